print("glissando")
