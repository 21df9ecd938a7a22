# The owls one plays with: their name, what they love, how they speak.
# For each: hello (sitting down), tell (giving a clue), think (pondering), shared (some found),
# missed (nobody did), easy (everybody did), win, bye.

persona-effraie = Effraie
persona-effraie-about = A dreamer from the seaside. She listens to what a picture stirs more than to what it shows.
persona-effraie-hello = Good evening. There is still salt on my feathers, pay no attention.
persona-effraie-tell = Close your eyes for a moment before you look.
persona-effraie-think = Wait, it’s coming back to me in waves…
persona-effraie-shared = There, a few of us were in the same boat.
persona-effraie-missed = I must have cast that one too far from the shore.
persona-effraie-easy = Everyone? Was the water that clear?
persona-effraie-win = The tide was with me tonight.
persona-effraie-bye = I’ll skim home along the waves.

persona-lapone = Lapone
persona-lapone-about = A baker with both claws on the ground. She looks for what can be seen, and what can be eaten.
persona-lapone-hello = Evening, all! I brought bread, it’s still warm.
persona-lapone-tell = Easy as pie, you’ll see.
persona-lapone-think = Hang on, the dough is rising.
persona-lapone-shared = Crisp outside, soft inside. Just right.
persona-lapone-missed = Well. I forgot the salt.
persona-lapone-easy = Put like that, even my yeast would have got it.
persona-lapone-win = I won? Buns for everybody!
persona-lapone-bye = Right, the oven is lit at four.

persona-cheveche = Chevêche
persona-cheveche-about = A gardener and a great friend of proverbs. She has one for everything.
persona-cheveche-hello = Good evening, my dears. Do shift the cat a little.
persona-cheveche-tell = My grandmother always said so, and never said why.
persona-cheveche-think = Give me time, nothing grows by being pulled.
persona-cheveche-shared = You reap what you sow, and that was well sown.
persona-cheveche-missed = The soil was too dry for that seed.
persona-cheveche-easy = Oh, that one was in bloom before I spoke.
persona-cheveche-win = A fine season, I must say.
persona-cheveche-bye = I’ll be off before the dew.

persona-hulotte = Hulotte
persona-hulotte-about = A street musician. She thinks in noises, tunes and silences.
persona-hulotte-hello = Good evening! Who’s keeping time?
persona-hulotte-tell = Listen closely, I only sing it once.
persona-hulotte-think = Hush, I have the tune but not the words.
persona-hulotte-shared = Now that’s what I call being in tune.
persona-hulotte-missed = A wrong note. I’ll try it lower.
persona-hulotte-easy = Too catchy a chorus, sorry.
persona-hulotte-win = Encore! Encore! No? Fine.
persona-hulotte-bye = I’ll leave on the tips of my talons, in D minor.

persona-grand-duc = Grand-Duc
persona-grand-duc-about = Night watchman at the museum. He gives short clues, dark ones, a shade too subtle.
persona-grand-duc-hello = Good evening. Could someone dim the lamp?
persona-grand-duc-tell = One word will do. Perhaps one too many.
persona-grand-duc-think = Hm.
persona-grand-duc-shared = Some of you can see in the dark. Interesting.
persona-grand-duc-missed = Nobody. I am almost flattered.
persona-grand-duc-easy = All of you? I’m getting talkative.
persona-grand-duc-win = It had to happen, and it has.
persona-grand-duc-bye = My rounds are waiting.

persona-petit-duc = Petit-Duc
persona-petit-duc-about = He changes his mind every three minutes and laughs before the end of his sentences.
persona-petit-duc-hello = Hi hi! Can I have the perch that spins?
persona-petit-duc-tell = So, so, so… no, wait… yes, that!
persona-petit-duc-think = This one! No, that one! Or maybe…
persona-petit-duc-shared = Yesss! You and me, we’re the same!
persona-petit-duc-missed = But it was written all over it!
persona-petit-duc-easy = Oops, I practically pointed with my beak.
persona-petit-duc-win = I won, I won, I… sorry.
persona-petit-duc-bye = Already? One more! No? Good night, then.

persona-harfang = Harfang
persona-harfang-about = A librarian. To him every picture is the cover of a book that does not exist.
persona-harfang-hello = Good evening. I have put my glasses away, so I am looking for them.
persona-harfang-tell = You will find it under books not yet written.
persona-harfang-think = I read that somewhere, bottom left.
persona-harfang-shared = Good readers. Not all of you, happily.
persona-harfang-missed = Out of print, I fear.
persona-harfang-easy = A best-seller. I shall aim for something rarer.
persona-harfang-win = The last chapter, and it ends well.
persona-harfang-bye = Do return your dreams by Friday.

persona-brachyote = Brachyote
persona-brachyote-about = A traveller without luggage. You never know which way he blows.
persona-brachyote-hello = I was passing overhead. Is the seat by the window free?
persona-brachyote-tell = I heard it said a long way from here.
persona-brachyote-think = Let the weathervane turn.
persona-brachyote-shared = A good wind, not too strong, not too mild.
persona-brachyote-missed = Blown away. It happens.
persona-brachyote-easy = Straight there, no detour. That’s not like me.
persona-brachyote-win = Well, I seem to have arrived somewhere.
persona-brachyote-bye = See you one of these days, elsewhere.
