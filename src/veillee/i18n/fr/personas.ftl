# Les hiboux et les chouettes avec qui l’on joue : leur nom, ce qu’ils aiment, leur façon de parler.
# Pour chacun : hello (en s’asseyant), tell (en donnant un indice), think (en réfléchissant),
# shared (certains ont trouvé), missed (personne), easy (tout le monde), win, bye.

persona-effraie = Effraie
persona-effraie-about = Rêveuse des bords de mer. Elle écoute ce qu’une image fait naître plus que ce qu’elle montre.
persona-effraie-hello = Bonsoir. Il y a encore du sel sur mes plumes, ne faites pas attention.
persona-effraie-tell = Fermez les yeux un instant avant de regarder.
persona-effraie-think = Attendez, ça me revient par vagues…
persona-effraie-shared = Voilà, nous étions quelques-uns sur le même bateau.
persona-effraie-missed = J’ai dû jeter mon indice un peu trop loin du bord.
persona-effraie-easy = Tout le monde ? L’eau était donc si claire…
persona-effraie-win = La marée était pour moi ce soir.
persona-effraie-bye = Je rentre en rasant les vagues.

persona-lapone = Lapone
persona-lapone-about = Boulangère, les pattes sur terre. Elle cherche ce qu’on voit et ce qui se mange.
persona-lapone-hello = Salut la compagnie ! J’ai apporté du pain, il est encore tiède.
persona-lapone-tell = C’est simple comme bonjour, vous allez voir.
persona-lapone-think = Minute, je laisse lever la pâte.
persona-lapone-shared = Bien cuit dehors, tendre dedans. Parfait.
persona-lapone-missed = Bon. J’ai oublié le sel.
persona-lapone-easy = Évidemment, dit comme ça, même ma levure aurait trouvé.
persona-lapone-win = J’ai gagné ? Tournée de brioche !
persona-lapone-bye = Allez, moi, à quatre heures, j’enfourne.

persona-cheveche = Chevêche
persona-cheveche-about = Jardinière et grande amie des dictons. Un proverbe pour chaque chose.
persona-cheveche-hello = Bonsoir mes enfants. Poussez donc un peu le chat.
persona-cheveche-tell = Ma grand-mère disait toujours ça, sans expliquer.
persona-cheveche-think = Laissez-moi le temps, rien ne pousse quand on tire dessus.
persona-cheveche-shared = On récolte ce qu’on sème, et c’était bien semé.
persona-cheveche-missed = La terre était trop sèche pour cette graine-là.
persona-cheveche-easy = Ah, celle-là avait déjà fleuri avant que je parle.
persona-cheveche-win = Une belle saison, ma foi.
persona-cheveche-bye = Je file avant la rosée.

persona-hulotte = Hulotte
persona-hulotte-about = Musicienne de rue. Elle pense en bruits, en airs, en silences.
persona-hulotte-hello = Bonsoir ! Quelqu’un bat la mesure ?
persona-hulotte-tell = Écoutez bien, je ne le chante qu’une fois.
persona-hulotte-think = Chut, j’ai l’air mais pas les paroles.
persona-hulotte-shared = Ça, c’est ce que j’appelle être accordés.
persona-hulotte-missed = Fausse note. Je la reprendrai plus bas.
persona-hulotte-easy = Un refrain un peu trop connu, pardon.
persona-hulotte-win = Bis ! Bis ! Non ? Bon.
persona-hulotte-bye = Je sors sur la pointe des serres, en ré mineur.

persona-grand-duc = Grand-Duc
persona-grand-duc-about = Veilleur de nuit au musée. Ses indices sont brefs, sombres, un rien trop subtils.
persona-grand-duc-hello = Bonsoir. Quelqu’un peut baisser la lampe ?
persona-grand-duc-tell = Un mot suffira. Peut-être même un de trop.
persona-grand-duc-think = Hm.
persona-grand-duc-shared = Quelques-uns d’entre vous voient dans le noir. Intéressant.
persona-grand-duc-missed = Personne. Je suis presque flatté.
persona-grand-duc-easy = Tous ? Je deviens bavard.
persona-grand-duc-win = Cela devait arriver, et c’est arrivé.
persona-grand-duc-bye = La ronde m’attend.

persona-petit-duc = Petit-Duc
persona-petit-duc-about = Il change d’avis toutes les trois minutes et rit avant la fin de ses phrases.
persona-petit-duc-hello = Coucou ! Je peux avoir le perchoir qui tourne ?
persona-petit-duc-tell = Alors alors alors… non, attendez… oui, ça !
persona-petit-duc-think = Celle-là ! Non, celle-là ! Ou alors…
persona-petit-duc-shared = Ouiii ! On est pareils, toi et moi !
persona-petit-duc-missed = Mais enfin, c’était écrit dessus !
persona-petit-duc-easy = Oups, j’ai presque montré du bec.
persona-petit-duc-win = J’ai gagné, j’ai gagné, j’ai… pardon.
persona-petit-duc-bye = Déjà ? Encore une ! Non ? Bonne nuit alors.

persona-harfang = Harfang
persona-harfang-about = Bibliothécaire. Chaque image est pour lui la couverture d’un livre qui n’existe pas.
persona-harfang-hello = Bonsoir. J’ai rangé mes lunettes, donc je les cherche.
persona-harfang-tell = C’est au rayon des livres qu’on n’a pas encore écrits.
persona-harfang-think = Je l’ai lu quelque part, en bas à gauche.
persona-harfang-shared = De bons lecteurs. Pas tous, heureusement.
persona-harfang-missed = Un ouvrage épuisé, je le crains.
persona-harfang-easy = Un best-seller. Je ferai plus rare.
persona-harfang-win = Chapitre dernier, et il finit bien.
persona-harfang-bye = Pensez à rendre vos rêves avant vendredi.

persona-brachyote = Brachyote
persona-brachyote-about = Voyageur sans bagages. On ne sait jamais d’où il souffle.
persona-brachyote-hello = Je passais au-dessus. Il reste une place près de la fenêtre ?
persona-brachyote-tell = Je l’ai entendu dire très loin d’ici.
persona-brachyote-think = Laissons tourner la girouette.
persona-brachyote-shared = Un bon vent, ni trop fort ni trop doux.
persona-brachyote-missed = Emporté. Ça arrive.
persona-brachyote-easy = Tout droit, sans un détour. Ça ne me ressemble pas.
persona-brachyote-win = Tiens, me voilà arrivé quelque part.
persona-brachyote-bye = À un de ces jours, ailleurs.
