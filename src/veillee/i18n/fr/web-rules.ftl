### Ce que valent les choses, à côté des règles. `*…*` marque les nombres.

worth-dixit-some = Certains la trouvent, pas tous
points-dixit-some = conteur *3*, qui trouve *3*
worth-dixit-alone = À trois, un seul la trouve
points-dixit-alone = conteur *4*, qui trouve *4*
worth-dixit-all = Tous la trouvent, ou personne
points-dixit-all = conteur *0*, les autres *2*
worth-dixit-vote = Une voix sur ton image
points-dixit-vote = toi *+1*
worth-dixit-cap = Les voix, là où elles sont limitées
points-dixit-cap = *3* par tour au plus
worth-dixit-single = Un seul vote, là où deux sont permis, et il la trouve
points-dixit-single = toi *+1*

worth-stella-spark = Étincelle : deux autres ou plus
points-stella-spark = *2* chacun
worth-stella-super = Super-étincelle : un seul autre
points-stella-super = *3* chacun
worth-stella-fall = Chute : personne d’autre
points-stella-fall = *0*, et plus d’étoiles
worth-stella-dark = Tomber, quand on est dans le noir
points-stella-dark = *−1* par étincelle ou super-étincelle

worth-stars-constellation = Une constellation de 3 à 8 traits
points-stars-constellation = *3* à *8*, chaque taille une fois
worth-stars-planet = Une planète
points-stars-planet = *1* par constellation voisine
worth-stars-shot = Une étoile filante
points-stars-shot = sa longueur, *1* à *3*
worth-stars-bonus = La forme de la carte de points
points-stars-bonus = sa valeur, par copie

worth-africa-star = L’Étoile
points-africa-star = *3* points
worth-africa-gems = Brigand, fer à cheval, gemme
points-africa-gems = *2* points
worth-africa-plain = Toute autre carte
points-africa-plain = *1* point
worth-africa-thief = Un jeton voleur
points-africa-thief = *−2* points
worth-africa-first = Meilleur de la manche
points-africa-first = trésor *8*
worth-africa-second = Deuxième
points-africa-second = trésor *4*
worth-africa-third = Troisième
points-africa-third = trésor *2*
worth-africa-fourth = Quatrième, ou plus de 40 points
points-africa-fourth = trésor *1*

worth-rows-1 = Une rangée
points-rows-1 = incroyable
worth-rows-2 = Deux rangées
points-rows-2 = très beau
worth-rows-3 = Trois rangées
points-rows-3 = bien
worth-rows-4 = Quatre rangées
points-rows-4 = passable
worth-rows-5 = Cinq rangées ou plus
points-rows-5 = la prochaine sera meilleure
