### What is said of the pictures on the screen.

picture-untold = Picture { $image }
picture-close = Close the picture
picture-enlarge = Enlarge: { $caption }
picture-previous = Previous picture
picture-next = Next picture
picture-count = of { $count }
picture-of-evening = Picture of the evening
