/** English words that tell of a worry. `rows.ts` says how they are written. */
import type { HelpWords } from "#lib/publication/search/help-words/rows";

export const englishHelpWords: HelpWords = {
  asking: {
    danger: `
      choking, choked on, chokes on, (?:not|isnt|stopped|stops) breathing, (?:cant|couldnt) breathe,
      (?:trouble|difficulty) breathing, struggl* to breathe, unconscious, lost consciousness, passed out,
      (?:baby|toddler|child|kid|son|daughter|he|she) (?:is )?unresponsive, (?:wont|doesnt|cant) wake up(?= (?:$|after|and|what)),
      (?:has|had|having) (?:a |his |her )?(?:seizure|convulsion)*, convulsing, (?:is|almost|nearly) drown(?:ing|ed), electrocut*,
      (?:got|had|gets) (?:a |an )?(?:bad )?electric shock, (?:wont|cant|doesnt) stop (?:the )?bleeding,
      bleeding (?:a lot|badly|heavily|wont stop), (?:baby|lips|face|he|she) (?:is |are )?(?:turned|turning|went|going) blue,
      anaphyla*, scalded, (?:burned|burnt) (?:his|her|their|my) (?:hand|arm|leg|face|mouth|finger|skin)*,
      (?:severe|bad|third degree) burns?, (?:hit|banged|bumped) (?:his|her|their|my) head, head injury, concussion,
      fell (?:out of|from|off|down) (?:a |the |our )?(?:window|balcony|roof|stairs), call (?:911|999|112|an ambulance)
    `,
    crisis: `
      suicid*, sucid*, suisid*, suiced*, sucied*, suside*, kill myself, kill himself, kill herself,
      kill themself, kill themselves, kill my self, killing myself, killing himself, killing herself,
      killing themselves, killed himself, killed herself, want to die, wants to die, wanting to die,
      wanted to die, wanna die, wish i was dead, end my life, end his life, end her life, end their life,
      ending it all, end it all, self harm*, selfharm*, self injur*, cutting myself, cutting himself,
      cutting herself, cutting themselves, cuts himself, cuts herself, cuts themselves, cut himself,
      cut herself, hurt myself, hurting myself, hurting himself, hurting herself, hurting themselves,
      hurts himself, hurts herself, depres*, deppres*, hopeless*, unaliv*, kms, kys, suacid*, siucid*,
      suicde*, suecid*, sewerslide, (?:dont|doesnt|didnt) (?:want to|wanna) (?:live|be here|be alive),
      no reason to live, nothing to live for, better off dead, better off without me, wish i were dead, wish i wasnt alive,
      wish i was never born, wishes he was dead, wishes she was dead, wishes they were dead, take my own life,
      take his own life, take her own life, took his own life, took her own life, took their own life,
      harm myself, harm himself, harm herself, harm themselves, harming myself, harming himself,
      harming herself, harming themselves, hurt himself, hurt herself, hurt themselves, cuts her arms,
      cuts his arms, cutting her arms, cutting his arms, cuts on her arms, cuts on his arms, cuts on her arm,
      cuts on his arm, hate my life, hates his life, hates her life, hates their life, hate myself,
      hates himself, hates herself, hates themselves, took all the pills, took too many pills, overdos*,
      noose, goodbye note, goodbye letter, farewell letter, razor blade*, razorblade*,
      (?:scars|marks|cuts|scratches) on (?:her|his|their|my) (?:arm|wrist|leg|thigh)*,
      (?:burns|burning|scratches|scratching) (?:herself|himself|themselves|myself), (?:not|isnt) worth living,
      no point in living, (?:tired|sick) of (?:living|life), life is pointless,
      (?:want|wants|wanted) to disappear, wish(?:es)? (?:he|she|they) (?:was|were) never born,
      (?:thought|thoughts) of (?:dying|death|suicide), (?:talks|talking|jokes|joking) about (?:dying|death),
      (?:hang|hanged|hanging|hung) (?:himself|herself|themselves|myself),
      jump* off (?:a|the) (?:bridge|roof|building|balcony), jump* out (?:of )?(?:a|the|his|her) window,
      jump* in front of (?:a|the) (?:train|car|bus), would be better (?:off )?without (?:me|him|her|them),
      (?:gave|gives|giving) away (?:his|her|their) (?:things|stuff|belongings),
      (?:cant|couldnt) go on (?:anymore|any more|like this|living), (?:took|swallowed) (?:a|the whole) bottle of pills,
      swallowed (?:pills|all the pills), (?:want|wants|wanted|wanting) to be dead, wanna be dead,
      (?:want|wants|wanted) to end it(?! with), (?:dont|doesnt|didnt) want to wake up,
      (?:no one|noone|nobody) would miss (?:me|him|her|them),
      (?:cuts|cutting) (?:her|his|their|my) (?:leg|wrist|thigh)*,
      (?:ran|run|runs|walk*|step*) in front of (?:a|the) train
    `,
    abuse: `
      abus*, groom, groomed, groomer*, grooming, molest, molested, molester*, molesting, molestation, rape,
      raped, rapist*, predator*, pedophil*, paedophil*, sexual assault, sexually assaulted, sexual harassment,
      domestic violence, traffick*, hits me, incest*, touched me, touches me, touching me, touched her,
      touches her, touched him, touches him, touched inappropriately, touches inappropriately,
      inappropriate touch*, private parts, beats me, beating me, beats us, dad hits, mom hits, mum hits,
      father hits, mother hits, stepdad hits, hits us, older man, older guy, grown man, sexual predat*,
      sex offender*, pedo, pedos, paedo, paedos, peadophil*, pedofil*, perv, pervs, pervert*, child porn*,
      csam, (?:stranger|man|adult|guy) (?:wants|wanted|asks|asked|tries) to meet, older boyfriend,
      older girlfriend,
      (?:man|men|adult|adults|guy|guys|stranger|strangers) (?:is |are |keeps |was )?(?:messag|text|talk|chat|contact)* (?:to |with )?(?:my|her|him|our),
      (?:uncle|dad|father|stepdad|grandpa|brother|cousin|teacher|coach) touch*
    `,
    images: `
      sext, sexting, sexts, sextort*, sextorsion, nude, nudes, naked picture*, naked photo*, naked pic*,
      nude picture*, explicit photo*, explicit picture*, revenge porn*, blackmail*, leaked photo*,
      leaked picture*, leaked pics, dick pic, dick pics, dickpic*, nudif*, private picture*, private photo*,
      private pics, intimate picture*, intimate photo*, intimate image*, intimate pics, intimate video*,
      explicit image*, explicit video*, explicit pics, sexual picture*, sexual photo*, sexual image*,
      nude photo*, naked video*, naked image*, topless, send pics, sent pics, sending pics, asks for pics,
      asked for pics, asking for pics, asks for pictures, asked for pictures, asking for pictures,
      leaked her pic*, leaked her photo*, leaked his pic*, leaked his photo*, leaked my pic*,
      leaked my photo*, leaked video*, black mail*, blackmale*, sexstort*, sex tape*, threatening to post,
      threatening to share, threatening to send, threatens to post, threatens to share, threatens to send,
      threatened to post, threatened to share, threatened to send, threatened to leak, undress* app*,
      (?:pic|pics|picture|pictures|photo|photos) of (?:his|her|their|my) (?:penis|dick|privates|breasts|boobs|body)
    `,
    bullying: `
      bully, bullys, bullied, bullies, bullying, bulied, bulying, cyberbull*, cyber bull*, harass*, harras*,
      doxx*, doxing, doxed, kys, bulling, bullyng, bullin, bulin, buling, buly, picked on, picks on, pick on,
      picking on, made fun of, makes fun of, make fun of, making fun of, tease, teased, teases, teasing,
      being mean to, is mean to, are mean to, was mean to, were mean to, so mean to, left out, leave her out,
      leave him out, ganging up, gang up on, hate page*, hate account*, spreading rumors, spreading rumours,
      rumors about, rumours about, threaten*, humiliat*, death threat*,
      (?:kicked|thrown|left|excluded) (?:out of|from) (?:the|a|her|his|their)? ?(?:group|class) ?chat
    `,
    relationships: `
      toxic relationship*, toxic boyfriend, toxic girlfriend, controlling boyfriend, controlling girlfriend,
      dating violence, abusive boyfriend, abusive girlfriend, stalking, stalked, stalker*,
      abusive relationship*, controlling relationship*, (?:boyfriend|girlfriend) (?:hits|hit|beats|chokes)
    `,
    identity: `
      lgbt*, gay, lesbian*, bisexual*, transgender*, trans, queer, nonbinary, non binary, coming out,
      came out, gender dysphoria
    `,
    poison: `
      poison*, overdos*, swallowed, swallow, swallowing, took too many pills, took all the pills,
      (?:ate|eaten) (?:a |the |some )?(?:battery|batteries|magnet|magnets|pill|pills|tide pod|tide pods),
      drank (?:bleach|detergent|cleaner|antifreeze|perfume|hand sanitizer)
    `,
    substances: `
      vape, vapes, vaped, vaping, drug, drugs, alcohol*, drunk, weed, marijuana, cannabis, nicotin*,
      fentanyl*, cocain*, xanax, smoking, smokes, cigarette*, edible, edibles
    `,
    gambling: `
      gambl*, betting, sports bet*, casino*
    `,
    worry: `
      anxi*, anixety, panic attack*, lonel*, mental health, self esteem, eating disorder*, anorexi*, bulimi*,
      body image, school refusal, panick attack*, panic atack*, anorex*, bulemi*, starving herself,
      starving himself, starving myself, throws up after, throwing up after, worthless, no friends,
      always sad, sad all the time, cries all the time, crying all the time, cries every day,
      cries every night, low mood, low self worth, pro ana, pro mia, proana, promia, ana mia, ana and mia,
      thinspo*, thinspiration, meanspo, binge eating, purging, stopped eating,
      (?:is|so|seems|very|became|become|becoming) withdrawn,
      (?:cries|crying) (?:herself|himself|themselves|myself) to sleep, refus(?:es|ing) (?:to go to )?school,
      wont go to school, (?:hates|hate) (?:her|his|their|my) body, body dysmorph*
    `,
  },
  harmless: `
    choking (?:game|challenge|dare|trend|hazard)*, (?:passed|passing|pass) out (?:game|challenge|dare|trend)*, unconscious bias*,
    concussion (?:movie|film|protocol),
    suicide squad, the great depression, trans fat, trans fats, dog grooming, cat grooming, pet grooming,
    [0-9]+ kms, (?:data|dns|cache|model|prompt|memory|seo|search|ai) poison*, acer predator,
    predator (?:laptop|helios|movie|film|game|badlands|vs|skin)*,
    (?:alien|aliens) (?:vs|versus|x|contra) (?:predator|predador|depredador), trans am, trans siberian,
    drug store*, drunk elephant, poison ivy, poison (?:pokemon|type|types), bride and groom,
    (?:xl|american|pocket) bully, bully (?:xl|game|rockstar|scholarship)*, stalker (?:2|game|games),
    hopeless romantic*, casino royale, joint venture*, puff daddy, abuse of power,
    (?:rubbing|isopropyl) alcohol, alcohol (?:wipe|wipes|free), myself laughing, die laughing,
    about dying (?:my|her|his|their) hair,
    (?:goodbye|farewell) (?:letter|note) (?:to|for) (?:a |the |my |her |his |their )?(?:teacher|class|coach|nanny|colleague)*,
    purging (?:a |the |my |our )?(?:closet|wardrobe|room|toys),
    (?:tired|sick) of living (?:out of (?:boxes|suitcases|a suitcase)|with (?:his |her |my husbands )?snoring|in (?:a|an|this|our) (?:small|tiny|rented) (?:flat|apartment|house|room)),
    (?<!(?:to|wanna|gonna|will|would|might|of|about|and|he|she|they|i|son|daughter) )jump* off (?:a|the) (?:bridge|roof|building) (?:in |on )?(?:game |games )?(?:minecraft|roblox|fortnite|gta|game|games),
    cut (?:himself|herself|myself) (?:a slice|a piece of (?:cake|pie|pizza|bread|cheese)|some cake|bangs|a fringe),
    overdos* (?:of|on) (?:sugar|screens|screen time|cuteness), (?:sugar|screen|screen time|cuteness) overdos*,
    poison (?:dart|arrow|potion)*, potion* of poison, (?:horse|poodle|puppy) grooming,
    (?:dog|cat|pet|horse) groomer*, grooming (?:a |the |my |our )?(?:dog|dogs|cat|cats|poodle|horse|pets),
    nude (?:lipstick|nails|nail polish|color|colour|heels|shoes|tights), rape seed*, drunk history,
    smoking (?:meat|hot), depression glass, (?:economic|tropical) depression*,
    depressing (?:movie|film|book)*, lonely planet, trans pacific,
    hopeless (?:at|with) (?:math|maths|spelling|cooking|technology|computers),
    edible (?:garden|flower|flowers|plants|play|playdough|slime|paint|sand|glitter|cookie)*
  `,
};
