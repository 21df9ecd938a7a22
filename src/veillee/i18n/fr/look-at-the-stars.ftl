game-name = Look at the Stars
game-tagline = Dix-huit nuits pour relier les étoiles avant le lever du soleil.

option-slates = Les ciels
option-slates--different = un ciel différent pour chacun
option-slates--same = le même ciel pour tous
option-bonus = Les cartes bonus
option-bonus--random = tirées au sort
option-bonus--first-game = celles d’une première partie
option-bonus--chosen = choisies
option-bonus--beginner-powers = tirées au sort, pouvoirs faciles
option-point_card = Carte de points
option-point_card--null = celle du sort
option-point_card--P1 = la croix du ciel
option-point_card--P2 = le grand T
option-point_card--P3 = la croix droite
option-point_card--P4 = la flèche
option-point_card--P5 = le losange
option-point_card--P6 = le Y à longue tige
option-point_card--P7 = la double fourche
option-point_card--P8 = le trapèze
option-point_card--P9 = le cerf-volant
option-point_card--P10 = la croix au long bras
option-power_card = Carte de pouvoir
option-power_card--null = celle du sort
option-power_card--W1 = l’aura lumineuse
option-power_card--W2 = la planète
option-power_card--W3 = les nouvelles étoiles
option-power_card--W4 = le trait
option-power_card--W5 = la galaxie
option-power_card--W6 = le trou noir
option-power_card--W7 = la nova
option-power_card--W8 = l’étoile scintillante
option-power_card--W9 = le croissant de lune
option-live_scores = Scores en cours de partie
option-live_scores--own = chacun voit le sien
option-live_scores--all = tous les voient tous
option-live_scores--none = cachés jusqu’à la fin

reason-dawn = Le jour est levé.

refused-how-many = On joue de 1 à { $high }. Reçu { $got }.
refused-choose-both-cards = Pour des cartes choisies, il faut nommer la carte de points et la carte de pouvoir.
refused-cards-not-chosen = Ces cartes ne servent que si les cartes bonus sont « choisies ».
refused-not-asked = Il n’y a rien à dessiner en ce moment.
refused-already-drawn = Tu as déjà répondu à cette nuit. Tu peux reprendre ton dessin tant que les autres cherchent.
refused-nothing-to-take-back = Tu n’as encore rien dessiné cette nuit.
refused-shoot-instead = Cette nuit, c’est une étoile filante : trace-la, ou passe.
refused-no-shooting-star-tonight = Pas d’étoile filante cette nuit : la carte montre deux traits.
refused-not-the-shape = Ce n’est pas la forme de la carte. Elle se tourne par quarts.
refused-mirrored = C’est la forme en miroir. Elle se tourne, mais ne se retourne jamais.
refused-not-neighbours = Un trait relie deux étoiles voisines ; depuis ({ $x }, { $y }), celui-ci va trop loin.
refused-not-a-star = Il n’y a pas d’étoile libre en ({ $x }, { $y }).
refused-outside = ({ $x }, { $y }) est hors du ciel.
refused-something-there = Quelque chose couvre déjà l’étoile ({ $x }, { $y }).
refused-sun-has-risen = Le soleil s’est levé sur l’étoile ({ $x }, { $y }).
refused-line-exists = Ce trait est déjà tracé, de ({ $x }, { $y }) à ({ $to_x }, { $to_y }).
refused-beside-black-hole = Le trou noir garde l’étoile ({ $x }, { $y }).
refused-touches-shooting-star = L’étoile ({ $x }, { $y }) appartient à une étoile filante.
refused-crosses-shooting-star = On ne croise pas une étoile filante, près de ({ $x }, { $y }).
refused-crosses-line = Une étoile filante ne croise aucun trait, près de ({ $x }, { $y }).
refused-touches-aura = L’étoile ({ $x }, { $y }) est à une constellation fermée par son aura.
refused-crosses-aura = On ne croise pas une constellation fermée par son aura, près de ({ $x }, { $y }).
refused-not-a-shooting-star = Une étoile filante file en diagonale, sur une, deux ou trois longueurs.
refused-star-in-use = L’étoile ({ $x }, { $y }) sert déjà.
refused-no-power = Tu n’as pas de pouvoir à utiliser.
refused-power-points = { $points ->
    [one] Ce pouvoir demande un point.
   *[other] Ce pouvoir demande { $points } points.
}
refused-no-such-copy = Ces traits ne forment pas une figure encore à payer.
refused-not-a-gap = ({ $x }, { $y }) n’est pas un vide à remplir.
refused-same-point-twice = Il faut deux points différents.
refused-not-side-by-side = Une galaxie couvre deux étoiles côte à côte, à l’horizontale.
refused-not-beside-its-group = La galaxie doit toucher le groupe qui l’a gagnée.
refused-not-a-constellation = Aucune constellation ne passe par ({ $x }, { $y }).
refused-has-one-already = { $power ->
    [nova] Une nova brille déjà là.
   *[other] Cette constellation a déjà son aura.
}
refused-only-one = { $power ->
    [crescent-moon] Il n’y a qu’une lune par partie.
   *[other] Il n’y a qu’un trou noir par partie.
}

## Les huit ciels

slate-ancient-egypt = Ciel de l’Égypte ancienne
figures-ancient-egypt = le scarabée et l’ibis
note-ancient-egypt = Pour les Égyptiens de l’Antiquité, un scarabée pousse le soleil au-dessus de l’horizon : c’est Khépri, le dieu du matin qui renaît. L’ibis est l’oiseau de Thot, le scribe des dieux, qui compte les jours et veille sur l’écriture. Des zodiaques de temples, à l’époque romaine, montrent un scarabée là où d’autres voient un crabe.
slate-ancient-greece = Ciel de la Grèce antique
figures-ancient-greece = l’hydre et la lyre
note-ancient-greece = Les Grecs voyaient dans une longue file d’étoiles le serpent d’eau, parent de l’hydre de Lerne qu’Héraclès dut vaincre. Hermès fit la première lyre d’une carapace de tortue ; Orphée en joua si bien que même les ombres l’écoutèrent. Véga en est la plus brillante étoile.
slate-china = Ciel de Chine
figures-china = le dragon et l’oiseau
note-china = Les astronomes chinois partagent le ciel en quatre palais de sept demeures chacun. Le Dragon d’azur garde l’est et le printemps : ses cornes se lèvent au crépuscule quand l’année s’éveille. L’Oiseau vermillon garde le sud et l’été. On leur donne un nom depuis plus de deux mille ans.
slate-india = Ciel de l’Inde
figures-india = le cerf et le couple
note-india = Des textes védiques racontent que Prajapati, sous la forme d’un cerf, poursuivit sa fille et fut percé d’une flèche : c’est notre Orion, et les trois étoiles de la Ceinture sont la flèche. Mithuna, le couple du zodiaque indien, tient une massue et une vina, le luth ; nous l’appelons les Gémeaux.
slate-inuit = Ciel des Inuits
figures-inuit = le caribou et le renard
note-inuit = Dans l’Arctique, les Inuits connaissent la Grande Ourse sous le nom de Tukturjuit, les caribous ; elle tourne autour du pôle et dit l’heure pendant la longue nuit. En Alaska, on a raconté les Pléiades comme un renard roux. Ces récits varient d’une communauté à l’autre et se disent encore.
slate-navajo = Ciel des Navajos
figures-navajo = le coyote et le feu du nord
note-navajo = Les Navajos se nomment eux-mêmes Diné. Náhookǫs Bikǫʼ, l’étoile du nord, est le feu au milieu du hogan, la maison : tout tourne autour, et elle ne bouge pas. Maʼii Bizǫʼ est l’étoile que Coyote plaça lui-même, basse au sud. Chez les Diné, ces récits se disent en hiver.
slate-polynesia = Ciel de Polynésie
figures-polynesia = l’hameçon et les jumeaux
note-polynesia = À Hawaï, la queue de notre Scorpion est l’hameçon de Māui, Ka Makau Nui o Māui, qui tira des îles du fond de l’océan. Nāmāhoe, les jumeaux, sont Nānāmua, qui regarde en avant, et Nānāhope, qui regarde en arrière : Castor et Pollux. Ces étoiles guident aussi les pirogues d’île en île.
slate-southern-africa = Ciel d’Afrique australe
figures-southern-africa = les antilopes et les girafes
note-southern-africa = Pour les Sotho et les Tswana, les étoiles brillantes de la Croix du Sud et ses voisines sont des girafes, Dithutlwa, qui passent au-dessus des arbres. Des San ont raconté Aldébaran et Bételgeuse comme deux antilopes, le mâle et la femelle. Le ciel y dit aussi le temps des semailles.

## Dans le terminal

night = Nuit { $night } sur { $nights }
card-shape = à tracer
card-shooting-star = filante
card-points = { $points } points
part-constellations = constellations
part-planets = planètes
part-shooting_stars = étoiles filantes
part-point_bonus = bonus de points
part-power_bonus = bonus de pouvoir
part-total = total
power-earned = { $count ->
    [one] Pouvoir gagné : { $power } !
   *[other] { $count } pouvoirs gagnés : { $power } !
}
keys-night = flèches déplacer · r tourner · Tab place suivante · Entrée tracer · p passer · u reprendre · n le ciel · ? règles · q quitter
keys-power = flèches déplacer · r tourner · Tab place suivante · Entrée utiliser · s renoncer · u reprendre · ? règles · q quitter
keys-pay = · c choisir la figure qui paie
keys-nothing = Rien à tracer ici : p passer · u reprendre · ? règles · q quitter
keys-return = Entrée pour revenir au ciel
do-draw = Tracer { $lines }
do-shoot = Étoile filante { $line }
do-pass = Passer
do-use-power = Utiliser le pouvoir en { $at }
do-use-power-paying = Utiliser le pouvoir en { $at }, payé par { $lines }
do-skip-power = Renoncer au pouvoir
do-skip-power-paying = Renoncer au pouvoir, payé par { $lines }
do-take-back = Reprendre mon dessin
