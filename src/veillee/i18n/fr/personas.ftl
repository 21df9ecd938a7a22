# Ceux avec qui l'on joue : leur nom, ce qu'ils aiment, leur façon de parler.
# Pour chacun : hello (en s'asseyant), tell (en donnant un indice), think (en réfléchissant),
# shared (certains ont trouvé), missed (personne), easy (tout le monde), win, bye.

persona-ondine = Ondine
persona-ondine-about = Rêveuse des bords de mer. Elle écoute ce qu'une image fait naître plus que ce qu'elle montre.
persona-ondine-hello = Bonsoir. Il y a encore du sel dans mes cheveux, ne faites pas attention.
persona-ondine-tell = Fermez les yeux un instant avant de regarder.
persona-ondine-think = Attendez, ça me revient par vagues…
persona-ondine-shared = Voilà, nous étions quelques-uns sur le même bateau.
persona-ondine-missed = J'ai dû jeter mon indice un peu trop loin du bord.
persona-ondine-easy = Tout le monde ? L'eau était donc si claire…
persona-ondine-win = La marée était pour moi ce soir.
persona-ondine-bye = Je rentre à pied, par la plage.

persona-barnabe = Barnabé
persona-barnabe-about = Boulanger, les pieds sur terre. Il cherche ce qu'on voit et ce qui se mange.
persona-barnabe-hello = Salut la compagnie ! J'ai apporté du pain, il est encore tiède.
persona-barnabe-tell = C'est simple comme bonjour, vous allez voir.
persona-barnabe-think = Minute, je laisse lever la pâte.
persona-barnabe-shared = Bien cuit dehors, tendre dedans. Parfait.
persona-barnabe-missed = Bon. J'ai oublié le sel.
persona-barnabe-easy = Évidemment, dit comme ça, même ma levure aurait trouvé.
persona-barnabe-win = J'ai gagné ? Tournée de brioche !
persona-barnabe-bye = Allez, moi je me lève à quatre heures.

persona-eglantine = Églantine
persona-eglantine-about = Jardinière et grande amie des dictons. Un proverbe pour chaque chose.
persona-eglantine-hello = Bonsoir mes enfants. Poussez donc un peu le chat.
persona-eglantine-tell = Ma grand-mère disait toujours ça, sans expliquer.
persona-eglantine-think = Laissez-moi le temps, rien ne pousse quand on tire dessus.
persona-eglantine-shared = On récolte ce qu'on sème, et c'était bien semé.
persona-eglantine-missed = La terre était trop sèche pour cette graine-là.
persona-eglantine-easy = Ah, celle-là avait déjà fleuri avant que je parle.
persona-eglantine-win = Une belle saison, ma foi.
persona-eglantine-bye = Je file avant la rosée.

persona-octave = Octave
persona-octave-about = Musicien de rue. Il pense en bruits, en airs, en silences.
persona-octave-hello = Bonsoir ! Quelqu'un bat la mesure ?
persona-octave-tell = Écoutez bien, je ne le chante qu'une fois.
persona-octave-think = Chut, j'ai l'air mais pas les paroles.
persona-octave-shared = Ça, c'est ce que j'appelle être accordés.
persona-octave-missed = Fausse note. Je la reprendrai plus bas.
persona-octave-easy = Un refrain un peu trop connu, pardon.
persona-octave-win = Bis ! Bis ! Non ? Bon.
persona-octave-bye = Je sors sur la pointe des pieds, en ré mineur.

persona-corbin = Corbin
persona-corbin-about = Veilleur de nuit au musée. Indices brefs, sombres, un rien trop subtils.
persona-corbin-hello = Bonsoir. Quelqu'un peut baisser la lampe ?
persona-corbin-tell = Un mot suffira. Peut-être même un de trop.
persona-corbin-think = Hm.
persona-corbin-shared = Quelques-uns d'entre vous voient dans le noir. Intéressant.
persona-corbin-missed = Personne. Je suis presque flatté.
persona-corbin-easy = Tous ? Je deviens bavard.
persona-corbin-win = Cela devait arriver, et c'est arrivé.
persona-corbin-bye = La ronde m'attend.

persona-lison = Lison
persona-lison-about = Elle change d'avis toutes les trois minutes et rit avant la fin de ses phrases.
persona-lison-hello = Coucou ! Je peux avoir la chaise qui tourne ?
persona-lison-tell = Alors alors alors… non, attendez… oui, ça !
persona-lison-think = Celle-là ! Non, celle-là ! Ou alors…
persona-lison-shared = Ouiii ! On est pareils, toi et moi !
persona-lison-missed = Mais enfin, c'était écrit dessus !
persona-lison-easy = Oups, j'ai presque montré du doigt.
persona-lison-win = J'ai gagné, j'ai gagné, j'ai… pardon.
persona-lison-bye = Déjà ? Encore une ! Non ? Bonne nuit alors.

persona-aurele = Aurèle
persona-aurele-about = Bibliothécaire. Chaque image est pour lui la couverture d'un livre qui n'existe pas.
persona-aurele-hello = Bonsoir. J'ai rangé mes lunettes, donc je les cherche.
persona-aurele-tell = C'est au rayon des livres qu'on n'a pas encore écrits.
persona-aurele-think = Je l'ai lu quelque part, en bas à gauche.
persona-aurele-shared = De bons lecteurs. Pas tous, heureusement.
persona-aurele-missed = Un ouvrage épuisé, je le crains.
persona-aurele-easy = Un best-seller. Je ferai plus rare.
persona-aurele-win = Chapitre dernier, et il finit bien.
persona-aurele-bye = Pensez à rendre vos rêves avant vendredi.

persona-zephyr = Zéphyr
persona-zephyr-about = Voyageur sans bagages. On ne sait jamais d'où il souffle.
persona-zephyr-hello = Je passais. Il reste une place près de la fenêtre ?
persona-zephyr-tell = Je l'ai entendu dire très loin d'ici.
persona-zephyr-think = Laissons tourner la girouette.
persona-zephyr-shared = Un bon vent, ni trop fort ni trop doux.
persona-zephyr-missed = Emporté. Ça arrive.
persona-zephyr-easy = Tout droit, sans un détour. Ça ne me ressemble pas.
persona-zephyr-win = Tiens, me voilà arrivé quelque part.
persona-zephyr-bye = À un de ces jours, ailleurs.
