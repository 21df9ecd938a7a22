### Ce que dit la maison : le serveur, ses réglages et ses refus.

server-title = Veillée
server-no-client = La maison est éclairée, mais ses pages ne sont pas encore construites. « make web » les construit.
server-address = Ouvre { $url }
server-address-lan = Sur le même réseau : { $url }
server-stop = Ctrl-C éteint la lampe ; chaque table est gardée.

refused-bot-unknown = Il n’y a pas de robot « { $bot } » pour ce jeu.
refused-cannot-read = Impossible de lire cela ({ $why }).
refused-closed = La table est fermée.
refused-code-unknown = Aucune table n’a ce code en ce moment.
refused-hushed = Chut ! Tes mots pourraient tout dévoiler. Tu parleras après la révélation.
refused-link-used = Ce lien a déjà servi, ou son temps est passé. Demandes-en un autre.
refused-muted = L’hôte te prie d’écouter un moment.
refused-nameless = Écris au moins une lettre.
refused-no-free-seat = Toutes les places sont prises.
refused-no-such-room = Cette table n’existe plus.
refused-not-watching = Tu n’es pas à cette table.
refused-rate = Cela fait beaucoup à la fois. Respire un peu.
refused-removed = L’hôte t’a fait quitter cette table.
refused-spectators-closed = Cette table est réservée à ceux qui jouent.
refused-try-again = Cela n’a pas été gardé. On réessaie.

refused-already-applied = C’est déjà fait.
refused-already-started = La partie a commencé.
refused-bad-nonce = Ton appareil a envoyé pour le hasard quelque chose d’inutilisable.
refused-bot-unasked = Aucun robot ne joue ici.
refused-empty-seats = Des places sont vides : { $seats }.
refused-game-over = La partie est finie.
refused-no-such-seat = Cette place n’existe pas.
refused-not-alone = On ne reprend un coup que si l’on joue seul.
refused-not-covered = Tu as déjà ta place.
refused-not-held-up = Personne n’attend cette place.
refused-not-host = C’est à l’hôte d’en décider.
refused-not-over = La partie n’est pas encore finie.
refused-not-paused = La partie est déjà en cours.
refused-not-seated = Tu n’as pas de place à cette table.
refused-not-started = La partie n’a pas commencé.
refused-not-your-seat = Cette place est à quelqu’un d’autre.
refused-nothing-to-settle = Il n’y a rien à trancher.
refused-nothing-to-undo = Il n’y a rien à reprendre.
refused-occupied-beyond = Quelqu’un est assis au-delà de la place { $seats }.
refused-paused = La partie est en pause.
refused-seat-taken = Quelqu’un est assis là.
refused-stale = La table a bougé. Voici où l’on en est.
refused-too-early = Un peu de patience.
