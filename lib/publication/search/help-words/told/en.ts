/** What an English sentence tells of a worry: who did what, and for how long. `rows.ts` says how it is written. */
import { upTo, type HelpWords } from "#lib/publication/search/help-words/rows";

const child =
  "(?:baby|infant|newborn|toddler|child|kid|son|daughter|boy|girl|teen|teenager|stepson|stepdaughter|grandson|granddaughter|niece|nephew|brother|sister|(?<=year )old|(?<=little )one|he|she|they|hes|shes)";
/** Who is at home with a child, or looks after one. */
const adult =
  "(?:ex|husband|wife|partner|boyfriend|girlfriend|dad|daddy|father|mom|mum|mother|stepdad|stepfather|stepmom|stepmother|grandpa|grandfather|uncle|teacher|coach|babysitter|nanny|caregiver)";
const whom =
  "(?:(?:me|us|him|her|them)(?= (?:$|(?:and|when|with|so|on|in|again|at|every|because|if|but|for|after|hard|often|while|he|she|i|we|sometimes|a lot|really|too|almost|last|yesterday|today|regularly|badly) ))|(?:my|our|the|his|her) (?:son|daughter|child|kid|kids|children|baby|boy|girl|toddler|brother|sister))";
const stranger = "(?:man|men|guy|stranger|adult|someone|somebody|person)";

/** What is taken by number; a tablet by itself may be a device. */
const drug =
  "(?:pills|tablets|capsules|meds|medicines?|medications?|gummies|vitamins|painkillers|antidepressants|sleeping pills|tylenols?|acetaminophen|ibuprofens?|advils?|motrin|benadryl|paracetamols?|calpol|nurofen|melatonin|aspirins?|xanax|adderall)";
const whose =
  "(?:of )?(?:my |our |his |her |their |the |those |these |moms |mums |dads |grandmas |grandpas |nanas |grannys |her moms |his moms )?";
const kindOf = "(?:blood pressure |(?!mg |ml )[a-z]+ )?";
const took = "(?:took|taken|swallowed|ate|eaten|downed|popped|drank|drunk)";
/** More than anybody prescribes. */
const tooMany =
  "(?:a bunch|a lot|lots|loads|tons|a ton|so many|way too many|too many|too much|many|all|almost all|a (?:whole |full )?(?:handful|fistful|bottle|box|pack|packet|strip|blister pack)|(?:the|his|her|my) (?:whole|entire|full) (?:handful|bottle|box|pack|packet|strip|blister pack)|(?:half|most|the rest) of (?:a |the )?(?:bottle|box|pack|packet|strip)|two handfuls|handfuls|dozens|(?:about |around |like |maybe |over |more than |at least |almost )?(?:[5-9]|[1-9][0-9]|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|twenty|thirty|forty|fifty|a dozen))";
const swallowedPills = `
      ${took} ${tooMany} ${whose}${kindOf}${drug}(?! (?:to (?:school|camp|bed|the)|with (?:him|her|us)|${upTo(8)}(?:a refill|needs? (?:another |a )?(?:new )?(?:refill|prescription)))),
      (?:took|taken|swallowed|popped|downed) (?:some |a few |several |a couple of |random |unknown )?(?:pills|sleeping pills|painkillers)(?! (?:for|every|with|as|before|after|daily|because|prescribed|to (?:help|school|camp|bed|get|lower))),
      (?:took|taken) (?:some|a few|several) (?:of )?(?:my|our|moms|mums|dads|grandmas|grandpas|her moms|his moms) ${kindOf}${drug}`;
/** How much of it is no emergency, said behind it. */
const prescribed =
  "(?:for (?:today|the day)|(?:of (?:the |his |her )?antibiotics? |over the week |this week )?(?:(?:one|two|once|twice|[12]) (?:a|per|each|every) day|as (?:prescribed|directed|(?:the|our|his|her) (?:doctor|dentist|pediatrician) (?:said|told|prescribed|ordered)))|as an? (?:baby|toddler|infant|newborn|preemie)|over the years)(?! (?:all )?(?:at once|together|in one go))";
/** What goes limp, or rolls off a table, and is no child. */
const thing =
  "(?:hair|curls|bangs|ponytail|ball|balloons?|bagel|bread|bun|crust|pizza|lettuce|salad|fries|celery|noodles|pancakes?|sleeves?|collar|brim|flowers?|tulips|puppet|doll|pillow|mattress|flag|costume|wings?)";

const cleaner =
  "(?:bleach|detergent|cleaner|cleaners|cleaning|chemicals?|antifreeze|gasoline|petrol|kerosene|lighter fluid|lamp oil|polish|remover|sanitizer|sanitiser|perfume|mouthwash|turpentine|thinner|pesticide|weed ?killer|drain|essential oils?|vape|nicotine|under the sink)";
const strongDrink =
  "(?:alcohol|vodka|whiskey|whisky|rum|gin|tequila|liquor|wine|beer|booze|jagermeister|schnapps)";
const syrup = `(?:cough |cold )?(?:syrup|medicine|medication|mixture|tylenol|calpol|ibuprofen|benadryl|nyquil|robitussin|drops)`;
const afterAFall =
  "(?:throwing up|throws up|threw up|vomit|vomits|vomited|vomiting|sleepy|drowsy|confused|dizzy|unconscious|out cold|big bump|huge bump|not acting|isnt acting|acting (?:weird|strange|funny|odd)|bleeding|not moving|isnt moving|cant move|wont move|limp)";
const days =
  "(?:days|a week|weeks|(?:two|three|four|five|six|seven|eight|nine|ten|[2-9]|[1-9][0-9]) (?:whole |full )?(?:days|weeks))";
const notForSchool =
  "(?! (?:up )?(?:for|in|on|to|at|before|by|early|when|every|until|through|without|with|tired|hungry|as))";

export const toldInEnglish: HelpWords = {
  asking: {
    danger: `
      (?:one eye|one pupil|pupil|pupils) ${upTo(3)}(?:bigger|larger|uneven|dilated|different sizes?), hives ${upTo(6)}(?:hoarse|swelling|swollen|breathing|throat|vomiting|throwing up|wheezing|coughing),
      (?:banged|hit|bumped|hurt|cracked|smacked|slammed|knocked) (?:the |his |her )?(?:back|side|front|top) of (?:his|her) head, (?:wont|cant|doesnt) stop (?:vomiting|throwing up|shaking|seizing),
      baby ${upTo(4)}breathing (?:really |very |so |super )?(?:fast|hard|heavily|weird|funny|noisily), nostrils (?:are )?(?:flare|flaring), chest (?:feels|is) ${upTo(3)}(?:squeezing|squeezed|crushing|heavy|tight),
      left (?:us |me |behind )?a (?:note|letter) ${upTo(3)}(?:gone|left|missing|disappeared|ran away),
      (?:so much|lots of|a lot of|tons of|too much) blood(?! (?:work|test|tests|drawn|taken|sugar|pressure|was taken|oranges?|types?)), cut ${upTo(3)}(?:finger|thumb|toe|fingertip) ${upTo(2)}off,
      (?:outlet|socket|plug|wire|cable|charger) ${upTo(4)}(?:shock|shocked|zapped|electrocuted),
      (?:newborn|weeks old|week old|days old|(?:one|two|1|2) months? old) ${upTo(6)}fever, fever ${upTo(8)}(?:not drinking|isnt drinking|wont drink|refuses to drink|wont take the bottle),
      ${child} (?:is |was |are )?(?:still |just )?(?:isnt|not|wont|doesnt|cant|really wont) (?:even )?(?:waking|wake)(?: up)?${notForSchool},
      (?:and|but|now|still) (?:is )?(?:isnt|not) waking(?: up)?${notForSchool},
      (?:cant|couldnt|hardly|barely|can barely|can hardly|unable to|struggling to) (?:wake|rouse) (?:him|her|them|(?:my|our|the) (?:son|daughter|baby|child|kid|toddler|boy|girl))${notForSchool},
      (?:cant|couldnt|unable to) get (?:him|her|them|(?:my|our|the) (?:son|daughter|baby|child|kid|toddler|boy|girl)) (?:to wake up|awake)${notForSchool},
      (?:is|went|gone|goes|feels|looks|and|very|so|all|completely|really|seems) (?:floppy|limp)(?! (?:disk|disc|ear|eared|hat|bunny|drive|bizkit|hair|handshake)s?),
      some (?:kind|sort) of (?:a )?(?:fit|seizure|attack), (?:whole|entire) body (?:was |is |started |starts |keeps )?(?:shaking|jerking|twitching|convulsing|stiff)(?! (?:with|from) (?:laughter|laughing|joy|cold|excitement)),
      (?:shaking|jerking|twitching) (?:all over|uncontrollably|and (?:is )?(?:confused|not answering|unresponsive)), (?:body|she|he|baby) went (?:all )?stiff,
      (?:pulled|spilled|spilt|poured|knocked|tipped|dropped|splashed|got) ${upTo(5)}(?:boiling|hot|scalding) (?:water|oil|coffee|tea|soup|milk|pot|pan) ${upTo(2)}(?:on|over|onto|down) (?:himself|herself|themselves|him|her|his|my (?:son|daughter|baby|hand|arm|leg|foot)),
      (?:burn|burned|burnt|burns|scald|scalded|boiling|hot|stove|iron) ${upTo(12)}(?:blister|blisters|blistering|blistered),
      (?:${child}|kids|twins?|triplets?|months?|and|who|just) ${upTo(3)}(?:rolled|rolls|rolling) (?:off|out of|from) (?:of )?(?:a |the |my |our |his |her )?(?:changing table|bed|couch|sofa|counter|table|crib|top bunk|bunk bed)(?! (?:(?:so |too |really )?late(?! (?:last|at|in|on|yesterday))|early|at (?:noon|nine|ten|eleven|[0-9]+) on|on (?:weekends|sundays|saturdays|weekdays|school days|time))),
      (?:arms|legs) are (?:all |completely )?(?:floppy|limp), (?:rolled|rolls) (?:off|out of|from) (?:of )?(?:a |the |my |our |his |her )?(?:changing table|bed|couch|sofa|counter|table|crib|top bunk|bunk bed) ${upTo(10)}(?:bump|bruise|head|cry|cries|cried|crying|screaming|sleepy|floor|ground|tiles?|hardwood|feet|foot|ft|inches|vomit|vomited|vomiting|throwing up),
      (?:fell|fallen|falls|slipped|tumbled) (?:off|from|out of|down|over|on)(?! (?:love|fashion|touch|hard times)) ${upTo(14)}${afterAFall},
      (?:hit|blow|knock|kick|punch|bang|elbow|kicked|punched|whacked|smacked) (?:really hard |hard |badly )?(?:to|on|in|against) (?:the|his|her) head(?! (?:in |on )?(?:minecraft|roblox|fortnite|a game)),
      (?:ate|eaten|stung|bitten) ${upTo(12)}(?:swelling|swollen|swelled|puffy|hives|cant breathe|trouble breathing|wheezing),
      (?:face|lips|lip|tongue) (?:is|are|looks|look|got|gets|getting) (?:all |very |so |really )?(?:puffy|swollen|swelling), throat (?:feels|is|gets|getting|got) (?:really |very |so |all )?(?:tight|tightening|closing|funny|swollen shut),
      wheezing (?:badly|so|really|very|hard|a lot|and|all), inhaler ${upTo(2)}(?:not helping|isnt helping|doesnt help|does nothing|not working anymore|isnt working anymore),
      (?:trouble|difficulty|hard time|problems?|struggling|struggles|fighting|hard|harder|difficult|painful) (?:with )?(?:catching|getting|to catch|to get|taking|for|to breathe?|breathing)(?! (?:through|exercise|techniques)*)(?: (?:her|his|a|my|enough|any|in)? ?(?:breath|air))?(?<=breath|air|breathe|breathing),
      ribs (?:are |is )?(?:suck|sucking|pull|pulling|sink|sinking|showing) ?in, (?:sucks|sucking|pulling|sinking) in (?:at |under |between |around )?(?:his |her |the )?(?:rib|ribs|chest|stomach|belly),
      (?:cant|couldnt|unable to) find (?:my|our) (?:[0-9]+ year old |little )?(?:son|daughter|child|kid|kids(?= (?:$|(?:and|or|since|in|at|anywhere|they|after|we|i|please|help|the|their|on|have|are|were|who|from|but|with|inside|outside|it|this|today|nobody) ))|baby|toddler|boy|girl|brother|sister|teen|teenager)(?! (?:a|an|any|the|on|enough|new|in (?:the (?:game|portal|system|app|list)|minecraft|roblox|your (?:portal|system|app|list))|monitor|book|carrier|blanket|photos|pictures|scouts?)),
      (?:never|didnt|hasnt|has not|havent|not|did not) (?:come|came|returned|arrived|gotten|made it) (?:back )?home(?! (?:for|from school (?:hungry|happy)|with|without|happy|hungry|early|late|on time)),
      (?:nobody|no one|noone) (?:has |have )?(?:seen|saw|heard from|knows where) (?:him|them|he is|she is|her(?= (?:$|(?:and|or|but|so|since|for|all|again|any|anymore|today|yesterday|tonight|now|lately|recently|either|ever|anywhere|around|there|here|in|at|on|by|with|near|outside|online|after|before|because|when|where|while|leave|leaving|go|get|come|walk|enter|we|i|he|she|they|it|who|what|the|this|that|these|last|our|my|his|please|pls|help|how|can|could|should|do|is|are|phone|school|only|just|then|also|both|two|three|[0-9]+|little|brother|sister|friend|friends|too|to|yet) )))(?! (?:since (?:we (?:moved|switched|changed)|(?:the|our) move|20[0-9][0-9]|(?:his|her|their) last (?:check|checkup|visit|appointment|cleaning|exam))|for (?:his|her|their|an?) (?:eyes|teeth|ears|checkup|check|exam|cleaning|skin|shots?)|play|dance|swim|sing|perform|pitch|act|about|yet for|teeth)),
      ${child} (?:has |have )?(?:ran|run) away (?:last night|yesterday|today|this morning|again|from school|and (?:we|i|has|is)),
      (?:blood|bleeding|nosebleed|nose bleed|wound|cut) (?:is |just |still |really )?(?:isnt stopping|not stopping|wont stop|doesnt stop|cant be stopped|keeps coming|gushing|pouring|spurting|everywhere),
      (?:bleeding|nosebleed|nose bleed|bled) for (?:over |more than |almost |about |like )?(?:an|half|[0-9]+|ten|fifteen|twenty|thirty) (?:an )?(?:hour|minute|min)*,
      (?:wound|cut|gash) (?:is|looks) (?:very |really |pretty |so |quite )?deep, deep (?:wound|gash),
      (?:bitten|attacked|mauled|bit|bite) ${upTo(5)}(?:by|from) ${upTo(3)}(?:dog|cat|snake|bat|fox|rat|monkey|raccoon)(?! (?:in|filter|game)s?),
      (?:diabetic|blood sugar|insulin) ${upTo(10)}(?:shaking|confused|passing out|passed out|fainting|unconscious|drowsy|vomiting|throwing up|really low|very low),
      (?:almost|nearly|keeps|about to|close to) (?:passing|passed|pass|blacking|blacked|black|fainting|fainted|faint) ?(?:out)?,
      (?:hasnt|has not|havent|not|no|without) (?:had )?(?:a |any )?wet (?:diaper|nappy|nappies)*,
      (?:hasnt|has not|havent|not|hardly|barely|isnt|refuses to|refusing to|refused to) (?:eaten|eating|eats|ate|eat)(?: anything| any food| properly| food| a thing)? (?:in|for) (?:like |over |about |almost |more than )?${days},
      too weak to (?:stand|walk|get up|get out of bed|sit up), (?:can barely|can hardly|barely able to) stand(?! (?:the|it|his|her|to|on (?:his|her) hands|that|how)),
      (?:stiff neck|neck is (?:very |so |really )?stiff|cant bend (?:his|her) neck) ${upTo(9)}(?:fever|light|rash|headache|vomit|vomiting),
      (?:fever|vomiting|rash) ${upTo(8)}(?:stiff neck|neck is (?:very |so )?stiff),
      (?:rope|belt|cord|scarf|cable|noose|string|hands) (?:tied )?(?:around|round) (?:his|her|their|my) (?:own )?(?:neck|throat),
      loaded gun, gun in (?:his|her|the) (?:room|backpack|bag|bedroom|school bag)(?! (?:game|in))
    `,
    poison: `${swallowedPills},
      (?:ate|eaten|swallowed|licked|chewed|drank) ${upTo(2)}(?:rat|mouse|mice|ant|slug|roach|weed) (?:bait|killer|poison|pellets|spray),
      (?:accidentally|mistakenly|by accident|by mistake) (?:gave|given|took|drank|ate|swallowed) ${upTo(7)}(?:${drug}|dose|drops|tablet|pill), (?:gave|given) ${upTo(7)}adult ${drug},
      (?:sprayed|squirted|poured|got|splashed) ${upTo(4)}(?:${cleaner}|spray) ${upTo(2)}(?:in|into) (?:his|her|the) (?:mouth|eye|eyes|face),
      (?:vaped|vaping|smoked|edible|edibles|gummy|gummies|weed|thc) ${upTo(10)}(?:shaking|cannot talk|cant talk|passed out|not responding|isnt responding|throwing up|unconscious|cant stand|not making sense|hallucinating|freaking out),
      (?:found|got into|got hold of|opened|got at|climbed) ${upTo(5)}(?:pills|meds|medicines?|medications?|medicine cabinet|pill box|pill bottle|cupboard|cleaning) ${upTo(10)}(?:ate|eaten|drank|drunk|swallowed|took some|taken some|missing|half of them|half empty|half gone|is empty|are gone),
      (?:drank|drunk|drinking|licked|sipped|gulped) ${upTo(6)}${cleaner}(?! (?:challenge|song)s?),
      (?:ate|eaten|chewed|chewing|licked|bit|bitten|nibbled) (?:on |into |off )?(?:part of |some of |some |a piece of |pieces of |a leaf of |a bit of )?(?:a |an |the |our |my |those )?(?:[a-z]+ )?(?:plant|plants|leaf|leaves|berry|berries|mushroom|mushrooms|flower|flowers|bulb|seeds) ${upTo(6)}(?:garden|yard|backyard|woods|forest|park|outside|found|bush|hedge|toxic|poisonous|dangerous|houseplant),
      (?:put|puts|stuck|pushed|has|had|shoved) ${upTo(5)}(?:battery|batteries|magnet|magnets|coin|bead|beads|pill|pills|pod) (?:in|up|into|inside) (?:his|her|the|their) (?:mouth|nose|ear|throat),
      (?:gave|given|got|had|took|taken|administered) ${upTo(5)}(?:double|twice|triple|three times|four times|five times|ten times|[0-9]+ times|the wrong|an adult) (?:of )?(?:the |his |her |a )?(?:[a-z]+ )?(?:dose|dosage|amount|medicine|meds|medication|tylenol|drops),
      too (?:much|many) of (?:his|her|the|my|their|our) ${kindOf}${drug},
      (?:drank|drunk|finished|downed|drinking|chugged|swallowed) ${upTo(2)}(?:bottle|half|glass|lot|much|can|bottles|shots) (?:of )?${upTo(2)}(?:${syrup}|${strongDrink}),
      (?:drank|drunk|drinking|${strongDrink}) ${upTo(14)}(?:cant wake|wont wake|not waking|isnt waking|passed out|unresponsive|throwing up|to wake up|vomiting),
      (?:took|taken|given|slipped|swallowed|smoked|inhaled) something (?:at (?:the|a|that|her|his)|and (?:is|now|she|he)|that made),
      (?:spiked (?:her|his|my|their) (?:drink|cup|water)|drink was spiked|drink got spiked)
    `,
    crisis: `${swallowedPills},
      (?:nobody|no one|noone) (?:would |will |d )?(?:even )?(?:care|notice|cry|miss (?:me|him|her)) if (?:i|he|she|they) (?:died|dies|die|was gone|were gone|disappeared|killed), (?:pills|tablets|tylenol) ${upTo(3)}to (?:die|overdose|kill (?:my|him|her|your)self),
      (?:should|could|might|will|gonna) just end it(?= (?:$|all|and|now|tonight)), (?:hospital|discharged|admitted|ward|clinic|icu) ${upTo(3)}(?:after|for|following) (?:an|her|his|another) attempt(?! to (?:get|make|treat)),
      (?:thinks|think|thinking|thought) (?:of|about) (?:dying|suicide|killing (?:himself|herself|myself)|ending (?:it|his|her|my)), (?:world|family|everyone|everybody|we|they) ${upTo(3)}better (?:off )?without (?:me|him|her)(?! (?:on|in|at|playing)),
      (?:cuts|scars|slices|cut marks) ${upTo(3)}(?:over|on|across|along) (?:her|his|their) (?:arm|arms|thigh|thighs|leg|legs|wrist|wrists|stomach)(?! from), tonight (?:is|will be) (?:his|her|my) last(?: night)?(?! (?:of|at|in|for|on|to|here|game|match|show)),
      last (?:night|day) (?:on earth|alive), (?:tied|tying|hung|put) ${upTo(2)}(?:rope|noose|belt|cord|scarf) ${upTo(2)}(?:ceiling|fan|beam|door|closet|neck|banister|shower|pipe),
      (?:no|any|see|sees|seeing) (?:the |a |any )?(?:point|reason|purpose|sense|meaning) (?:of|in|to) (?:living|life|live|going on|being alive), (?:want|wants|wanted) (?:it|this) all to (?:be over|end|stop),
      (?:jump|jumping|jumped) (?:off|from|out of|over) (?:a |the |our |his |her )(?:balcony|roof|bridge|window|building|railing)(?! (?:in |on )?(?:the |a )?(?:minecraft|roblox|fortnite|gta|game|games|film|movie)),
      ${child} (?:has |have )?(?:been|is|was|started|keeps) cutting(?= (?:since|again|for (?:months|weeks)|when|because|at night)),
      (?:everyone|everybody|we|you|they|world|family|people|us) (?:would|will|d) (?:all )?be (?:happier|better|better off|fine|relieved) (?:if|when) (?:i|he|she|they) (?:was|were|is|am|are|died) (?:dead|gone|not here|never born),
      (?:if|wish|wishes|wished|wishing) (?:i|he|she|they) (?:was|were|could be) (?:dead|not alive|no longer alive|never born),
      (?:rather|prefer to|prefers to|better to) be dead, (?:says|said|saying|wrote|writes|texted|told me|tells me) (?:that )?(?:he|she|i|they) (?:just )?(?:cant|couldnt) (?:take it|take this|do this|do life|go on|bear it|go on like this) (?:anymore|any more|any longer),
      no reason to (?:go on|be here|continue|keep going|be alive|exist|stay alive|keep living)(?! (?:the|a|this|that|to|with|at|in|on)),
      (?:giving|gave|given|gives) (?:away all (?:of )?(?:his|her|their|my) (?:favou?rite )?(?:things|stuff|belongings|possessions)|(?:all )?(?:of )?(?:his|her|their|my) (?:favou?rite )?(?:things|stuff|belongings|possessions) away)(?! to (?:goodwill|charity)),
      (?:ways|way|how|methods|easiest way|ready|going|plans|planning) to die(?! (?:in|hard|for|of laughter|laughing|down|hair|less)),
      goodbye (?:forever|for ever|for good|note|letter to (?:us|me|everyone)), goodbye ${upTo(6)}(?:not|wont|isnt|never) (?:be|going to be|gonna be|see) (?:here|around|alive|us|me|her again|him again),
      (?:dont|doesnt|didnt|not) (?:want to|wanna) (?:exist|go on(?! (?:to|an?|the (?:trip|bus|ride|rides|stage|field|slide|swing|boat|plane|hike|tour)|stage|rides?|vacation|holiday|trips?|your|our|this (?:trip|ride)|field trips?))|be on this|be in this world|be around anymore),
      (?:want|wants|wanted) to not (?:be here|exist|live|be alive|wake up), thinking (?:of|about) (?:ending|killing (?:my|him|her|them)|dying|death|hurting (?:him|her|them|my)),
      (?:rope|belt|cord|scarf|cable|noose) (?:tied )?(?:around|round) (?:his|her|their|my) (?:own )?(?:neck|throat),
      (?:locked|shut) (?:himself|herself|themselves) ${upTo(6)}(?:knife|razor|blade|blades|pills|gun|scissors|rope)
    `,
    abuse: `
      (?:asked|asks|asking|told|wants|wanted) (?:her|him|them|my daughter|my son) (?:for|to send) ${upTo(3)}(?:photos|pictures|pics|selfies) ${upTo(2)}(?:in (?:a |her |his )?(?:bikini|underwear|bra|panties|towel|swimsuit)|without|naked|of her body|of his body),
      (?:locks|locked|locking) (?:him|her|me|them|us) (?:up )?in (?:the|a|his|her) (?:closet|basement|bathroom|cellar|garage|dark|shed), (?:scared|afraid|terrified) (?:to go|of going) to (?:her|his) (?:dad|dads|father|fathers|stepdad|uncle|uncles|grandpa|mom|moms|mother)(?! (?:work|office|new)),
      (?:dad|father|stepdad|husband|ex|boyfriend|stepmom) ${upTo(8)}and (?:hits|beats|slaps|chokes|kicks) (?:me|us|him|her|them), (?:grabbed|grabs|held|holds|pushed|pushes|threw|throws|shoved|slapped|dragged|pulled) ${upTo(3)}(?:by|against|around) (?:the |his |her |my )?(?:throat|neck|hair|wall),
      (?:man|men|adult|guy|stranger|someone|somebody) (?:has been|have been|had been|started|keeps on|is always) (?:messag|text|talk|chat|contact|writ)* (?:to |with )?(?:my|her|him|our) (?:[0-9]+ year old|son|daughter|child|kid|boy|girl),
      (?:does|did|do|doing) (?:bad |weird |sexual |strange )?(?:things|stuff) to (?:me|my daughter|my son)(?! (?:do|drink|eat)),
      (?:stepdad|stepfather|uncle|dad|father|grandpa|brother|stepbrother|boyfriend|cousin) (?:comes|came|gets|sneaks|climbs) (?:in|into) (?:my|her|his) (?:room|bed) (?:at night )?and (?:touch|does|lies|makes|puts)*,
      (?:put|puts|slid|stuck|sticks|reached|had|has) (?:his|her|their) (?:hand|hands|fingers) (?:under|up|down|in|inside|into|between|on) (?:my|her|his) (?:shirt|t shirt|blouse|skirt|pants|trousers|shorts|dress|underwear|panties|top|bra|leg|legs|thigh|thighs|chest|breasts|bottom|butt),
      ${adult} (?:is |was |has |keeps |started |also )?(?:hits|hit|hitting|beats|beat|beating|beaten|slaps|slapped|slapping|punches|punched|punching|kicks|kicked|chokes|choked|whips|whipped|spanks|shoves) ${whom}(?! (?:at|in (?:a|the|chess|mario|fifa|fortnite|tennis)|balls?|grounders?|with the ball|up|record|score)),
      (?:came|comes|coming|come|returned|returns|back|home) ${upTo(6)}with (?:[a-z]+ )?(?:[a-z]+ )?(?:bruise|bruises|burns|welts|marks on (?:his|her))(?! (?:from|after) (?:soccer|football|practice|the game|hockey|rugby|falling|playing)),
      (?:bruise|bruises|welts|marks) (?:all )?(?:on|over|across) (?:his|her) (?:back|bottom|butt|buttocks|neck|thighs|face|ribs)(?! (?:from|after) (?:soccer|football|practice|hockey|rugby|falling|playing)),
      (?:hit|beaten|whipped|spanked|beat|hits|beats|struck) (?:[a-z]+ )?with (?:a|the|his|her) (?:belt|stick|cable|cord|hanger|spoon|paddle|shoe|slipper|broom),
      ${stranger} (?:who |that |whom )?(?:she|he|they|my (?:son|daughter)) (?:met|got to know|talks to|is talking to|chats with|chatted with|knows) (?:in|on|online|through|over|from) ${upTo(8)}(?:meet|pick (?:her|him) up|alone|hotel|come to|visit|send|pictures|photos),
      (?:told|tells|telling|asked|asks|made) (?:her|him|them|my (?:son|daughter)) (?:promise )?(?:not to|to not) tell (?:us|me|anyone|anybody|her|his|their|mom|dad),
      ${adult} (?:is|gets|got|was|becomes|became|has been|turns) (?:very |so |really |physically |often )?(?:violent|abusive),
      (?:dont|doesnt|didnt|not|never|isnt|arent) (?:feel |feeling )?safe (?:at home|with (?:him|her (?:dad|father|stepdad|mom|uncle)|his (?:dad|father|stepdad|mom|uncle)|my (?:husband|ex|dad|father|stepdad))|in (?:our|my|the) (?:home|house)),
      (?:afraid|scared|terrified|frightened) (?:of|to go home to) (?:my|her|his|our) (?:husband|ex|dad|father|stepdad|stepfather|partner|boyfriend|uncle|grandfather|grandpa|stepmom),
      (?:made|makes|forced|forces|asked|told|wanted|tried to make) (?:her|him|me|them|my (?:son|daughter)) (?:to )?(?:touch (?:him|his|her private)|undress|take (?:her|his|my|their) clothes off|take off (?:her|his|my) clothes|have sex|watch porn|do sexual),
      (?:touched|touching|touches) (?:my|our) (?:daughter|son|child|girl|boy|kid|little girl|little boy)(?! (?:with|by)),
      ${stranger} (?:has |was |is |kept |in a [a-z]+ )?(?:followed|following|approached|grabbed|chased|chasing) (?:her|him|them|(?:my|our) (?:[a-z]+ )?(?:son|daughter|child|kid|kids|children|boy|girl))(?! (?:on|account)),
      tried to (?:pull|get|drag|lure|force|take|grab) (?:her|him|them|my (?:son|daughter)) (?:in|into|to) (?:his|her|a|the|their) (?:car|van|truck|house),
      (?:threatens|threatened|threatening|blackmails|blackmailed|blackmailing|extorts|extorted|extorting) ${upTo(12)}(?:naked|nude|nudes|intimate|private|picture|pictures|photo|photos|pic|pics|video|videos)(?! (?:game|games)),
      (?:picture|pictures|photo|photos|pic|pics|video|videos|nude|nudes) ${upTo(12)}(?:wants|want|wanted|demands|demand|demanding|asking for|asks for|asked for) ${upTo(3)}(?:money|dollars|pounds|euros|gift cards?|bitcoin|cash) ${upTo(3)}(?:or|otherwise|unless)
    `,
    images: `
      (?:share|shares|sharing|shared|send|sends|sending|sent|spread|spreads|spreading|posted|posting|passing around) ${upTo(2)}(?:private|intimate|naked|nude|embarrassing|sexual) (?:video|videos|clip|clips|picture|pictures|photo|photos|pics)
    `,
  },
  harmless: `
    (?:took|taken) (?:all|many|a lot|lots|[5-9]|[12][0-9]|six|seven|eight|nine|ten|twelve|fourteen) ${whose}${kindOf}${drug} ${prescribed},
    (?:draw|draws|drew|drawing) (?:so much|too much|a lot of|lots of) blood,
    (?:took|take|takes|taking) (?:so much|too much|a lot of|lots of) blood(?= (?:$|for|from|at|and he is (?:fine|scared))),
    sight of (?:so much |too much |a lot of |lots of )?blood,
    ${thing} (?:is |are |was |were |looks? |feels? |got |goes |went |gone )?(?:so |very |all |really |too |completely |always )?(?:floppy|limp),
    ${thing} (?:just )?(?:rolled|rolls|fell) (?:off|from) (?:of )?(?:a |the |my |our |his |her )?(?:bed|couch|sofa|counter|table|crib),
    (?:flat|dry|thin|fine|oily|greasy|frizzy|soggy|wilted) and (?:limp|floppy),
    (?:tooth|teeth) (?:just |has |have )?(?:fell|fallen|falls) out,
    (?:first aid|cpr) (?:for|and|on|in case of) (?:choking|drowning|burns) (?:class|classes|course|courses|training),
    (?:cannot|cant|couldnt|doesnt|wont|trouble|difficulty|hard time|problems?|struggles|struggling|hates|refuses|refusing|afraid|scared|unable|has never) (?:of |to |with |like )?swallow(?:ing)? (?:big |large |her |his |the |any )?(?:pill|tablet|capsule|medicine|medication|med)*,
    (?:safety|first aid|cpr|rescue|babysitting|babysitter|parenting|swim|swimming|water safety|emergency)? ?(?:course|courses|class|classes|training|workshop|lesson|lessons|seminar|talk) (?:for|on|about|in|with|that covers|covering|where) ${upTo(8)}(?:choking|drowning|poisoning|suicide prevention|unconscious),
    (?:vaccine|vaccination|vaccinated|shot|jab|booster|immunization|immunisation)s? (?:for|against) (?:the )?meningitis
  `,
};
