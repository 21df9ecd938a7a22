# The owls one plays with: their name, what they love, how they speak.
# For each: hello (sitting down), tell (giving a clue), think (pondering), shared (some found),
# missed (nobody did), easy (everybody did), win, bye.
# $nth: what comes up often is said in several ways. With a clue, no word names anything that a
# picture might show.

persona-effraie = Effraie
persona-effraie-about = A dreamer from the seaside. She listens to what a picture stirs more than to what it shows.
persona-effraie-hello = Good evening. There is still salt on my feathers, pay no attention.
persona-effraie-tell = { $nth ->
    [0] Let it come to you for a moment before you search.
    [1] It came by itself, take it as it is.
   *[other] Don’t look too fast. It always comes up again.
}
persona-effraie-think = { $nth ->
    [0] Wait, it’s coming back to me in waves…
    [1] Still drifting. Don’t wait for me in the harbour.
   *[other] There is fog about. I rather like fog.
}
persona-effraie-shared = { $nth ->
    [0] There, a few of us were in the same boat.
    [1] Some put out to sea, some stayed ashore. That’s how I like it.
   *[other] Just enough foam to see by.
}
persona-effraie-missed = { $nth ->
    [0] I must have cast that one too far from the shore.
   *[other] Lost with all hands. We’ll talk of it at low tide.
}
persona-effraie-easy = { $nth ->
    [0] Everyone? Was the water that clear?
   *[other] You could see the bottom. Next time I’ll stir the sand.
}
persona-effraie-win = The tide was with me tonight.
persona-effraie-bye = I’ll skim home along the waves.

persona-lapone = Lapone
persona-lapone-about = A baker with both claws on the ground. She looks for what can be seen, and what can be eaten.
persona-lapone-hello = Evening, all! I brought bread, it’s still warm.
persona-lapone-tell = { $nth ->
    [0] Simple as can be, you’ll see.
    [1] Help yourselves while it’s hot.
   *[other] No frills: I say it as it comes.
}
persona-lapone-think = { $nth ->
    [0] Hang on, the dough is rising.
    [1] Never hurry a baker, least of all this one.
   *[other] Two more minutes in the oven.
}
persona-lapone-shared = { $nth ->
    [0] Crisp outside, soft inside. Just right.
    [1] Enough slices for nearly everybody. That’s the right number.
   *[other] Now that’s a good batch.
}
persona-lapone-missed = { $nth ->
    [0] Well. I forgot the salt.
   *[other] Flat as a board. That hasn’t happened since I was an apprentice.
}
persona-lapone-easy = { $nth ->
    [0] Put like that, even my yeast would have got it.
   *[other] Too much sugar, I know, I know.
}
persona-lapone-win = I won? Buns for everybody!
persona-lapone-bye = Right, the oven is lit at four.

persona-cheveche = Chevêche
persona-cheveche-about = A gardener and a great friend of proverbs. She has one for everything.
persona-cheveche-hello = Good evening, my dears. Do shift the cat a little.
persona-cheveche-tell = { $nth ->
    [0] At home we always said so, and never said why.
    [1] A word to the wise, my dears.
   *[other] It’s as old as anything, and still good.
}
persona-cheveche-think = { $nth ->
    [0] Give me time, nothing grows by being pulled.
    [1] Slow and steady. I am mostly slow.
   *[other] Sleep on it, they say. The night is young.
}
persona-cheveche-shared = { $nth ->
    [0] You reap what you sow, and that was well sown.
    [1] Some in the sun and some in the shade: that’s a garden.
   *[other] A little rain, and up it comes.
}
persona-cheveche-missed = { $nth ->
    [0] The soil was too dry for that seed.
   *[other] I must have planted it upside down.
}
persona-cheveche-easy = { $nth ->
    [0] Oh, that one was in bloom before I spoke.
   *[other] No need to water what grows by itself, it seems.
}
persona-cheveche-win = A fine season, I must say.
persona-cheveche-bye = I’ll be off before the dew.

persona-hulotte = Hulotte
persona-hulotte-about = A street musician. She thinks in noises, tunes and silences.
persona-hulotte-hello = Good evening! Who’s keeping time?
persona-hulotte-tell = { $nth ->
    [0] Listen closely, I only sing it once.
    [1] Better heard than read.
   *[other] And a one, and a two, and…
}
persona-hulotte-think = { $nth ->
    [0] Hush, I have the tune but not the words.
    [1] One bar’s rest. Maybe two.
   *[other] Hold that note…
}
persona-hulotte-shared = { $nth ->
    [0] Now that’s what I call being in tune.
    [1] Half the band was with me. The other half was tuning up.
   *[other] A nice chord. Not a perfect one, on purpose.
}
persona-hulotte-missed = { $nth ->
    [0] A wrong note. I’ll try it lower.
   *[other] I have played to empty rooms before.
}
persona-hulotte-easy = { $nth ->
    [0] Too catchy a chorus, sorry.
   *[other] The whole house was singing before I was.
}
persona-hulotte-win = Encore! Encore! No? Fine.
persona-hulotte-bye = I’ll leave on the tips of my talons, in D minor.

persona-grand-duc = Grand-Duc
persona-grand-duc-about = Night watchman at the museum. He gives short clues, dark ones, a shade too subtle.
persona-grand-duc-hello = Good evening. Could someone dim the lamp?
persona-grand-duc-tell = { $nth ->
    [0] I shall say no more. That was a little too much already.
    [1] There.
   *[other] There is nothing to add, and I shall not add it.
}
persona-grand-duc-think = { $nth ->
    [0] Hm.
    [1] Silence, if you please.
   *[other] Once more around the galleries.
}
persona-grand-duc-shared = { $nth ->
    [0] Some of you can see in the dark. Interesting.
    [1] Good. The others need a lamp.
   *[other] More or less as I had foreseen.
}
persona-grand-duc-missed = { $nth ->
    [0] Nobody. I am almost flattered.
   *[other] You will walk past it tomorrow, and understand.
}
persona-grand-duc-easy = { $nth ->
    [0] All of you? I’m getting talkative.
   *[other] I must have left a window open.
}
persona-grand-duc-win = It had to happen, and it has.
persona-grand-duc-bye = My rounds are waiting.

persona-petit-duc = Petit-Duc
persona-petit-duc-about = He changes his mind every three minutes and laughs before the end of his sentences.
persona-petit-duc-hello = Hi hi! Can I have the perch that spins?
persona-petit-duc-tell = { $nth ->
    [0] So, so, so… no, wait… yes, that!
    [1] I had a better one but it got away!
   *[other] Don’t laugh! All right, laugh.
}
persona-petit-duc-think = { $nth ->
    [0] Yes! No! Or maybe…
    [1] I changed my mind. There, again.
   *[other] I think very fast, just in every direction!
}
persona-petit-duc-shared = { $nth ->
    [0] Yesss! Somebody understands me!
    [1] You got it! You didn’t! But you did!
   *[other] Again, again, that was too good!
}
persona-petit-duc-missed = { $nth ->
    [0] But it was written all over it!
   *[other] Nobody? Not even a tiny bit?
}
persona-petit-duc-easy = { $nth ->
    [0] Oops, I practically pointed with my beak.
   *[other] Fine, that one was to warm you all up.
}
persona-petit-duc-win = I won, I won, I… sorry.
persona-petit-duc-bye = Already? One more! No? Good night, then.

persona-harfang = Harfang
persona-harfang-about = A librarian. To him every picture is the cover of a book that does not exist.
persona-harfang-hello = Good evening. I have put my glasses away, so I am looking for them.
persona-harfang-tell = { $nth ->
    [0] File it where you please.
    [1] I quote from memory, that is to say wrongly.
   *[other] Do look between the lines. I put nothing there.
}
persona-harfang-think = { $nth ->
    [0] I read that somewhere, but in which century?
    [1] One moment, I am consulting the catalogue.
   *[other] I have lost my page.
}
persona-harfang-shared = { $nth ->
    [0] Good readers. Not all of you, happily.
    [1] The reviews are mixed. A good sign.
   *[other] A small print run, but a loyal one.
}
persona-harfang-missed = { $nth ->
    [0] Out of print, I fear.
   *[other] You will have to wait for the translation.
}
persona-harfang-easy = { $nth ->
    [0] A best-seller. I shall aim for something rarer.
   *[other] I forgot to take the blurb off the back.
}
persona-harfang-win = The last chapter, and it ends well.
persona-harfang-bye = Do return your dreams by Friday.

persona-brachyote = Brachyote
persona-brachyote-about = A traveller without luggage. You never know which way he blows.
persona-brachyote-hello = I was passing overhead. Is the seat by the window free?
persona-brachyote-tell = { $nth ->
    [0] I heard it said a long way from here.
    [1] You may keep it, I have no more need of it.
   *[other] It crossed my mind on the way here.
}
persona-brachyote-think = { $nth ->
    [0] Let the weathervane turn.
    [1] I am looking from above. One sees more. Or less.
   *[other] Waiting for the wind to drop.
}
persona-brachyote-shared = { $nth ->
    [0] A good wind, not too strong, not too mild.
    [1] A few of us went a little way together.
   *[other] Some of you followed, the others saw the world.
}
persona-brachyote-missed = { $nth ->
    [0] Blown away. It happens.
   *[other] I believe I got lost. So did you, that’s a comfort.
}
persona-brachyote-easy = { $nth ->
    [0] Straight there, no detour. That’s not like me.
   *[other] Were there signposts, or what?
}
persona-brachyote-win = Well, I seem to have arrived somewhere.
persona-brachyote-bye = See you one of these days, elsewhere.
