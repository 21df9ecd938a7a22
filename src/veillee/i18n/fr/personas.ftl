# Les chouettes avec qui l’on joue : leur nom, ce qu’elles aiment, leur façon de parler.
# Pour chacune : hello (en s’asseyant), tell (en donnant un indice), think (en réfléchissant),
# shared (certains ont trouvé), missed (personne), easy (tout le monde), win, bye.
# $nth : ce qui revient souvent se dit de plusieurs façons. En donnant un indice, aucun mot ne nomme
# quelque chose qu’une image pourrait montrer.

persona-effraie = Effraie
persona-effraie-about = Rêveuse des bords de mer. Elle écoute ce qu’une image fait naître plus que ce qu’elle montre.
persona-effraie-hello = Bonsoir. Il y a encore du sel sur mes plumes, ne faites pas attention.
persona-effraie-tell = { $nth ->
    [0] Laissez-le venir un instant avant de chercher.
    [1] C’est venu tout seul, je vous le donne comme ça.
   *[other] Ne cherchez pas trop vite, ça remonte toujours.
}
persona-effraie-think = { $nth ->
    [0] Attendez, ça me revient par vagues…
    [1] Je dérive encore un peu, ne m’attendez pas au port.
   *[other] Il y a du brouillard. J’aime bien le brouillard.
}
persona-effraie-shared = { $nth ->
    [0] Voilà, nous étions quelques-uns sur le même bateau.
    [1] Certains ont pris le large, d’autres sont restés au quai. C’est bien ainsi.
   *[other] Juste assez d’écume pour y voir.
}
persona-effraie-missed = { $nth ->
    [0] J’ai dû jeter mon indice un peu trop loin du bord.
   *[other] Perdu corps et biens. On en reparlera à marée basse.
}
persona-effraie-easy = { $nth ->
    [0] Tout le monde ? L’eau était donc si claire…
   *[other] On voyait le fond. La prochaine fois, je remuerai le sable.
}
persona-effraie-win = La marée était pour moi ce soir.
persona-effraie-bye = Je rentre en rasant les vagues.

persona-lapone = Lapone
persona-lapone-about = Boulangère, les pattes sur terre. Elle cherche ce qu’on voit et ce qui se mange.
persona-lapone-hello = Salut la compagnie ! J’ai apporté du pain, il est encore tiède.
persona-lapone-tell = { $nth ->
    [0] C’est simple comme bonjour, vous allez voir.
    [1] Servez-vous, c’est tout chaud.
   *[other] Pas de chichis : c’est dit comme ça vient.
}
persona-lapone-think = { $nth ->
    [0] Minute, je laisse lever la pâte.
    [1] On ne presse pas une boulangère, surtout pas celle-ci.
   *[other] Encore deux minutes au four.
}
persona-lapone-shared = { $nth ->
    [0] Bien cuit dehors, tendre dedans. Parfait.
    [1] Il y en avait pour presque tout le monde. C’est le bon nombre de parts.
   *[other] Voilà une fournée réussie.
}
persona-lapone-missed = { $nth ->
    [0] Bon. J’ai oublié le sel.
   *[other] Raplapla. Ça ne m’était pas arrivé depuis l’apprentissage.
}
persona-lapone-easy = { $nth ->
    [0] Évidemment, dit comme ça, même ma levure aurait trouvé.
   *[other] Trop de sucre, je sais, je sais.
}
persona-lapone-win = J’ai gagné ? Tournée de brioche !
persona-lapone-bye = Allez, moi, à quatre heures, j’enfourne.

persona-cheveche = Chevêche
persona-cheveche-about = Jardinière et grande amie des dictons. Un proverbe pour chaque chose.
persona-cheveche-hello = Bonsoir mes enfants. Poussez donc un peu le chat.
persona-cheveche-tell = { $nth ->
    [0] On disait toujours ça chez nous, sans expliquer.
    [1] À bon entendeur, mes petits.
   *[other] C’est vieux comme tout, et ça sert encore.
}
persona-cheveche-think = { $nth ->
    [0] Laissez-moi le temps, rien ne pousse quand on tire dessus.
    [1] Qui va doucement va sûrement. Moi, je vais très doucement.
   *[other] La nuit porte conseil, et elle ne fait que commencer.
}
persona-cheveche-shared = { $nth ->
    [0] On récolte ce qu’on sème, et c’était bien semé.
    [1] Les uns au soleil, les autres à l’ombre : voilà un jardin.
   *[other] Petite pluie, belle pousse.
}
persona-cheveche-missed = { $nth ->
    [0] La terre était trop sèche pour cette graine-là.
   *[other] J’ai dû la planter à l’envers.
}
persona-cheveche-easy = { $nth ->
    [0] Ah, celle-là avait déjà fleuri avant que je parle.
   *[other] Pas besoin d’arroser ce qui pousse tout seul, on dirait.
}
persona-cheveche-win = Une belle saison, ma foi.
persona-cheveche-bye = Je file avant la rosée.

persona-hulotte = Hulotte
persona-hulotte-about = Musicienne de rue. Elle pense en bruits, en airs, en silences.
persona-hulotte-hello = Bonsoir ! Quelqu’un bat la mesure ?
persona-hulotte-tell = { $nth ->
    [0] Écoutez bien, je ne le chante qu’une fois.
    [1] À écouter plutôt qu’à lire.
   *[other] Et un, et deux, et…
}
persona-hulotte-think = { $nth ->
    [0] Chut, j’ai l’air mais pas les paroles.
    [1] Une mesure pour rien. Ou deux.
   *[other] Point d’orgue…
}
persona-hulotte-shared = { $nth ->
    [0] Ça, c’est ce que j’appelle être accordés.
    [1] Une partie de l’orchestre était là. L’autre accordait encore.
   *[other] Joli accord. Pas parfait, exprès.
}
persona-hulotte-missed = { $nth ->
    [0] Fausse note. Je la reprendrai plus bas.
   *[other] J’ai joué devant une salle vide. On s’y fait.
}
persona-hulotte-easy = { $nth ->
    [0] Un refrain un peu trop connu, pardon.
   *[other] Toute la salle chantait avant moi.
}
persona-hulotte-win = Bis ! Bis ! Non ? Bon.
persona-hulotte-bye = Je sors sur la pointe des serres, en ré mineur.

persona-grand-duc = Grand-Duc
persona-grand-duc-about = Veilleur de nuit au musée. Ses indices sont brefs, sombres, un rien trop subtils.
persona-grand-duc-hello = Bonsoir. Quelqu’un peut baisser la lampe ?
persona-grand-duc-tell = { $nth ->
    [0] Je n’en dirai pas davantage. C’est déjà un peu trop.
    [1] Voici.
   *[other] Il n’y a rien à ajouter, et je n’ajouterai rien.
}
persona-grand-duc-think = { $nth ->
    [0] Hm.
    [1] Silence, s’il vous plaît.
   *[other] Je fais le tour une fois encore.
}
persona-grand-duc-shared = { $nth ->
    [0] Quelques-uns d’entre vous voient dans le noir. Intéressant.
    [1] Bien. Les autres ont besoin d’une lampe.
   *[other] C’est à peu près ce que j’avais prévu.
}
persona-grand-duc-missed = { $nth ->
    [0] Personne. Je suis presque flatté.
   *[other] Vous passerez devant demain, et vous comprendrez.
}
persona-grand-duc-easy = { $nth ->
    [0] Tous ? Je deviens bavard.
   *[other] J’ai dû laisser une fenêtre ouverte.
}
persona-grand-duc-win = Cela devait arriver, et c’est arrivé.
persona-grand-duc-bye = La ronde m’attend.

persona-petit-duc = Petit-Duc
persona-petit-duc-about = Il change d’avis toutes les trois minutes et rit avant la fin de ses phrases.
persona-petit-duc-hello = Coucou ! Je peux avoir le perchoir qui tourne ?
persona-petit-duc-tell = { $nth ->
    [0] Alors alors alors… non, attendez… oui, ça !
    [1] J’en avais un mieux mais il m’a échappé !
   *[other] Ne riez pas ! Bon, si, riez.
}
persona-petit-duc-think = { $nth ->
    [0] Oui ! Non ! Ou alors…
    [1] J’ai changé d’avis. Voilà, encore.
   *[other] Je réfléchis très vite, mais dans tous les sens !
}
persona-petit-duc-shared = { $nth ->
    [0] Ouiii ! Il y en a qui me comprennent !
    [1] Vous l’avez eu ! Pas vous ! Mais vous, oui !
   *[other] Encore, encore, c’était trop bien !
}
persona-petit-duc-missed = { $nth ->
    [0] Mais enfin, c’était écrit dessus !
   *[other] Personne ? Même pas un tout petit peu ?
}
persona-petit-duc-easy = { $nth ->
    [0] Oups, j’ai presque montré du bec.
   *[other] Bon, d’accord, c’était pour échauffer tout le monde.
}
persona-petit-duc-win = J’ai gagné, j’ai gagné, j’ai… pardon.
persona-petit-duc-bye = Déjà ? Encore une ! Non ? Bonne nuit alors.

persona-harfang = Harfang
persona-harfang-about = Bibliothécaire. Chaque image est pour lui la couverture d’un livre qui n’existe pas.
persona-harfang-hello = Bonsoir. J’ai rangé mes lunettes, donc je les cherche.
persona-harfang-tell = { $nth ->
    [0] À classer où vous voudrez.
    [1] Je cite de mémoire, donc de travers.
   *[other] Lisez aussi entre les lignes, je n’y ai rien mis.
}
persona-harfang-think = { $nth ->
    [0] Je l’ai lu quelque part, mais dans quel siècle ?
    [1] Un instant, je consulte le catalogue.
   *[other] J’ai perdu ma page.
}
persona-harfang-shared = { $nth ->
    [0] De bons lecteurs. Pas tous, heureusement.
    [1] La critique est partagée. C’est bon signe.
   *[other] Un petit tirage, mais fidèle.
}
persona-harfang-missed = { $nth ->
    [0] Un ouvrage épuisé, je le crains.
   *[other] Il faudra attendre la traduction.
}
persona-harfang-easy = { $nth ->
    [0] Un best-seller. Je ferai plus rare.
   *[other] J’avais oublié d’ôter le résumé au dos.
}
persona-harfang-win = Chapitre dernier, et il finit bien.
persona-harfang-bye = Pensez à rendre vos rêves avant vendredi.

persona-brachyote = Brachyote
persona-brachyote-about = Voyageur sans bagages. On ne sait jamais d’où il souffle.
persona-brachyote-hello = Je passais au-dessus. Il reste une place près de la fenêtre ?
persona-brachyote-tell = { $nth ->
    [0] Je l’ai entendu dire très loin d’ici.
    [1] Je vous le laisse, je n’en ai plus besoin.
   *[other] Ça m’est passé par la tête en venant.
}
persona-brachyote-think = { $nth ->
    [0] Laissons tourner la girouette.
    [1] Je regarde d’en haut, on voit mieux. Ou moins bien.
   *[other] J’attends que le vent tombe.
}
persona-brachyote-shared = { $nth ->
    [0] Un bon vent, ni trop fort ni trop doux.
    [1] Nous avons fait un bout de chemin ensemble, à quelques-uns.
   *[other] Certains ont suivi, d’autres ont vu du pays.
}
persona-brachyote-missed = { $nth ->
    [0] Emporté. Ça arrive.
   *[other] Je crois que je me suis perdu. Vous aussi, tant mieux.
}
persona-brachyote-easy = { $nth ->
    [0] Tout droit, sans un détour. Ça ne me ressemble pas.
   *[other] Il y avait des panneaux, ou quoi ?
}
persona-brachyote-win = Tiens, me voilà arrivé quelque part.
persona-brachyote-bye = À un de ces jours, ailleurs.
