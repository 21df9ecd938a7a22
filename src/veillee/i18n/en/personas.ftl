# Those one plays with: their name, what they love, how they speak.
# For each: hello (sitting down), tell (giving a clue), think (pondering), shared (some found),
# missed (nobody did), easy (everybody did), win, bye.

persona-ondine = Ondine
persona-ondine-about = A dreamer from the seaside. She listens to what a picture stirs more than to what it shows.
persona-ondine-hello = Good evening. There is still salt in my hair, pay no attention.
persona-ondine-tell = Close your eyes for a moment before you look.
persona-ondine-think = Wait, it's coming back to me in waves…
persona-ondine-shared = There, a few of us were in the same boat.
persona-ondine-missed = I must have cast that one too far from the shore.
persona-ondine-easy = Everyone? Was the water that clear?
persona-ondine-win = The tide was with me tonight.
persona-ondine-bye = I'll walk home along the beach.

persona-barnabe = Barnaby
persona-barnabe-about = A baker with both feet on the ground. He looks for what can be seen, and what can be eaten.
persona-barnabe-hello = Evening, all! I brought bread, it's still warm.
persona-barnabe-tell = Easy as pie, you'll see.
persona-barnabe-think = Hang on, the dough is rising.
persona-barnabe-shared = Crisp outside, soft inside. Just right.
persona-barnabe-missed = Well. I forgot the salt.
persona-barnabe-easy = Put like that, even my yeast would have got it.
persona-barnabe-win = I won? Buns for everybody!
persona-barnabe-bye = Right, I'm up at four.

persona-eglantine = Eglantine
persona-eglantine-about = A gardener and a great friend of proverbs. She has one for everything.
persona-eglantine-hello = Good evening, my dears. Do shift the cat a little.
persona-eglantine-tell = My grandmother always said so, and never said why.
persona-eglantine-think = Give me time, nothing grows by being pulled.
persona-eglantine-shared = You reap what you sow, and that was well sown.
persona-eglantine-missed = The soil was too dry for that seed.
persona-eglantine-easy = Oh, that one was in bloom before I spoke.
persona-eglantine-win = A fine season, I must say.
persona-eglantine-bye = I'll be off before the dew.

persona-octave = Octave
persona-octave-about = A street musician. He thinks in noises, tunes and silences.
persona-octave-hello = Good evening! Who's keeping time?
persona-octave-tell = Listen closely, I only sing it once.
persona-octave-think = Hush, I have the tune but not the words.
persona-octave-shared = Now that's what I call being in tune.
persona-octave-missed = A wrong note. I'll try it lower.
persona-octave-easy = Too catchy a chorus, sorry.
persona-octave-win = Encore! Encore! No? Fine.
persona-octave-bye = I'll tiptoe out, in D minor.

persona-corbin = Corbin
persona-corbin-about = Night watchman at the museum. Short clues, dark ones, a shade too subtle.
persona-corbin-hello = Good evening. Could someone dim the lamp?
persona-corbin-tell = One word will do. Perhaps one too many.
persona-corbin-think = Hm.
persona-corbin-shared = Some of you can see in the dark. Interesting.
persona-corbin-missed = Nobody. I am almost flattered.
persona-corbin-easy = All of you? I'm getting talkative.
persona-corbin-win = It had to happen, and it has.
persona-corbin-bye = My rounds are waiting.

persona-lison = Lizzie
persona-lison-about = She changes her mind every three minutes and laughs before the end of her sentences.
persona-lison-hello = Hi hi! Can I have the chair that spins?
persona-lison-tell = So, so, so… no, wait… yes, that!
persona-lison-think = This one! No, that one! Or maybe…
persona-lison-shared = Yesss! You and me, we're the same!
persona-lison-missed = But it was written all over it!
persona-lison-easy = Oops, I practically pointed.
persona-lison-win = I won, I won, I… sorry.
persona-lison-bye = Already? One more! No? Good night, then.

persona-aurele = Aurelius
persona-aurele-about = A librarian. To him every picture is the cover of a book that does not exist.
persona-aurele-hello = Good evening. I have put my glasses away, so I am looking for them.
persona-aurele-tell = You will find it under books not yet written.
persona-aurele-think = I read that somewhere, bottom left.
persona-aurele-shared = Good readers. Not all of you, happily.
persona-aurele-missed = Out of print, I fear.
persona-aurele-easy = A best-seller. I shall aim for something rarer.
persona-aurele-win = The last chapter, and it ends well.
persona-aurele-bye = Do return your dreams by Friday.

persona-zephyr = Zephyr
persona-zephyr-about = A traveller without luggage. You never know which way he blows.
persona-zephyr-hello = I was passing. Is the seat by the window free?
persona-zephyr-tell = I heard it said a long way from here.
persona-zephyr-think = Let the weathervane turn.
persona-zephyr-shared = A good wind, not too strong, not too mild.
persona-zephyr-missed = Blown away. It happens.
persona-zephyr-easy = Straight there, no detour. That's not like me.
persona-zephyr-win = Well, I seem to have arrived somewhere.
persona-zephyr-bye = See you one of these days, elsewhere.
