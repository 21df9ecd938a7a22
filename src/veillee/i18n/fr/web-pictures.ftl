### Ce que l’on dit des images à l’écran.

picture-untold = Image { $image }
picture-close = Fermer l’image
picture-enlarge = Agrandir : { $caption }
picture-previous = Image précédente
picture-next = Image suivante
picture-count = sur { $count }
picture-of-evening = L’image de la soirée
