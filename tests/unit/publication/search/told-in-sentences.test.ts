/** What parents tell in sentences, as in a request for a call: which tell that no time is to be lost, and which do not. */
import { expect, test } from "vitest";
import { findUrgency } from "#lib/product/directory/urgency/find-urgency";
import { subjectsAskedFor } from "#lib/publication/search/help-words";
import type { HelpSubject } from "#lib/publication/content/choose-help-lines";
import type { Locale } from "#lib/base/i18n/locales";

type Language = "en" | "es" | "fr" | "de" | "pt";

/** A sentence a line, by what it tells of, with the slips that people make. */
const alarms: Record<Language, Partial<Record<HelpSubject, string>>> = {
  en: {
    danger: `
      My son fell off the trampoline an hour ago and now he keeps throwing up and is very sleepy can the doctor look at him today
      hello my baby has a fever of 40 since last night and she is floppy and I can hardly wake her
      my son took a hit to the head at soccer practice and he does not remember what happened and is confused
      My daughter ate something with peanuts at school and now her lips are swelling and she has hives all over
      he is wheezing badly and his inhaler is not helping anymore can you see him right now
      My toddler is having trouble catching her breath and her ribs suck in every time she breathes
      my kid had some kind of fit this morning his whole body was shaking and he did not answer me
      My son pulled a pot of boiling water over himself and his chest is all red with blisters
      my baby rolled off the changing table and hit the floor she has a big bump and is not acting normal
      We cannot find our daughter she left school at noon and nobody has seen her since please help
      My 12 year old went out last night and never came home and his phone is off
      she stopped breathing for a few seconds twice tonight and her lips looked blue is that normal
      My daughter cut her arm on a broken window and the blood is not stopping even with pressure
      my son got bitten in the face by the neighbor's dog, the wound is deep, do we need to come in
      My little one has something stuck in her throat since dinner and now she is drooling and cannot swallow
      he got stung by a bee twenty minutes ago his face is puffy and he says his throat feels tight
      My son is diabetic and he is shaking and confused and almost passing out what should we do
      my baby has not had a wet diaper since yesterday and is limp and will not drink anything
      My daughter hasn't eaten in five days, she fainted in the shower this morning and can barely stand
      My son took pills and is not waking up
      hi my daughter collapsed at practice today and she still feels dizzy can the doctor see her this afternoon
      my son woke up with a stiff neck and a high fever and the light hurts his eyes
      My toddler tripped on the stairs and banged the back of her head and now she won't stop vomiting
      our baby has been breathing really fast all night and his nostrils flare and he won't take the bottle
      My son says his chest feels like it is squeezing and his heart is racing after drinking energy drinks
      she ate a cookie with nuts in it and her eyes are swelling shut and she is coughing
      My son was hit by a car on his bike and says he is fine but he is limping
      I can't wake my daughter she came home from a party and went straight to bed
      my son burned his hand on the grill and the skin is peeling off with big blisters
      my boy had a seizure at school today his first one can we come straight to you
      My daughter left a note and is gone, her phone is off and it is getting dark
      He cut his finger almost off with the kitchen knife and there is so much blood
      my daughter was pulled out of the pool she coughed up water and now she is very tired
      my kid touched the outlet and got a shock and his fingers are black
      My baby is four weeks old and has a fever of 39 and is not drinking
      he is having an asthma attack and we are out of his rescue inhaler can we walk in
      My son got hit in the head with a baseball and he keeps asking the same question
      we found our son unconscious on the floor of the bathroom and he is breathing but not answering
      My daughter slipped in the tub and hit her chin and the bleeding won't stop
      my son has been having seizures since last night and they do not stop
      my daughter's lips are blue and she is breathing fast do you have an opening now
      my son choked on a piece of hot dog, it came out but he still wheezes and coughs
      he stuck a fork in the outlet and was thrown back, he seems ok, do we need a check
      our toddler fell down the basement stairs and now one eye looks bigger than the other
      my son broke out in hives and his voice sounds hoarse after the antibiotic
      My daughter passed out at church and hit her face on the floor
      my newborn turned gray and went floppy for a minute while nursing
      nobody has seen her since noon and her phone is off
      nobody has seen him since last night
      nobody has seen her little brother since the park closed
      no one has seen her today at school
      nobody saw her leave the house
      we can't find our kids, they were at the playground
      I cannot find my kids
      we can't find our son anywhere in the park
      cannot find my baby he crawled out
      my 4 month old rolled off the bed
      The baby has just rolled off the couch onto the tile
      she rolled out of bed and landed on her head
      my daughter rolled off the top bunk bed late last night
      rolled off the changing table and has a bump
      my twins, one rolled off the bed
      he rolled out of bed late at night and now he cries all the time
      my nephew rolled off the counter
      there is so much blood everywhere
      she coughs up a lot of blood
      there is too much blood in his diaper
      he has lost so much blood
      the baby is limp and pale
      her arms are limp and she does not answer
      cold and limp after the bath
      my son went limp in my arms
      fell off the bed and is sleepy
      he fell down the stairs and his tooth fell out and now he is vomiting
      nobody has seen her
      no one has seen her, she is 12
      no one has heard from her since yesterday
      they took her to hospital, there was so much blood
    `,
    poison: `
      Hello, my daughter has swallowed some of my tablets this morning, she is very sleepy, can the doctor see her today?
      my toddler got into the cleaning cupboard and drank some of the blue stuff from under the sink
      My son ate a bunch of his vitamin gummies maybe twenty of them is that dangerous
      he found my blood pressure meds and I think he ate some of them
      my 2 year old put a little round battery in her mouth and I think it went down
      My daughter took about fifteen Tylenol last night and only told me now what should I do
      The babysitter gave my baby four times the dose of Tylenol by mistake an hour ago
      my son drank a whole bottle of cough syrup and is talking nonsense
      My 14 year old drank so much vodka at a party and we can't get him to wake up properly
      my son and his friends ate mushrooms they found in the woods and now he has stomach cramps
      My baby chewed on a plant from the garden and I do not know whether it is toxic
      he has taken too much of his medicine and is acting strange, is the pharmacist there
      My three year old got hold of grandma's heart pills and the bottle is half empty
      my daughter drank from the bleach bottle, just a sip I think, what do I do now
      My son swallowed two of those tiny magnets from his toy
      I accidentally gave my 6 month old adult ibuprofen instead of the baby one
      my son took 10 of his ADHD pills at once because of a tiktok challenge
      my teenager ate a whole pack of weed gummies and is freaking out
      My kid sprayed oven cleaner in her mouth and she says it burns
      My son vaped something at school and now he is shaking and cannot talk
      she has taken an overdose of paracetamol, should we come to you or go to hospital
      My 4 year old just told me he ate mouse poison at the playground
      she drank half a bottle of nail polish remover while I was on the phone
      my son took a whole bottle of Tylenol after we had a fight about his phone
      My son took pills
      my son drank lamp oil at grandma's and now he coughs a lot
      my kid licked the hand sanitizer bottle and acts drunk
      she swallowed a penny yesterday and her stomach hurts now
      My toddler ate rat bait behind the shed I think
    `,
    crisis: `
      My daughter wrote in her diary that she does not want to be alive anymore and I am scared to leave her alone
      he told his teacher he is going to kill himself this weekend can the counselor call us back today
      I found blood on the sheets and my daughter admitted she has been cutting since summer
      My son said everyone would be happier if he was dead and he locked himself in his room
      my 15 year old took a handful of my sleeping pills after a fight with her boyfriend
      She keeps saying she has no reason to go on and she has been giving all her things away
      My teenager tried to end his life two weeks ago and was discharged, can you see him soon
      my son has been looking up ways to die on his phone we need a counselor as soon as possible
      He has a knife in the bathroom and says he will hurt himself if we come in
      I want to die and I cannot tell my mom please can I talk to somebody
      My son says he can't take it anymore and that he would rather be dead than go back to that school
      she texted her friend a goodbye and said she will not be here tomorrow
      My son told me he thinks about dying every day and I don't know where to turn
      She says the world would be better without her and she stopped going to school
      my daughter has fresh cuts all over her thighs and won't talk to me
      He wrote on Instagram that tonight is his last night
      my son tied a rope to the ceiling fan, we stopped him, what now
      my daughter says she doesn't see the point of living and sleeps all day
      He has been saying he wants it all to be over
      my son tried to jump from the balcony yesterday and we need someone today
      My daughter swallowed a bunch of pills last night on purpose and told her friend on snapchat
      he keeps saying that he wants to kill himself when we take away the xbox
      my son has a plan to hang himself and I don't know how to keep him safe
      my 13 year old writes that nobody would care if she died
      my son punched the wall and said he should just end it
      She was in hospital after an attempt last month and the thoughts are back
      my daughter asked me how many pills it takes to die
      she took all her pills today and will not answer me
      he took 12 tylenol already what do I do
      my son took 8 tablets of the antibiotic all at once instead of one a day
      she has taken ten tablets so far tonight and wants to take more
      she took all her meds for the week
      she took all her meds for today at once and the ones for tomorrow
      he took many of my medications as a joke
      she does not want to go on
      he doesn't want to go on the way it is
      she doesnt want to go on living
    `,
    abuse: `
      My daughter told me her coach put his hand under her shirt after practice who do I speak to
      my ex hits our son when he is with him on weekends and he came back with bruises again
      My son came home from his dad's with bruises on his back and says he was hit with a belt
      A man she met in a game asked her to meet him at the mall on Saturday and told her not to tell us
      my husband is violent and the kids and I do not feel safe at home tonight
      My daughter says her stepbrother made her touch him and I don't know what to do
      someone followed my daughter home from school and tried to pull her into his car
      someone is threatening to send my son's naked pictures to all his friends unless he pays them 500 dollars
      My son sent a picture of himself to a girl online and now she wants money or she will show everyone
      My daughter is scared to go to her dad because he locks her in the closet and hits her
      the swim teacher touched my son in the shower and he told me last night
      my boyfriend grabbed my daughter by the throat and I want to leave him
      A 40 year old man has been messaging my 12 year old on snapchat and wants to meet her
      Someone online is blackmailing my son with a video and wants 300 dollars by tonight
      my stepdad comes into my room at night and does things to me
      my daughter says her grandfather touches her private parts when she stays there
      my boyfriend beats me in front of my kids and I need someone to talk to
      my daughter told the nurse that her father beats her when he drinks
      a teacher is texting my daughter at midnight and asked her for photos in a bikini
      my son was raped by an older boy at camp
    `,
    images: `
      a boy in her class is sharing private videos of my daughter and the school does nothing
    `,
  },
  es: {
    danger: `
      Mi hijo se cayó del columpio hace una hora y ahora vomita y tiene mucho sueño, ¿lo puede ver el doctor hoy?
      hola mi bebe tiene 40 de fiebre desde anoche y esta muy flojita y casi no la puedo despertar
      mi hijo se dio un golpe muy fuerte en la cabeza jugando futbol y no se acuerda de nada y esta confundido
      Mi hija comió algo con cacahuate en la escuela y se le están hinchando los labios y tiene ronchas en todo el cuerpo
      le silba mucho el pecho y el inhalador ya no le hace nada lo pueden ver ahora mismo
      Mi niña respira con mucha dificultad y se le hunden las costillas cada vez que respira
      mi hijo tuvo un ataque esta mañana le temblaba todo el cuerpo y no me contestaba
      Mi hijo se echó encima una olla de agua hirviendo y tiene el pecho rojo con ampollas
      mi bebe se rodo del cambiador y pego en el piso tiene un chichon muy grande y esta raro
      No encontramos a nuestra hija, salió de la escuela al mediodía y nadie la ha visto desde entonces
      mi hijo de 12 años salio anoche y no ha vuelto a casa y tiene el celular apagado
      dejo de respirar unos segundos dos veces esta noche y tenia los labios azules es normal
      Mi hija se cortó el brazo con un vidrio y la sangre no para aunque apretamos
      a mi hijo le mordio la cara el perro del vecino y la herida es profunda tenemos que ir
      Mi hija tiene algo atorado en la garganta desde la cena y está babeando y no puede tragar
      le pico una abeja hace veinte minutos tiene la cara hinchada y dice que se le cierra la garganta
      mi hijo es diabetico y esta temblando y confundido y casi se desmaya que hacemos
      mi bebé no ha mojado el pañal desde ayer, está muy decaído y no quiere tomar nada de nada
      Mi hija lleva cinco días sin comer, se desmayó en la ducha esta mañana y apenas puede estar de pie
      Mi hijo se tomó unas pastillas y no se despierta
      mi hijo amanecio con el cuello rigido y mucha fiebre y le molesta la luz en los ojos
      mi hija se resbaló en el baño se pegó en la nuca y no deja de vomitar
      mi bebe respira muy rapido toda la noche y no quiere agarrar el pecho
      a mi hijo lo atropelló un carro en la bici y dice que esta bien pero cojea
      no puedo despertar a mi hija llego de una fiesta y se fue directo a dormir
      mi hijo se quemo la mano con la parrilla y se le levanto la piel con ampollas
      Mi hija dejó una nota y se fue, tiene el teléfono apagado y ya es de noche
      se corto casi todo el dedo con el cuchillo de la cocina y hay muchisima sangre
      sacaron a mi hija de la alberca, tosió agua y ahora está muy cansada
      mi hijo metió un alambre en el enchufe y le dio corriente y tiene los dedos negros
      mi hija comio una galleta con nuez y tiene los ojos cerrados de hinchados y tose
      esta teniendo un ataque de asma y se nos acabo el inhalador podemos ir ahora
      a mi hijo le pegaron con la pelota en la cabeza y pregunta lo mismo una y otra vez
      encontramos a nuestro hijo inconsciente en el piso del baño y respira pero no contesta
      mi hija se atraganto con una salchicha ya salio pero sigue con tos y silbidos
      mi bebe se puso gris y se quedo como muñeco de trapo un minuto mientras mamaba
      mi hija se desmayó en la iglesia y se golpeó la cara contra el piso
      nadie la ha visto desde el mediodía
      nadie lo ha visto desde que salió de la escuela
      nadie la ha visto en el parque
      nadie la vio salir de casa
      no encontramos a mi hijo en el parque
      no encuentro a mi hija por ningún lado
      no encontramos a nuestra hija en el centro comercial
      rodó de la cama y llora mucho
      mi bebé se cayó de la cama y vomita
      el bebé resbaló del cambiador
      el niño está muy flojo y no quiere beber
      mi hijo está flojito y con fiebre
      mucha sangre por la nariz
      le sale mucha sangre de la herida
      le sacaron un diente y le sale mucha sangre
      mi hijo no se despierta
      no ha vuelto a casa desde ayer
      no ha llegado a casa y el teléfono está apagado
      comió nueces y se le hincharon los labios y la cara
      lleva cinco días sin comer nada
      lleva una semana sin comer en casa
      dejó una nota y no contesta el teléfono
      se echó agua hirviendo encima
      se echó agua caliente en el brazo
      no ha comido nada en cinco días
    `,
    poison: `
      Hola, mi hija se tragó unas pastillas mías esta mañana y está muy dormida, ¿la puede ver el pediatra hoy?
      mi niño abrio el mueble de la limpieza y bebio un poco del liquido azul que tenemos bajo el fregadero
      Mi hijo se comió un montón de sus gomitas de vitaminas, como veinte, ¿es peligroso?
      encontro mis pastillas de la tension y creo que se comio algunas
      mi hija de dos años se metio una pila redonda en la boca y creo que se la trago
      Mi hija se tomó como quince paracetamoles anoche y me lo acaba de decir, ¿qué hago?
      La niñera le dio a mi bebé cuatro veces la dosis de jarabe por error hace una hora
      mi hijo se bebio un bote entero de jarabe para la tos y dice cosas raras
      Mi hijo de 14 años tomó muchísimo vodka en una fiesta y no lo podemos despertar bien
      mi hijo y sus amigos comieron hongos que encontraron en el bosque y ahora le duele mucho la barriga
      mi bebe mordio una planta del jardin y no se si es toxica a quien llamo
      ha tomado demasiada medicina y está muy raro, ¿está el farmacéutico?
      Mi niño de tres años agarró las pastillas del corazón de la abuela y el frasco está a la mitad
      mi hija le dio un trago a la botella de cloro que hago ahora
      le di por error a mi bebe ibuprofeno de adulto en lugar del infantil
      mi hijo se tomó 10 de sus pastillas juntas por un reto de tiktok
      mi hijo adolescente se comio un paquete de gomitas de marihuana y esta muy mal
      mi hija se rocio limpiador de horno en la boca y dice que le arde
      Mi hijo de 4 años me dijo que comió veneno de rata en el parque
      se bebio media botella de quitaesmalte mientras yo hablaba por telefono
      mi hijo se trago una moneda ayer y ahora le duele la panza
      mi hijo bebio aceite de lampara en casa de su abuela y tose mucho
      le di dos veces la dosis de paracetamol
      bebió mucho vino y vomita
    `,
    crisis: `
      Mi hija escribió en su diario que ya no quiere estar viva y me da miedo dejarla sola
      le dijo a su maestra que se va a matar este fin de semana puede llamarnos hoy la psicologa
      encontre sangre en las sabanas y mi hija me confeso que se corta desde el verano
      Mi hijo dijo que todos estaríamos mejor si él estuviera muerto y se encerró en su cuarto
      mi hija de 15 años se tomo un puñado de mis pastillas para dormir despues de pelear con el novio
      No para de decir que ya no tiene motivos para seguir y está regalando todas sus cosas
      Mi hijo intentó quitarse la vida hace dos semanas y ya le dieron el alta, ¿lo pueden ver pronto?
      mi hijo ha buscado en el movil formas de morir necesitamos un psicologo lo antes posible
      Tiene un cuchillo en el baño y dice que se va a hacer daño si entramos
      quiero morirme y no se lo puedo contar a mi mama puedo hablar con alguien por favor
      Mi hijo dice que ya no aguanta más y que prefiere estar muerto a volver a esa escuela
      le escribio a su amiga para despedirse y dijo que mañana ya no va a estar
      Mi hijo me dijo que piensa en morirse todos los días y no sé a dónde acudir
      dice que el mundo estaría mejor sin ella y dejó de ir a la escuela
      mi hija tiene cortes recientes en los muslos y no quiere hablar
      Escribió en Instagram que esta es su última noche
      mi hijo amarro una cuerda al ventilador del techo lo detuvimos que hacemos
      mi hijo intentó tirarse del balcón ayer y necesitamos a alguien hoy
      dice que no le ve sentido a la vida y duerme todo el dia
      Mi hija se tragó un montón de pastillas anoche a propósito y se lo contó a su amiga
      mi hijo tiene un plan para ahorcarse y no se como cuidarlo
      mi hijo tomó pastillas, no sé cuántas, a quién llamo
      mi hija de 13 escribe que a nadie le importaria si ella se muere
      estuvo en el hospital por un intento el mes pasado y han vuelto las ideas
      mi hija me pregunto cuantas pastillas hacen falta para morir
      se tomó todas las pastillas de mi madre
      se tomó 8 pastillas del antibiótico de golpe
      tomó 20 pastillas hoy
      se tomó todas las pastillas de hoy de golpe
      ya no quiere seguir aquí
      no quiere estar aquí, dice que todo le da igual
      está regalando todas sus cosas
    `,
    abuse: `
      Mi hija me contó que el entrenador le metió la mano debajo de la camiseta, ¿con quién hablo?
      mi ex le pega a nuestro hijo los fines de semana y otra vez volvio con moretones
      Mi hijo volvió de casa de su papá con moretones en la espalda y dice que le pegaron con un cinturón
      Un hombre que conoció en un juego le pidió verse el sábado en el centro comercial y que no nos dijera nada
      mi marido es violento y los niños y yo no nos sentimos seguros en casa esta noche
      Mi hija dice que su hermanastro la obligó a tocarlo y no sé qué hacer
      alguien siguio a mi hija desde la escuela y trato de meterla en su coche
      alguien amenaza a mi hijo con mandar sus fotos desnudo a todos sus amigos si no paga 500 euros
      Mi hijo le mandó una foto suya a una chica por internet y ahora le pide dinero o se la enseña a todos
      Mi hija tiene miedo de ir con su papá porque la encierra en el clóset y le pega
      el maestro de natación tocó a mi hijo en las regaderas y me lo contó anoche
      mi novio agarró a mi hija del cuello y quiero dejarlo
      Un hombre de 40 años le escribe a mi hija de 12 por snapchat y quiere verla
      alguien en internet extorsiona a mi hijo con un video y quiere 300 dolares para hoy
      mi padrastro entra a mi cuarto por la noche y me hace cosas
      mi hija dice que su abuelo le toca sus partes privadas cuando se queda con el
      mi novio me golpea delante de mis hijos y necesito hablar con alguien
      mi hija le dijo a la enfermera que su padre le pega cuando toma
      a mi hijo lo violo un chico mayor en el campamento
    `,
    images: `
      un compañero de clase esta pasando videos intimos de mi hija y la escuela no hace nada
    `,
  },
  fr: {
    danger: `
      Mon fils est tombé du trampoline il y a une heure et maintenant il vomit et il est très somnolent, le docteur peut le voir aujourd'hui ?
      bonjour mon bebe a 40 de fievre depuis hier soir elle est toute molle et j'ai du mal a la reveiller
      mon fils a pris un gros coup a la tete au foot et il ne se souvient plus de rien il est confus
      Ma fille a mangé quelque chose avec des cacahuètes à l'école et ses lèvres gonflent, elle a des plaques partout
      il siffle beaucoup en respirant et sa ventoline ne fait plus rien pouvez vous le voir tout de suite
      Ma petite respire très mal et ses côtes se creusent à chaque fois qu'elle respire
      mon fils a fait une sorte de crise ce matin il tremblait de tout son corps et ne me repondait pas
      Mon fils s'est renversé une casserole d'eau bouillante dessus et son torse est rouge avec des cloques
      mon bebe a roule de la table a langer et a heurte le sol elle a une grosse bosse et elle est bizarre
      Nous ne trouvons plus notre fille, elle est sortie du collège à midi et personne ne l'a vue depuis
      mon fils de 12 ans est sorti hier soir et il n'est pas rentre son telephone est eteint
      elle a arrete de respirer quelques secondes deux fois cette nuit et ses levres etaient bleues c'est normal
      Ma fille s'est ouvert le bras sur une vitre et le sang ne s'arrête pas même en appuyant
      mon fils s'est fait mordre au visage par le chien du voisin la plaie est profonde faut il venir
      Ma petite a quelque chose de coincé dans la gorge depuis le repas, elle bave et n'arrive plus à avaler
      il s'est fait piquer par une abeille il y a vingt minutes son visage gonfle et il dit que sa gorge serre
      mon fils est diabetique il tremble il est confus et il va tomber dans les pommes que faire
      mon bébé n'a pas mouillé sa couche depuis hier, il est tout mou et ne veut plus rien boire
      Ma fille ne mange plus depuis cinq jours, elle s'est évanouie sous la douche ce matin et tient à peine debout
      Mon fils a pris des cachets et il ne se réveille pas
      mon fils s'est reveille avec la nuque raide et beaucoup de fievre et la lumiere lui fait mal
      ma fille a glissé dans la salle de bain elle s'est cogné l'arrière de la tête et n'arrête pas de vomir
      mon bebe respire tres vite depuis cette nuit et ne veut pas teter
      mon fils a été renversé par une voiture à vélo il dit que ça va mais il boite
      je n'arrive pas à réveiller ma fille elle est rentrée d'une soirée et s'est couchée
      mon fils s'est brule la main sur le barbecue la peau part avec de grosses cloques
      Ma fille a laissé un mot et elle est partie, son téléphone est coupé et il fait nuit
      il s'est presque coupe le doigt avec le couteau de cuisine il y a plein de sang
      on a sorti ma fille de la piscine, elle a craché de l'eau et maintenant elle est très fatiguée
      mon fils a touché la prise il a pris une décharge et ses doigts sont noirs
      ma fille a mange un gateau aux noix ses yeux gonflent et elle tousse
      il fait une crise d'asthme et nous n'avons plus de ventoline pouvons nous venir
      mon fils a recu un ballon dans la tete et il repose toujours la meme question
      nous avons trouvé notre fils inconscient par terre dans la salle de bain il respire
      ma fille s'est étouffée avec une saucisse c'est sorti mais elle tousse encore
      mon nouveau ne est devenu gris et tout mou une minute pendant la tetee
      personne ne l'a vue depuis midi
      personne ne l'a vu depuis qu'il est sorti du collège
      personne ne l'a vue au collège
      nous ne trouvons plus mon petit garçon
      je ne trouve plus ma petite, elle était au parc
      je ne trouve pas ma fille dans le magasin
      elle est tombée du lit et pleure beaucoup
      mon bébé est tombé de la table à langer
      il est tombé sur la tête et vomit
      il est tombé sur le carrelage et il est confus
      il est tombé du canapé
      mon bébé est tout mou
      ma fille est molle et ne répond pas
      beaucoup de sang partout
      il a perdu beaucoup de sang
      il n'a rien mangé depuis cinq jours
      cinq jours sans manger
      il ne tient plus debout
      elle a renversé de l'eau chaude sur son bras
      elle est tombée malade et elle est très confuse
      ma fille n'est pas rentrée à la maison
    `,
    poison: `
      Bonjour, ma fille a avalé plusieurs de mes comprimés ce matin, elle est très endormie, le pédiatre peut la voir aujourd'hui ?
      mon petit a ouvert le placard et il a bu un peu du produit bleu qui etait sous l'evier
      Mon fils a mangé tout un tas de ses vitamines en gommes, une vingtaine, est-ce que c'est dangereux ?
      il a trouve mes medicaments pour la tension et je crois qu'il en a mange
      ma fille de deux ans a mis une petite pile ronde dans sa bouche et je crois qu'elle l'a avalee
      Ma fille a pris une quinzaine de dolipranes hier soir et elle vient de me le dire, que dois-je faire ?
      La nounou a donné à mon bébé quatre fois la dose de sirop par erreur il y a une heure
      mon fils a bu toute une bouteille de sirop pour la toux et il dit n'importe quoi
      Mon fils de 14 ans a bu énormément de vodka à une soirée et on n'arrive pas à le réveiller
      mon fils et ses copains ont mange des champignons trouves dans la foret et maintenant il a tres mal au ventre
      mon bebe a mache une plante du jardin et je ne sais pas si elle est toxique
      il a pris beaucoup trop de son traitement et il est bizarre, est-ce que le pharmacien est là
      Mon fils de trois ans a pris les pilules pour le cœur de mamie et la boîte est à moitié vide
      ma fille a bu une gorgée à la bouteille de javel que dois je faire
      j'ai donne par erreur de l'ibuprofene adulte a mon bebe au lieu du sirop
      mon fils a pris 10 de ses comprimés d'un coup pour un défi tiktok
      mon ado a mangé un paquet entier de bonbons au cannabis et il panique
      ma fille s'est mis du nettoyant four dans la bouche et dit que ça brule
      Mon fils de 4 ans me dit qu'il a mangé du poison pour souris au parc
      elle a bu la moitie d'une bouteille de dissolvant pendant que je telephonais
      mon fils a avalé une pièce hier et il a mal au ventre maintenant
      je lui ai donné deux fois la dose de doliprane
      il a bu trop de bière et vomit
      il a bu un flacon de sirop
    `,
    crisis: `
      Ma fille a écrit dans son journal qu'elle ne veut plus être en vie et j'ai peur de la laisser seule
      il a dit a sa prof qu'il allait se tuer ce week end est ce que la psychologue peut nous rappeler aujourd'hui
      j'ai trouve du sang sur les draps et ma fille m'a avoue qu'elle se coupe depuis cet ete
      Mon fils dit que tout le monde serait mieux s'il était mort et il s'est enfermé dans sa chambre
      ma fille de 15 ans a pris une poignee de mes somniferes apres une dispute avec son copain
      Elle répète qu'elle n'a plus de raison de continuer et elle donne toutes ses affaires
      Mon fils a essayé de mettre fin à ses jours il y a deux semaines et il est sorti, pouvez-vous le voir vite
      mon fils a cherche comment mourir sur son telephone il nous faut un psy au plus vite
      Il a un couteau dans la salle de bain et dit qu'il va se faire du mal si on entre
      je veux mourir et je ne peux pas le dire a ma mere est ce que je peux parler a quelqu'un
      Mon fils dit qu'il n'en peut plus et qu'il préfère être mort que de retourner dans ce collège
      elle a ecrit a son amie pour lui dire adieu et que demain elle ne serait plus la
      Mon fils m'a dit qu'il pense à mourir tous les jours et je ne sais pas vers qui me tourner
      elle dit que le monde serait mieux sans elle et ne va plus en cours
      ma fille a des coupures fraîches sur les cuisses et ne veut pas parler
      Il a écrit sur Instagram que c'est sa dernière nuit
      mon fils a attaché une corde au plafond on l'a arrêté que faire
      mon fils a voulu sauter du balcon hier il nous faut quelqu'un aujourd'hui
      elle dit que la vie n'a plus de sens et dort toute la journée
      Ma fille a avalé plein de cachets exprès hier soir et l'a dit à son amie
      mon fils a un plan pour se pendre et je ne sais pas comment le protéger
      ma fille de 13 ans écrit que personne ne la regretterait si elle mourait
      ma fille m'a demandé combien de cachets il faut pour mourir
      elle a pris tous ses comprimés d'un coup
      il a pris 8 comprimés de doliprane ce soir
      elle a pris tous ses médicaments ce matin et elle dort
      il a pris 8 comprimés aujourd'hui
      elle ne veut plus être là
      il ne veut plus vivre
      elle ne veut plus vivre comme ça
      elle donne toutes ses affaires à ses amis
    `,
    abuse: `
      Ma fille m'a dit que son entraîneur a mis la main sous son tee-shirt, à qui dois-je parler ?
      mon ex tape notre fils quand il l'a le week end et il est encore revenu avec des bleus
      Mon fils est revenu de chez son père avec des bleus dans le dos et dit qu'il a été frappé avec une ceinture
      Un homme qu'elle a connu dans un jeu lui a demandé de venir le voir samedi et de ne rien nous dire
      mon mari est violent et les enfants et moi ne sommes pas en securite a la maison ce soir
      Ma fille dit que son demi-frère l'a forcée à le toucher et je ne sais pas quoi faire
      quelqu'un a suivi ma fille depuis l'ecole et a essaye de la faire monter dans sa voiture
      quelqu'un menace mon fils d'envoyer ses photos nu a tous ses amis s'il ne paie pas 500 euros
      Mon fils a envoyé une photo de lui à une fille sur internet et maintenant elle veut de l'argent sinon elle la montre à tout le monde
      Ma fille a peur d'aller chez son père parce qu'il l'enferme dans le placard et la frappe
      le maitre nageur a touché mon fils sous la douche et il me l'a dit hier soir
      mon copain a attrapé ma fille à la gorge et je veux le quitter
      Un homme de 40 ans écrit à ma fille de 12 ans sur snapchat et veut la voir
      quelqu'un sur internet fait chanter mon fils avec une vidéo et veut 300 euros ce soir
      mon beau père vient dans ma chambre la nuit et me fait des choses
      ma fille dit que son grand père lui touche les parties intimes quand elle dort là bas
      mon copain me frappe devant mes enfants et j'ai besoin de parler à quelqu'un
      ma fille a dit à l'infirmière que son père la frappe quand il boit
      mon mari frappe mon fils au visage
      mon ex tape ma fille à la maison
    `,
    images: `
      un garcon de sa classe fait tourner des videos intimes de ma fille et le college ne fait rien
    `,
  },
  de: {
    danger: `
      Mein Sohn ist vor einer Stunde vom Trampolin gefallen und jetzt erbricht er sich und ist ganz schläfrig, kann der Arzt ihn heute sehen?
      hallo mein baby hat seit gestern abend 40 fieber sie ist ganz schlapp und ich bekomme sie kaum wach
      mein sohn hat beim fussball einen schlag auf den kopf bekommen er weiss nicht mehr was passiert ist und ist verwirrt
      Meine Tochter hat in der Schule etwas mit Erdnüssen gegessen und jetzt schwellen ihre Lippen an und sie hat überall Quaddeln
      er pfeift stark beim atmen und sein spray hilft nicht mehr können sie ihn sofort anschauen
      Meine Kleine bekommt ganz schlecht Luft und zieht bei jedem Atemzug die Rippen ein
      mein sohn hatte heute morgen so einen anfall der ganze körper hat gezittert und er hat nicht geantwortet
      Mein Sohn hat sich einen Topf kochendes Wasser über die Brust geschüttet, alles ist rot und hat Blasen
      mein baby ist vom wickeltisch gerollt und auf den boden geknallt sie hat eine dicke beule und ist komisch
      Wir finden unsere Tochter nicht, sie ist mittags aus der Schule gegangen und seitdem hat sie niemand gesehen
      mein 12 jähriger sohn ist gestern abend weg und nicht nach hause gekommen sein handy ist aus
      sie hat heute nacht zweimal ein paar sekunden nicht geatmet und hatte blaue lippen ist das normal
      Meine Tochter hat sich an einer Scheibe den Arm aufgeschnitten und das Blut hört nicht auf, obwohl wir drücken
      meinen sohn hat der hund vom nachbarn ins gesicht gebissen die wunde ist tief sollen wir kommen
      Meiner Kleinen steckt seit dem Essen etwas im Hals, sie sabbert und kann nicht schlucken
      er wurde vor zwanzig minuten von einer biene gestochen sein gesicht schwillt an und der hals wird eng
      mein sohn ist diabetiker er zittert ist verwirrt und kippt gleich um was sollen wir tun
      mein baby hat seit gestern keine nasse windel ist ganz schlapp und will nichts mehr trinken
      Meine Tochter hat seit fünf Tagen nichts gegessen, ist heute morgen unter der Dusche umgekippt und kann kaum stehen
      Mein Sohn hat Tabletten genommen und wird nicht wach
      mein sohn ist mit steifem nacken und hohem fieber aufgewacht und das licht tut ihm weh
      meine tochter ist im bad ausgerutscht auf den hinterkopf geknallt und hört nicht auf zu brechen
      mein baby atmet die ganze nacht sehr schnell und will nicht an die brust
      mein sohn wurde auf dem rad von einem auto angefahren er sagt es geht aber er humpelt
      ich kann meine tochter nicht wecken sie kam von einer party und ging gleich ins bett
      mein sohn hat sich am grill die hand verbrannt die haut geht ab und er hat große blasen
      Meine Tochter hat einen Zettel dagelassen und ist weg, das Handy ist aus und es wird dunkel
      er hat sich mit dem küchenmesser fast den finger abgeschnitten überall ist blut
      meine tochter wurde aus dem pool gezogen sie hat wasser gehustet und ist jetzt sehr müde
      mein sohn hat in die steckdose gefasst einen schlag bekommen und schwarze finger
      meine tochter hat einen keks mit nüssen gegessen ihre augen schwellen zu und sie hustet
      er hat einen asthmaanfall und unser notfallspray ist leer können wir sofort kommen
      mein sohn hat einen ball an den kopf bekommen und fragt immer wieder dasselbe
      wir haben unseren sohn bewusstlos im bad gefunden er atmet aber antwortet nicht
      meine tochter hat sich an einem würstchen verschluckt jetzt pfeift und hustet sie noch
      mein neugeborenes wurde grau und eine minute ganz schlaff beim stillen
      niemand hat sie gesehen seit mittag
      niemand hat ihn gesehen seit er zur schule ging
      wir finden unseren sohn nicht
      wir finden unsere tochter nicht im einkaufszentrum
      wir finden unsere tochter nicht auf dem spielplatz
      mein sohn ist aus dem bett gefallen und weint
      das baby ist vom sofa gefallen
      meine tochter ist von der couch gerollt
      überall ist blut
      er hat so viel blut verloren
      meine tochter ist nicht nach hause gekommen
      mein sohn ist noch nicht zurückgekommen
      sie isst seit fünf tagen nichts
      der hund hat meinen sohn gebissen
      der hund hat ihn in die hand gebissen
      mein sohn bekommt schlecht luft
      ihm ist der zahn rausgefallen, er ist vom sofa gefallen
    `,
    poison: `
      Hallo, meine Tochter hat heute morgen einige von meinen Tabletten geschluckt, sie ist sehr müde, kann der Kinderarzt sie heute sehen?
      mein kleiner war am putzschrank und hat etwas von dem blauen zeug unter der spüle getrunken
      Mein Sohn hat ganz viele von seinen Vitamin-Gummibärchen gegessen, vielleicht zwanzig, ist das gefährlich?
      er hat meine blutdrucktabletten gefunden und ich glaube er hat welche gegessen
      meine zweijährige hat eine kleine runde batterie in den mund gesteckt und ich glaube sie ist runter
      Meine Tochter hat gestern Abend etwa fünfzehn Paracetamol genommen und es mir erst jetzt gesagt, was soll ich tun?
      Die Babysitterin hat meinem Baby aus Versehen die vierfache Dosis Fiebersaft gegeben
      mein sohn hat eine ganze flasche hustensaft getrunken und redet wirres zeug
      Mein 14-jähriger Sohn hat auf einer Party sehr viel Wodka getrunken und wir kriegen ihn nicht richtig wach
      mein sohn und seine freunde haben im wald pilze gegessen und jetzt hat er starke bauchschmerzen
      mein baby hat auf einer pflanze aus dem garten gekaut und ich weiss nicht ob sie giftig ist
      er hat viel zu viel von seinem medikament genommen und ist komisch, ist der apotheker da
      Mein Dreijähriger hat die Herztabletten von Oma erwischt und die Packung ist halb leer
      meine tochter hat aus der flasche mit chlorreiniger getrunken was soll ich jetzt machen
      ich habe meinem baby versehentlich ibuprofen für erwachsene gegeben
      mein sohn hat 10 von seinen tabletten auf einmal genommen wegen einer tiktok challenge
      mein teenager hat eine ganze packung cannabis gummibärchen gegessen und hat panik
      meine tochter hat sich backofenspray in den mund gesprüht und sagt es brennt
      Mein Vierjähriger sagt er hat auf dem Spielplatz Rattengift gegessen
      sie hat eine halbe flasche nagellackentferner getrunken während ich am telefon war
      mein sohn hat gestern eine münze geschluckt und jetzt bauchweh
      sie hat die ganze flasche hustensaft getrunken
    `,
    crisis: `
      Meine Tochter hat in ihr Tagebuch geschrieben, dass sie nicht mehr am Leben sein will, und ich habe Angst, sie allein zu lassen
      er hat seiner lehrerin gesagt dass er sich am wochenende umbringt kann die beratung uns heute zurückrufen
      ich habe blut auf dem bettlaken gefunden und meine tochter hat zugegeben dass sie sich seit dem sommer schneidet
      Mein Sohn sagt, alle wären besser dran, wenn er tot wäre, und hat sich im Zimmer eingeschlossen
      meine 15 jährige hat nach einem streit mit ihrem freund eine handvoll von meinen schlaftabletten genommen
      Sie sagt immer wieder, sie hat keinen Grund mehr weiterzumachen, und verschenkt alle ihre Sachen
      Mein Sohn hat vor zwei Wochen versucht, sich das Leben zu nehmen, und ist entlassen, können Sie ihn bald sehen?
      mein sohn hat auf dem handy gesucht wie man sterben kann wir brauchen so schnell wie möglich einen therapeuten
      Er hat ein Messer im Bad und sagt, er tut sich was an, wenn wir reinkommen
      ich will sterben und kann es meiner mama nicht sagen kann ich bitte mit jemandem reden
      Mein Sohn sagt, er kann nicht mehr und wäre lieber tot als wieder in diese Schule zu gehen
      sie hat ihrer freundin geschrieben um sich zu verabschieden und dass sie morgen nicht mehr da ist
      Mein Sohn hat gesagt er denkt jeden Tag ans Sterben und ich weiß nicht wohin
      sie sagt die welt wäre besser ohne sie und geht nicht mehr zur schule
      meine tochter hat frische schnitte an den oberschenkeln und redet nicht
      Er hat auf Instagram geschrieben dass das seine letzte Nacht ist
      mein sohn hat ein seil an die decke gebunden wir haben ihn gestoppt was jetzt
      mein sohn wollte gestern vom balkon springen und wir brauchen heute jemanden
      sie sieht keinen sinn mehr im leben und schläft den ganzen tag
      Meine Tochter hat gestern absichtlich ganz viele Tabletten geschluckt und es ihrer Freundin geschrieben
      mein sohn hat einen plan sich zu erhängen und ich weiß nicht wie ich ihn schütze
      meine 13 jährige schreibt dass es keinen stören würde wenn sie stirbt
      meine tochter fragt wie viele tabletten man zum sterben braucht
      sie hat alle ihre tabletten genommen
      er hat 8 tabletten vom antibiotikum auf einmal genommen
      sie hat alle tabletten für diese woche genommen
      sie hat heute zehn tabletten genommen
      sie hat zu viel paracetamol genommen
      sie hat 20 tabletten genommen
    `,
    abuse: `
      Meine Tochter hat mir erzählt, dass der Trainer ihr unter das T-Shirt gefasst hat, mit wem kann ich sprechen?
      mein ex schlägt unseren sohn wenn er am wochenende bei ihm ist und er kam wieder mit blauen flecken zurück
      Mein Sohn kam mit blauen Flecken am Rücken von seinem Vater und sagt, er wurde mit dem Gürtel geschlagen
      Ein Mann, den sie im Spiel kennengelernt hat, will sich am Samstag mit ihr treffen und sie soll uns nichts sagen
      mein mann ist gewalttätig und die kinder und ich sind heute nacht zu hause nicht sicher
      Meine Tochter sagt, ihr Stiefbruder hat sie gezwungen, ihn anzufassen, und ich weiß nicht, was ich tun soll
      jemand ist meiner tochter von der schule gefolgt und wollte sie in sein auto ziehen
      jemand droht meinem sohn seine nacktbilder an alle freunde zu schicken wenn er nicht 500 euro zahlt
      Mein Sohn hat einem Mädchen im Internet ein Bild von sich geschickt und jetzt will sie Geld, sonst zeigt sie es allen
      Meine Tochter hat Angst zu ihrem Vater zu gehen weil er sie in den Schrank sperrt und schlägt
      der schwimmlehrer hat meinen sohn unter der dusche angefasst und er hat es mir gestern erzählt
      mein freund hat meine tochter am hals gepackt und ich will ihn verlassen
      Ein 40 jähriger Mann schreibt meiner 12 jährigen Tochter auf Snapchat und will sie treffen
      jemand im internet erpresst meinen sohn mit einem video und will 300 euro bis heute abend
      mein stiefvater kommt nachts in mein zimmer und macht sachen mit mir
      meine tochter sagt dass ihr opa sie im intimbereich anfasst wenn sie dort schläft
      mein freund schlägt mich vor meinen kindern und ich brauche jemanden zum reden
      meine tochter hat der schwester gesagt dass ihr vater sie schlägt wenn er trinkt
      mein mann schlägt mich vor den kindern
      mein mann schlägt mich
      der vater schlägt ihn für jede kleinigkeit
      mein ex schlägt unseren sohn im streit
      mein mann schlägt uns im streit
      der stiefvater schlägt sie beim essen
      mein mann schlägt sie vor mir
      wenn mein mann mich schlägt im suff
    `,
    images: `
      ein junge aus der klasse schickt intime videos von meiner tochter herum und die schule macht nichts
    `,
  },
  pt: {
    danger: `
      Meu filho caiu do pula-pula faz uma hora e agora está vomitando e com muito sono, o médico pode ver ele hoje?
      oi minha bebe esta com 40 de febre desde ontem a noite e esta molinha e quase nao consigo acordar ela
      meu filho levou uma pancada forte na cabeça no futebol e nao lembra de nada e esta confuso
      Minha filha comeu alguma coisa com amendoim na escola e os lábios estão inchando e está cheia de placas vermelhas
      ele esta chiando muito e a bombinha nao adianta mais voces podem atender agora
      Minha pequena está respirando muito mal e afunda as costelas toda vez que respira
      meu filho teve um tipo de ataque hoje de manhã o corpo todo tremia e ele nao respondia
      Meu filho virou uma panela de água fervendo em cima dele e o peito está vermelho com bolhas
      minha bebe rolou do trocador e bateu no chao esta com um galo enorme e esta estranha
      Não achamos nossa filha, ela saiu da escola ao meio-dia e ninguém viu ela desde então
      meu filho de 12 anos saiu ontem a noite e nao voltou pra casa e o celular esta desligado
      ela parou de respirar uns segundos duas vezes essa noite e os labios ficaram azuis isso é normal
      Minha filha cortou o braço num vidro e o sangue não para mesmo apertando
      meu filho foi mordido no rosto pelo cachorro do vizinho a ferida é funda precisa ir ai
      Minha pequena está com alguma coisa presa na garganta desde o jantar, está babando e não consegue engolir
      uma abelha picou ele faz vinte minutos o rosto esta inchado e ele diz que a garganta esta fechando
      meu filho é diabetico e esta tremendo e confuso quase desmaiando o que a gente faz
      meu bebê não faz xixi desde ontem, está muito mole e não quer mamar nada
      Minha filha está há cinco dias sem comer, desmaiou no banho hoje cedo e mal fica em pé
      Meu filho tomou uns comprimidos e não acorda
      meu filho acordou com o pescoço duro e febre alta e a luz incomoda os olhos
      minha filha escorregou no banheiro bateu a nuca e não para de vomitar
      meu bebe esta respirando muito rapido a noite toda e nao quer mamar
      meu filho foi atropelado por um carro de bicicleta diz que está bem mas está mancando
      nao consigo acordar minha filha ela voltou de uma festa e foi direto dormir
      meu filho queimou a mão na churrasqueira a pele soltou e fez bolhas grandes
      Minha filha deixou um bilhete e foi embora, o celular está desligado e está escurecendo
      ele quase arrancou o dedo com a faca da cozinha e tem muito sangue
      tiraram minha filha da piscina ela tossiu água e agora está muito cansada
      meu filho pôs o dedo na tomada levou um choque e os dedos estão pretos
      minha filha comeu um biscoito com castanha os olhos estao inchados e ela tosse
      ele esta tendo uma crise de asma e a bombinha acabou podemos ir agora
      meu filho levou uma bolada na cabeça e fica perguntando a mesma coisa
      achamos nosso filho inconsciente no chão do banheiro ele respira mas não responde
      minha filha engasgou com salsicha já saiu mas ainda está tossindo e chiando
      meu recém-nascido ficou cinza e mole por um minuto mamando
      ninguém viu ela desde ontem
      ninguém viu ele desde que saiu da escola
      ninguém viu minha filha na escola
      não acho meu filho
      não encontramos nossa filha no parque
      não encontramos meu filho na praia
      minha filha caiu da cama e chora
      o bebê caiu do sofá
      meu bebê rolou do trocador
      meu filho está todo mole
      ele está muito mole e com febre
      perdeu muito sangue
      saiu muito sangue da cabeça
      meu bebê não acorda
      meu bebê não acorda mais
      minha filha não voltou pra casa
      ele não chegou em casa ontem
      está cinco dias sem comer
      virou água quente na barriga
      o cachorro mordeu o meu filho
    `,
    poison: `
      Oi, minha filha engoliu uns comprimidos meus hoje cedo e está muito sonolenta, o pediatra pode ver ela hoje?
      meu menino abriu o armario de limpeza e bebeu um pouco do liquido azul que fica embaixo da pia
      Meu filho comeu um monte de vitaminas de goma, umas vinte, isso é perigoso?
      ele achou meus remedios de pressao e acho que comeu alguns
      minha filha de dois anos colocou uma pilha redonda na boca e acho que engoliu
      Minha filha tomou uns quinze paracetamol ontem à noite e só me contou agora, o que eu faço?
      A babá deu pro meu bebê quatro vezes a dose do xarope por engano faz uma hora
      meu filho bebeu um vidro inteiro de xarope pra tosse e esta falando coisas sem sentido
      Meu filho de 14 anos bebeu muita vodka numa festa e não conseguimos acordar ele direito
      meu filho e os amigos comeram cogumelos que acharam no mato e agora ele esta com muita dor de barriga
      meu bebe mastigou uma planta do jardim e nao sei se é toxica
      ele tomou remédio demais e está estranho, o farmacêutico está aí
      Meu filho de três anos pegou os remédios do coração da vovó e o vidro está pela metade
      minha filha deu um gole na garrafa de água sanitária o que eu faço agora
      dei sem querer ibuprofeno de adulto pro meu bebê em vez do infantil
      meu filho tomou 10 comprimidos dele de uma vez por causa de um desafio do tiktok
      meu filho adolescente comeu um pacote de balas de maconha e está passando mal
      minha filha espirrou limpa forno na boca e diz que está ardendo
      Meu filho de 4 anos disse que comeu veneno de rato no parquinho
      ela bebeu metade da garrafa de removedor de esmalte enquanto eu estava no telefone
      meu filho engoliu uma moeda ontem e agora está com dor de barriga
      dei duas vezes a dose de dipirona
      tomou muito vinho e está desmaiado
    `,
    crisis: `
      Minha filha escreveu no diário que não quer mais estar viva e tenho medo de deixar ela sozinha
      ele falou pra professora que vai se matar no fim de semana a psicologa pode ligar pra gente hoje
      achei sangue no lençol e minha filha confessou que se corta desde o verão
      Meu filho disse que todo mundo ia ficar melhor se ele estivesse morto e se trancou no quarto
      minha filha de 15 anos tomou um punhado dos meus remedios pra dormir depois de brigar com o namorado
      Ela fica dizendo que não tem mais motivo para continuar e está dando todas as coisas dela
      Meu filho tentou tirar a própria vida há duas semanas e teve alta, vocês podem atender logo?
      meu filho pesquisou no celular jeitos de morrer precisamos de um psicologo o quanto antes
      Ele está com uma faca no banheiro e diz que vai se machucar se a gente entrar
      eu quero morrer e nao consigo contar pra minha mae posso falar com alguem por favor
      Meu filho diz que não aguenta mais e que prefere estar morto do que voltar pra essa escola
      ela mandou mensagem se despedindo da amiga e disse que amanha nao vai estar mais aqui
      Meu filho disse que pensa em morrer todo dia e não sei a quem recorrer
      ela diz que o mundo seria melhor sem ela e parou de ir à escola
      minha filha está com cortes recentes nas coxas e não quer falar
      Ele escreveu no Instagram que hoje é a última noite dele
      meu filho amarrou uma corda no teto a gente impediu e agora
      meu filho tentou pular da sacada ontem e precisamos de alguém hoje
      ela diz que não vê sentido na vida e dorme o dia inteiro
      Minha filha tomou um monte de comprimidos de propósito ontem e contou pra amiga
      meu filho tem um plano de se enforcar e não sei como proteger ele
      meu filho tomou comprimidos e não sei quantos, para quem eu ligo
      minha filha de 13 anos escreve que ninguém ia ligar se ela morresse
      minha filha perguntou quantos comprimidos precisa para morrer
      ela tomou todos os remédios da avó
      ele tomou 8 comprimidos de uma vez
      ela tomou todos os remédios hoje
      ele tomou 8 comprimidos do antibiótico de uma vez
      ela não quer mais estar aqui
      não tem mais vontade de viver
      não tem mais vontade de continuar
      ela está dando as coisas dela
    `,
    abuse: `
      Minha filha me contou que o treinador colocou a mão por baixo da blusa dela, com quem eu falo?
      meu ex bate no nosso filho nos fins de semana e ele voltou com roxos de novo
      Meu filho voltou da casa do pai com hematomas nas costas e diz que apanhou de cinto
      Um homem que ela conheceu num jogo pediu para se encontrar com ela no sábado e não contar pra gente
      meu marido é violento e eu e as crianças nao estamos seguras em casa hoje a noite
      Minha filha diz que o meio-irmão obrigou ela a tocar nele e não sei o que fazer
      alguem seguiu minha filha da escola e tentou puxar ela pra dentro do carro
      alguem esta ameaçando mandar as fotos do meu filho pelado pra todos os amigos se ele nao pagar 500 reais
      Meu filho mandou uma foto dele para uma menina na internet e agora ela quer dinheiro senão mostra pra todo mundo
      Minha filha tem medo de ir pra casa do pai porque ele tranca ela no armário e bate nela
      o professor de natação tocou no meu filho no chuveiro e ele me contou ontem
      meu namorado pegou minha filha pelo pescoço e quero me separar
      Um homem de 40 anos manda mensagem pra minha filha de 12 no snapchat e quer ver ela
      alguem na internet esta extorquindo meu filho com um video e quer 300 reais ate hoje
      meu padrasto entra no meu quarto de noite e faz coisas comigo
      minha filha diz que o avô toca nas partes íntimas dela quando dorme lá
      meu namorado me bate na frente dos meus filhos e preciso falar com alguém
      minha filha falou para a enfermeira que o pai bate nela quando bebe
    `,
    images: `
      um menino da sala esta espalhando videos intimos da minha filha e a escola nao faz nada
    `,
  },
};

/** A sentence a line: about the same things and in the same words, without anybody in need. */
const harmless: Record<Language, string> = {
  en: `
    he is not waking up in time for school and we would like to talk to someone about his sleep
    my son takes his pills every morning and we need a refill before we travel on Friday
    Do you offer a safety course for choking and cpr for new parents on weekends
    My daughter is afraid of needles can the nurse give her the flu shot while she is lying down
    my boy kills it in soccer and we are looking for a stronger team for him
    Do you sell pill organisers with seven days and a lock so the kids can't open them
    is there a first aid course for babysitters where they learn what to do about burns and falls
    My daughter is dying to join your dance class on Mondays, do you still have a place
    We are killing time in your area and wonder if the trampoline park is open until eight
    the phone died and the battery is swollen can you replace it today and what does it cost
    My son dropped his phone in the pool and it will not wake up, can you save the pictures
    My daughter hit her growth spurt and her back hurts after dance, do you have time next week
    my son is allergic to peanuts do you have a nut free menu for a birthday party of ten
    he has asthma and needs a new inhaler before soccer camp starts next week
    My son has a cold and a runny nose and needs a note for school tomorrow
    my daughter broke her retainer and needs a new one before the holidays
    The battery of her hearing aid is dead, do you have that size in stock
    My son lost his first tooth and another one is loose, should we come for a check
    he fell behind in math over the summer and we would like a tutor who is patient
    My daughter took her medicine with breakfast and has blood work at ten, may she drink water
    our baby is not sleeping through the night and we would like to see a sleep coach
    My kid has trouble swallowing pills, do you have the medicine as a syrup
    does the pharmacy have the liquid form of ibuprofen for a child who cannot swallow tablets
    My daughter wants to cut her hair short and donate it, do you do that and what does it cost
    my kids are fighting over the tablet all day, do you have a parenting class in the evening
    My son shot three goals on Saturday and wants to try out for your club
    he is burned out from school and wants to drop one class, can we meet with the counselor
    The screen went black and the tablet gets hot when charging, how long does a repair take
    My daughter ran for class president and needs help with a speech, do you coach public speaking
    he hits the ball well but needs help with his serve, do you give private tennis lessons
    my son was absent from the team photo, can we still order a picture of him
    Does the pool have lifeguards and a class for kids who are afraid of drowning
    Is the vaccine for meningitis in stock, and does my son need a booster before college
    my son wants to be a firefighter, do you give tours of the station for a birthday party
    My daughter has a rash on her arm from a new soap, is there an appointment this week
    My son has been on his ADHD pills for a month and eats less, can we move the check up forward
    she took my tablet to bed and now the screen is cracked, can you fix it today
    he took his pills to camp in the old box, may he keep them there for a week
    My son has a fever of 38 since yesterday and a sore throat, do you have an appointment today
    my daughter drank all the milk before her blood test this morning, do we have to come another day
    We can't find our daughter's vaccination card, can you print a new one for her school
    My son came home with bad grades and we are looking for someone who helps him with homework
    my son is sleepy in the afternoon since he started soccer, could it be iron
    Her coach asked her to meet the team at the pool on Saturday, is parking free there
    my daughter would die for your cupcakes, can you bake thirty for her birthday
    He wants to hit the gym after school, do you take fourteen year olds
    She is giving away her old toys, do you take donations of books and games as well
    My son fell in love with karate and wants to know when the next class starts on the weekend
    the kids ate a lot of candy at the party, do you have a dentist appointment for a cleaning
    My daughter cut her bangs herself and it looks awful, can you fix it before picture day
    Our dog ate my son's homework and the tutor needs a new copy, can you print it
    my son takes 5 vitamins a day is that ok and do you sell them in a bigger box
    My daughter hits the snooze button and can't get up, is there a sleep clinic for teens
    we are expecting twins and would like to visit the birth center before March
    my son had his tonsils taken out last week, when may he swim again
    He is allergic to bee stings and needs a new prescription before camp
    my daughter has no appetite in the morning, can we talk about lunch at school
    We lost our son's retainer at the pool, did somebody hand it in
    the coach beat our team's record last year, will he train the girls too
    My daughter took photos of her dance show and wants to print 40 of them, how much is it
    he drank too much water before swimming and felt sick, when do lessons end
    my son came home with a fever of 38 and a cough and cannot go to school tomorrow
    my daughter had her ears pierced and one is a little red, can you look at it
    Do you have a support group for parents whose kids are picky eaters
    My ex has our son on weekends and I would like to change the pick up person
    the doctor gave us the wrong form, can you send the one for summer camp
    my son is on antidepressants since May and we would like a second opinion next month
    We dropped off our son at camp and he was sleepy, can he rest before the first game
    he has taken all his medicine and needs a refill before the weekend please
    My mother hurt her back and cannot bring my son, may his aunt pick him up
    The man grabbed my order by mistake, can you make another birthday cake by noon
    We booked photos on Saturday, please ask if they will send the prints or show them online
    If he eats nuts he gets hives, do you serve lunch without nuts at your day camp
    my coach gave her things to the lost and found, can you check for a blue bag
    There is no reason to go on the trip alone, can a parent come with the class
    my baby can't even sit up yet, from what age do you take them for swimming
    he did not come home for lunch today because of the trip, can we pay for the extra meal
    my son says he can't do it anymore and wants to stop piano, do you refund lessons
    the coach kicked her off the team and we look for a new club nearby
    my mom beat her own record and wants to join your running group with my son
    my husband hit his first home run and our son wants lessons too
    is there a first aid for choking class on a Saturday before our baby is born
    my son is not waking up at night anymore, when can we stop coming to the sleep clinic
    he has taken 8 tablets of the antibiotic, one a day, and we need to know if there is a refill
    She has taken all her meds for today, may she have ice cream after the visit
    He took many medications as a baby and we want to talk about his teeth
    nobody has seen him since we moved, do you take new patients
    No one has seen her teeth since 2022, do you have an opening next month
    We can't find our kid's backpack, did somebody leave it at the front desk
    The kids rolled out of bed late, can we come to the ten o'clock class instead
    do you have so much blood orange juice that we can order twenty bottles for a party
    his hair is limp and dry, which haircut would you suggest
    he took 7 pills over the week as prescribed and the rash is gone, do we need a follow up
    My daughter took many medicines over the years for her asthma, do you need the list
    nobody has seen her homework yet, can the tutor look at it on Monday
    no one has seen him for his eyes yet, do you test children under six
    nobody has seen her file since the office moved, can you look for it
    No one has seen him play yet, can he come for a tryout
    nobody has heard from him about the carpool, can you call our driver
    we can't find our daughter's jacket, it is blue with a white zip
    I cannot find my son's inhaler, can the pharmacy give us a spare one
    We couldn't find our boy's glasses after swim class, did somebody hand them in
    I can't find my kids' report cards, can the office print them again
    Our remote rolled off the couch and the battery cover broke, do you sell covers
    The ball rolled off the table and under your counter, can you keep it for us
    My son's watch rolled off the counter and the glass is cracked, what is a new one
    my daughter rolls out of bed at ten on weekends, do you have dance in the afternoon
    how much blood do you take for the iron test, my son is nervous
    they took so much blood for the lab work, does he really need another draw
    my daughter can't stand the sight of too much blood and wants to be a nurse, do you have a class
    the balloons went limp before the party, can you bring new ones by noon
    the fries were cold and the lettuce was limp, can we get our money back
    her hair looks limp since she swims, do you have a shampoo for kids
    his pizza was cold and the crust is floppy, may we have another
    the sleeves are so floppy, can you hem his costume by Friday
    he won't wake up before nine on weekends, do you have a later class
    she refuses to eat anything green, do you have a dietitian for kids
    he hasn't eaten meat in two years, do you have a vegetarian birthday menu
    my son has not eaten at your restaurant in weeks and misses the pancakes
    she hasn't eaten gluten for ten days, do we need to stop that before the test
    the cake fell off the table and we need another one by noon
    his tooth came out and there was a little blood, is that fine before picture day
    my son bumped his tooth on the slide last month and it is a bit gray, when can you look at it
    my daughter refuses to go to school on Mondays, do you have a counselor who works with that
    he does not want to go on to high school here, when are the tours
    she fell out of love with ballet and is sleepy after class, do you have jazz
    he fell behind on reading and is confused by fractions, do you tutor both
    his shoes are falling apart and he fell over the laces, can you repair them by Friday
    my son ate a big lunch and his jeans are tight, do you have the next size
    her nose bleeds a little in winter, do you have an appointment next week
    the coach hit her a few grounders and she wants more practice, are you open on Sunday
    my son got hit in dodgeball and lost his glasses, did somebody find them
    the teacher is very strict and my son is scared of math, do you tutor
    she is scared of her coach's whistle, may she wear ear plugs
    he came home with a certificate for swimming, can you print a second one
    my son shares a private room with his brother at camp, can we see pictures of it
    my daughter sent pictures of her art, do you still want more for the show
    my niece's stroller rolled off the curb and a wheel is bent, do you repair those
    nobody has seen her for a checkup since we changed doctors, do you take new patients
    we can't find our baby monitor, did we leave it in the hotel room
    she has taken 6 pills of the antibiotic as prescribed and still coughs, can we come by
    he took all his medicine as the doctor said and feels better, can he swim on Friday
    she has taken 10 tablets as directed, do we need a new prescription
    my son took many medications as a preemie, do you have his old file
    nobody has seen his report card, can you mail a copy
    no one has seen them since our move, do we need new x-rays
    nobody has seen her for her eyes, do you do screenings
    I couldn't find my kid's size online, do you have it in the store
    we can't find our kids' water bottles, are they in the gym
    cannot find our son's name on the roster
    our toddler's cup rolled off the table and cracked, do you sell lids
    the pumpkin rolled off the counter and broke, can we pick another
    will you draw a lot of blood, she is five
    he is scared of needles because last time they took a lot of blood
    the flag was limp and faded, do you print new ones
    the noodles were so limp, can we have a refund
    his curls look limp, can you cut layers
    nobody has seen her dance solo yet, do you film the show
    my son fell in the standings and is confused by the new rules
    she won't wake up early for practice, is there an evening team
    our son hasn't eaten lunch at school in two weeks, can we cancel the plan
  `,
  es: `
    no se despierta a tiempo para ir a la escuela y queremos hablar con alguien sobre su sueño
    mi hijo toma sus pastillas todas las mañanas y necesitamos otra receta antes del viernes
    ¿Dan algún curso de seguridad sobre primeros auxilios y bebés los fines de semana?
    Mi hija tiene miedo a las agujas, ¿puede la enfermera vacunarla acostada?
    mi hijo mata en el futbol y buscamos un equipo mas fuerte para el
    ¿Venden pastilleros de siete días con seguro para que los niños no los abran?
    hay un curso de primeros auxilios para niñeras donde enseñen que hacer en una caida
    Mi hija se muere por entrar a su clase de baile de los lunes, ¿todavía hay lugar?
    estamos matando el tiempo por la zona y queremos saber si el parque de trampolines abre hasta las ocho
    el telefono murio y la bateria esta hinchada pueden cambiarla hoy y cuanto cuesta
    A mi hijo se le cayó el celular a la alberca y ya no enciende, ¿pueden salvar las fotos?
    Mi hija dio un estirón y le duele la espalda después de bailar, ¿tienen cita la próxima semana?
    mi hijo es alergico a las nueces tienen menu sin nueces para una fiesta de diez niños
    tiene asma y necesita un inhalador nuevo antes del campamento de la proxima semana
    Mi hijo está resfriado y necesita un justificante para la escuela de mañana
    a mi hija se le rompio el retenedor y necesita uno nuevo antes de las vacaciones
    La pila de su audífono se acabó, ¿tienen de ese tamaño?
    A mi hijo se le cayó el primer diente y otro está flojo, ¿vamos a revisión?
    se quedo atras en matematicas este verano y queremos un profesor con paciencia
    Mi hija tomó su medicina con el desayuno y tiene análisis de sangre a las diez, ¿puede beber agua?
    nuestro bebe no duerme toda la noche y queremos ver a una asesora de sueño
    a mi hija le cuesta tragar pastillas tienen la medicina en jarabe
    tienen el ibuprofeno liquido para un niño que no puede tragar tabletas
    Mi hija se quiere cortar el pelo muy corto y donarlo, ¿lo hacen y cuánto cuesta?
    mis hijos se pelean por la tableta todo el dia tienen un taller para padres por la tarde
    Mi hijo metió tres goles el sábado y quiere probar en su club
    esta quemado de tanta escuela y quiere dejar una materia podemos ver al orientador
    La pantalla se puso negra y la tableta se calienta al cargar, ¿cuánto tarda el arreglo?
    Mi hija se presenta a delegada y necesita ayuda con un discurso, ¿dan clases de oratoria?
    le pega bien a la pelota pero necesita ayuda con el saque dan clases particulares de tenis
    mi hijo no salio en la foto del equipo podemos pedir todavia una foto de el
    ¿La piscina tiene socorristas y clases para niños que tienen miedo al agua?
    ¿Tienen la vacuna contra la meningitis y necesita mi hijo un refuerzo antes de la universidad?
    mi hijo quiere ser bombero hacen visitas a la estacion para un cumpleaños
    Mi hija tiene un sarpullido en el brazo por un jabón nuevo, ¿hay cita esta semana?
    mi hijo lleva un mes con sus pastillas para el TDAH y come menos podemos adelantar la cita
    mi hija se llevo mi tableta a la cama y ahora tiene la pantalla rota la pueden arreglar hoy
    Mi hijo tiene 38 de fiebre desde ayer y dolor de garganta, ¿hay cita hoy?
    mi hija se tomo toda la leche antes del analisis de esta mañana tenemos que ir otro dia
    No encontramos la cartilla de vacunas de nuestra hija, ¿pueden imprimir otra para la escuela?
    Mi hijo volvió con malas notas y buscamos a alguien que le ayude con la tarea
    tiene mucho sueño por las tardes desde que empezo el futbol puede ser falta de hierro
    El entrenador le pidió venir el sábado a la piscina con el equipo, ¿el estacionamiento es gratis?
    mi hijo se cayo en la cuenta de que le gusta el karate cuando empieza la clase
    los niños comieron muchos dulces en la fiesta, ¿tienen cita para una limpieza dental?
    mi hija se corto el flequillo sola y quedo fatal lo pueden arreglar antes de la foto
    mi hijo toma 5 vitaminas al dia esta bien y venden cajas mas grandes
    a mi hijo le quitaron las amigdalas la semana pasada cuando puede volver a nadar
    es alergico a las picaduras de abeja y necesita otra receta antes del campamento
    perdimos el retenedor de mi hijo en la alberca alguien lo entrego
    mi hija tomo fotos de su baile y quiere imprimir 40 cuanto cuesta
    mi hijo llego con fiebre de 38 y tos y no puede ir manana a la escuela
    mi ex tiene a nuestro hijo los fines de semana y quiero cambiar a quien lo recoge
    el doctor nos dio el formulario equivocado pueden mandar el del campamento
    mi hijo tiene la garganta inflamada desde ayer y quisiera una cita
    mi hija bebio mucha agua antes de nadar y se mareo un poco a que hora acaba la clase
    ha tomado todas sus pastillas y necesita otra receta antes del fin de semana por favor
    a mi hija se le cayo el celular y tiene un analisis de sangre manana pueden ir a otra hora
    por error pedimos el jarabe dos veces pueden devolvernos el dinero de uno
    si come nueces le salen ronchas sirven comida sin nueces en el campamento
    mi madre se lastimo la espalda y no puede traer a mi hijo puede recogerlo su tia
    mi hijo dejo una nota para el maestro en la recepcion y se la pueden entregar hoy
    hicimos las fotos el sabado pueden preguntar si las envian o las muestran en linea
    yo tomo pastillas para la alergia y quiero saber si mi hija las puede tomar también
    se ha tomado 8 pastillas del antibiotico, una al dia, ¿necesitamos otra caja?
    ya se tomo todas las pastillas de hoy, ¿puede comer helado después de la consulta?
    mi hija tomó muchos medicamentos de bebé y queremos hablar de sus dientes
    nadie lo ha visto desde que nos mudamos, ¿aceptan pacientes nuevos?
    nadie le ha visto los dientes desde 2022, ¿tienen cita el mes que viene?
    nadie la ha visto bailar todavía, ¿puede venir a una prueba?
    No encontramos la mochila de nuestro hijo, ¿la dejó alguien en recepción?
    no encuentro a mi hija un profesor de piano, ¿dan clases los sábados?
    no encontramos a mi hijo plaza en el comedor, ¿queda alguna?
    a mi hija le sacaron mucha sangre para el análisis, ¿de verdad necesita otro?
    ¿le sacan mucha sangre en el análisis de hierro? mi hijo está nervioso
    se me cayó la tarta de la mesa y necesitamos otra antes de las doce
    el balón rodó de la mesa y se metió debajo del mostrador, ¿me lo guardan?
    el pelo de mi hija está muy flojo y seco, ¿qué corte le va mejor?
    la goma del bañador está floja, ¿lo pueden arreglar para el viernes?
    mi hijo tiene un diente flojito y queremos una revisión
    la masa de la pizza estaba floja, ¿nos devuelven el dinero?
    mi hijo no despierta interés por las matemáticas, ¿dan clases con juegos?
    mi bebé no se despierta por la noche y queremos saber si hay que darle de comer
    mi hijo se tomó 7 pastillas en la semana como dijo el médico y ya no tiene ronchas
    mi hijo se ha comido muchas gominolas en la fiesta, ¿tienen cita para una limpieza dental?
    mi hija no come carne desde hace dos años, ¿tienen menú vegetariano?
    mi hijo lleva dos semanas sin comer gluten, ¿hay que parar antes de la prueba?
    no come nada verde en el comedor, ¿tienen una nutricionista para niños?
    mi hija no ha vuelto a la clase de danza, ¿hay sitio en otra?
    mi hijo no llega a casa a tiempo para la clase de las cinco, ¿hay otra a las seis?
    no ha llegado a casa el paquete de los uniformes, ¿cuándo lo envían?
    mi hija no quiere ir al colegio los lunes, ¿tienen psicóloga?
    mi hijo no quiere seguir aquí en el equipo, ¿hay otro horario?
    se cayó el sistema y no pudimos pagar la matrícula, ¿nos dan otro día?
    a mi hija se le cayó un diente y sangró un poquito, ¿venimos a revisión?
    le dimos dos veces la dosis de refuerzo de la vacuna en su cartilla, ¿pueden corregirlo?
    mi hijo comió mucho y se le hinchó la barriga un poco, ¿tienen menú ligero para el campamento?
    mi hijo respira mal por la nariz cuando duerme, ¿tienen cita con el otorrino?
    el maestro le pega estrellas en el cuaderno y quiere saber dónde se compran
    el entrenador le pega duro al balón y mi hijo quiere aprender, ¿hay sitio?
    mi hija volvió con un diploma del campamento, ¿nos pueden imprimir otro?
    se echó agua caliente al té y está muy rico, ¿venden ese té para niños?
    mi hija regaló sus cosas de ballet y ahora necesita otras, ¿venden de segunda mano?
    mi hijo no aguanta más de diez minutos sentado, ¿tienen clases cortas?
    ya no puede más con los deberes y buscamos un profesor
    mi hijo está muerto de hambre después de nadar, ¿tienen cafetería?
    nos dejó una nota y no la entendimos, ¿puede llamar la maestra?
    nadie los ha visto jugar juntos, ¿pueden entrenar con ustedes el martes?
    nadie la vio para la vista, ¿hacen revisiones a menores de seis años?
    mi hijo bebió mucho vino sin alcohol en la boda, ¿venden zumo de uva para fiestas?
    la perra mordió el zapato de mi hijo, ¿lo pueden arreglar?
    mi hijo está muy flojo en matemáticas y buscamos un profesor
    mi hijo tomó 6 pastillas, una al día, y sigue con tos
    mi hija se ha tomado todos los medicamentos para hoy, ¿puede nadar?
    nadie le ha visto los oídos, ¿tienen cita con el otorrino?
    nadie ha visto su mochila, ¿está en el aula?
    nadie lo ha visto desde la mudanza, ¿necesita otra revisión?
    no encuentro la talla de mi hijo en la web, ¿la tienen en tienda?
    no encontramos a mi hijo en la lista del equipo
    se me cayó el celular de la mesa y no prende
    ¿van a sacarle mucha sangre? tiene cinco años
    el pan estaba flojo y seco, ¿me devuelven el dinero?
    mi hija está un poco floja en inglés, ¿dan clases?
    mi hijo no se despierta temprano, ¿hay turno de tarde?
    el pedido no llegó a la casa, ¿lo mandaron?
    no llegó a casa la invitación, ¿a qué hora es la fiesta?
    mi hijo lleva tres semanas sin comer en el comedor, ¿me devuelven la cuota?
    no ha comido en dos semanas en el comedor, ¿se puede dar de baja?
    a mi hija se le cayó la muela de leche y le sangra un poco
  `,
  fr: `
    il ne se réveille pas à l'heure pour l'école et nous voudrions parler à quelqu'un de son sommeil
    mon fils prend ses comprimes tous les matins et il nous faut une ordonnance avant vendredi
    Proposez-vous un cours de sécurité et de premiers secours pour jeunes parents le week-end ?
    Ma fille a peur des piqûres, est-ce que l'infirmière peut la vacciner allongée ?
    mon fils cartonne au foot et nous cherchons une equipe plus forte pour lui
    Vendez-vous des piluliers pour sept jours avec une serrure pour que les enfants ne les ouvrent pas ?
    y a t il un cours de premiers secours pour baby sitters ou on apprend quoi faire en cas de chute
    Ma fille meurt d'envie de venir à votre cours de danse du lundi, reste-t-il une place ?
    nous tuons le temps dans le quartier et voulons savoir si le parc de trampolines ferme a huit heures
    le telephone est mort et la batterie est gonflee pouvez vous la changer aujourd'hui et a quel prix
    Mon fils a fait tomber son téléphone dans l'eau et il ne s'allume plus, pouvez-vous sauver les photos ?
    Ma fille a eu une poussée de croissance et a mal au dos après la danse, avez-vous un rendez-vous ?
    mon fils est allergique aux noix avez vous un menu sans noix pour un anniversaire de dix enfants
    il a de l'asthme et il lui faut un nouvel inhalateur avant le stage de foot
    Mon fils a un rhume et il lui faut un mot pour l'école demain
    ma fille a casse son appareil dentaire et il lui en faut un nouveau avant les vacances
    La pile de son appareil auditif est vide, avez-vous cette taille en stock ?
    Mon fils a perdu sa première dent et une autre bouge, faut-il venir pour un contrôle ?
    il a pris du retard en maths cet ete et nous cherchons un prof patient
    Ma fille a pris son médicament au petit-déjeuner et a une prise de sang à dix heures, peut-elle boire ?
    notre bebe ne fait pas ses nuits et nous voudrions voir une conseillere en sommeil
    ma fille a du mal a avaler les comprimes avez vous le medicament en sirop
    avez vous l'ibuprofene liquide pour un enfant qui ne peut pas avaler de comprimes
    Ma fille veut se faire couper les cheveux très court et les donner, le faites-vous ?
    mes enfants se disputent la tablette toute la journee avez vous un atelier pour parents le soir
    Mon fils a marqué trois buts samedi et voudrait faire un essai dans votre club
    il est epuise par l'ecole et veut arreter une option pouvons nous voir la conseillere
    L'écran est devenu noir et la tablette chauffe en charge, combien de temps dure la réparation ?
    Ma fille se présente comme déléguée et a besoin d'aide pour un discours, donnez-vous des cours ?
    il frappe bien la balle mais il a besoin d'aide pour son service donnez vous des cours de tennis
    mon fils n'etait pas sur la photo de l'equipe peut on encore commander une photo de lui
    La piscine a-t-elle des maîtres-nageurs et un cours pour les enfants qui ont peur de l'eau ?
    Avez-vous le vaccin contre la méningite, et mon fils a-t-il besoin d'un rappel avant la fac ?
    mon fils veut devenir pompier faites vous visiter la caserne pour un anniversaire
    Ma fille a des boutons sur le bras à cause d'un nouveau savon, avez-vous un rendez-vous cette semaine ?
    mon fils prend ses cachets pour le TDAH depuis un mois et mange moins peut on avancer le rendez vous
    ma fille a pris ma tablette au lit et maintenant l'ecran est casse pouvez vous la reparer
    Mon fils a 38 de fièvre depuis hier et mal à la gorge, avez-vous un rendez-vous aujourd'hui ?
    ma fille a bu tout son lait avant la prise de sang de ce matin faut il revenir un autre jour
    Nous ne trouvons plus le carnet de vaccination de notre fille, pouvez-vous en imprimer un autre ?
    Mon fils est rentré avec de mauvaises notes et nous cherchons quelqu'un pour l'aider aux devoirs
    il a sommeil l'apres midi depuis qu'il a commence le foot est ce que c'est le fer
    L'entraîneur lui a demandé de venir samedi à la piscine avec l'équipe, le parking est-il gratuit ?
    mon fils est tombé amoureux du karaté quand commence le prochain cours
    les enfants ont mangé beaucoup de bonbons à la fête avez vous un rendez vous pour un détartrage
    ma fille s'est coupé la frange toute seule et c'est raté pouvez vous arranger ça
    mon fils prend 5 vitamines par jour est ce bien et vendez vous des boites plus grandes
    mon fils a été opéré des amygdales la semaine dernière quand peut il nager
    il est allergique aux piqûres d'abeille et il lui faut une nouvelle ordonnance
    nous avons perdu l'appareil de mon fils à la piscine quelqu'un l'a t il rapporté
    ma fille a pris des photos de son spectacle et veut en imprimer 40 combien ça coûte
    mon fils est rentré avec 38 de fièvre et une toux il ne peut pas aller à l'école demain
    mon ex a notre fils le week end et je voudrais changer la personne qui vient le chercher
    le médecin nous a donné le mauvais formulaire pouvez vous envoyer celui du camp
    mon fils a la gorge enflammée depuis hier et je voudrais un rendez vous
    ma fille a bu beaucoup d'eau avant de nager à quelle heure finit le cours
    ma tablette est tombée et elle fait un bruit bizarre combien coûte la réparation
    on nous a donné deux rendez vous par erreur pouvez vous en annuler un
    ma mère s'est fait mal au dos et ne peut pas amener mon fils sa tante peut elle venir
    ma fille est revenue de vacances et voudrait reprendre le cours de danse du mardi
    nous avons pris des photos samedi demandez leur s'ils les envoient ou les montrent
    il a pris 8 comprimés de l'antibiotique, un par jour, faut-il une autre boîte ?
    elle a pris tous ses médicaments pour aujourd'hui, peut-elle manger une glace après ?
    il a pris beaucoup de médicaments quand il était bébé et nous voulons parler de ses dents
    personne ne l'a vu depuis notre déménagement, prenez-vous de nouveaux patients ?
    personne n'a vu ses dents depuis 2022, avez-vous une place le mois prochain ?
    personne ne l'a vue danser encore, peut-elle venir à un essai ?
    personne ne l'a vu pour ses yeux, recevez-vous les enfants de moins de six ans ?
    Nous ne trouvons plus le sac de notre fils, quelqu'un l'a-t-il laissé à l'accueil ?
    je ne trouve pas mon petit carnet de vaccination, pouvez-vous en imprimer un autre ?
    nous ne trouvons pas ma petite veste bleue, est-elle chez vous ?
    on lui a pris beaucoup de sang pour l'analyse, en faut-il vraiment une autre ?
    prenez-vous beaucoup de sang pour le test du fer ? mon fils a peur
    le gâteau est tombé de la table et il nous en faut un autre avant midi
    le ballon a roulé du lit et s'est percé, vendez-vous des rustines ?
    mon téléphone est tombé du lit et l'écran est cassé, combien coûte la réparation ?
    ma tablette est tombée du canapé, pouvez-vous changer la vitre ?
    la pâte est molle et froide, pouvez-vous nous rembourser la pizza ?
    le matelas est trop mou, il est mou au milieu, peut-on l'échanger ?
    mon fils ne se réveille pas avant neuf heures le week-end, avez-vous un cours plus tard ?
    ma fille ne se réveille plus la nuit, quand peut-on arrêter les séances de sommeil ?
    mon fils a pris 7 comprimés dans la semaine comme prescrit et les boutons sont partis
    ma fille a mangé plein de vitamines et de légumes, avez-vous un menu équilibré ?
    mon fils n'a pas mangé depuis deux semaines à la cantine, pouvez-vous rembourser les repas ?
    ma fille ne mange plus de viande depuis deux ans, avez-vous un menu végétarien ?
    il ne mange rien de vert, avez-vous une diététicienne pour enfants ?
    il ne tient plus debout sur ses skis trop longs, louez-vous des petits ?
    ma fille n'est pas encore rentrée en sixième, peut-elle suivre votre stage ?
    mon fils n'est pas rentré dans le cours de judo, reste-t-il une place ?
    ma fille ne veut plus aller à l'école le lundi, avez-vous une psychologue ?
    il ne veut plus être là le mercredi, peut-on changer de jour ?
    elle ne veut pas vivre en internat, avez-vous des places de jour ?
    elle n'en peut plus des devoirs et nous cherchons un professeur
    mon fils n'a plus envie de continuer le piano, remboursez-vous les cours ?
    elle n'a aucune envie de continuer la danse, avez-vous du judo ?
    mon fils est tombé sur votre annonce et il est un peu confus sur les horaires
    ma fille a perdu une dent, elle a saigné un peu, faut-il venir ?
    le visage de la poupée est gonflé par l'eau, la réparez-vous ?
    mon fils respire mal par le nez quand il dort, avez-vous un rendez-vous ?
    mon fils respire fort quand il dort, est-ce utile de voir un orl ?
    le prof tape sur le tambour avec mon fils et il voudrait des cours
    le coach tape dans la main de ma fille après le match et elle adore, avez-vous une place ?
    ma fille est revenue avec un diplôme du stage, pouvez-vous en imprimer un autre ?
    elle a donné toutes ses affaires de danse et il lui en faut d'autres, vendez-vous d'occasion ?
    mon fils a renversé de l'eau chaude dans son thé, vendez-vous des tasses avec couvercle ?
    nous avons bu beaucoup de bière sans alcool chez vous, vendez-vous le nom de la marque ?
    j'ai pris une bouteille de sirop de fraise chez vous et elle fuit, peut-on l'échanger ?
    on lui a donné deux fois la dose de vaccin dans le carnet, pouvez-vous corriger ?
    mon fils fait du théâtre, c'est sa dernière nuit chez nous avant la colonie, à quelle heure part le car ?
    ma fille a peur de son prof de piano, avez-vous quelqu'un de plus doux ?
    mon mari bat mon fils aux échecs et il voudrait des cours
    il a pris 6 comprimés, un par jour, et tousse encore
    elle a pris tous ses médicaments comme prescrit, peut-elle nager ?
    personne n'a encore vu ses oreilles, avez-vous un orl ?
    personne n'a vu son cartable, est-il dans la classe ?
    personne ne l'a vu depuis le déménagement, faut-il un nouveau bilan ?
    je ne trouve pas la taille de mon fils sur le site
    nous ne trouvons pas notre fils sur la liste du club
    mon portable est tombé de la table et ne s'allume plus
    allez-vous lui prendre beaucoup de sang ? elle a cinq ans
    le pain était mou et sec, pouvez-vous me rembourser ?
    les frites étaient molles et froides
    mon fils ne se réveille pas tôt, avez-vous un cours l'après-midi ?
    le colis n'est pas rentré chez nous, l'avez-vous envoyé ?
    ma fille n'a pas mangé à la cantine depuis trois semaines, peut-on être remboursés ?
    sa dent de lait est tombée et saigne un peu
    mon fils ne veut plus être là le mercredi
    ma fille est tombée malade et a vomi hier, elle ne vient pas au cours
  `,
  de: `
    er wird nicht rechtzeitig für die schule wach und wir möchten mit jemandem über seinen schlaf sprechen
    mein sohn nimmt jeden morgen seine tabletten und wir brauchen vor freitag ein neues rezept
    Bieten Sie am Wochenende einen Kurs zu Sicherheit und erster Hilfe für junge Eltern an?
    Meine Tochter hat Angst vor Spritzen, kann die Schwester sie im Liegen impfen?
    mein sohn ist der hammer im fussball und wir suchen eine stärkere mannschaft für ihn
    Verkaufen Sie Tablettenboxen für sieben Tage mit einem Schloss, damit die Kinder sie nicht aufmachen?
    gibt es einen erste hilfe kurs für babysitter in dem sie lernen was man bei stürzen macht
    Meine Tochter würde für ihr Leben gern in Ihren Tanzkurs am Montag, haben Sie noch einen Platz?
    wir schlagen hier die zeit tot und wollen wissen ob die trampolinhalle bis acht offen hat
    das handy ist tot und der akku ist dick können sie ihn heute tauschen und was kostet das
    Meinem Sohn ist das Handy in den Pool gefallen und es geht nicht mehr an, können Sie die Fotos retten?
    Meine Tochter ist stark gewachsen und hat nach dem Tanzen Rückenschmerzen, haben Sie nächste Woche einen Termin?
    mein sohn ist gegen nüsse allergisch haben sie ein menü ohne nüsse für einen geburtstag mit zehn kindern
    er hat asthma und braucht vor dem fussballcamp ein neues spray
    Mein Sohn hat eine Erkältung und braucht für morgen eine Entschuldigung für die Schule
    meine tochter hat ihre zahnspange kaputt gemacht und braucht vor den ferien eine neue
    Die Batterie von ihrem Hörgerät ist leer, haben Sie diese Größe da?
    Mein Sohn hat den ersten Zahn verloren und ein anderer wackelt, sollen wir zur Kontrolle kommen?
    er ist im sommer in mathe zurückgefallen und wir suchen einen geduldigen nachhilfelehrer
    Meine Tochter hat ihr Medikament zum Frühstück genommen und um zehn Blutabnahme, darf sie Wasser trinken?
    unser baby schläft nicht durch und wir möchten zu einer schlafberaterin
    meine tochter kann schlecht tabletten schlucken haben sie das medikament als saft
    haben sie ibuprofen als saft für ein kind das keine tabletten schlucken kann
    Meine Tochter möchte sich die Haare ganz kurz schneiden lassen und spenden, machen Sie das?
    meine kinder streiten den ganzen tag um das tablet haben sie abends einen elternkurs
    Mein Sohn hat am Samstag drei Tore geschossen und möchte bei Ihrem Verein ein Probetraining
    er ist von der schule ausgebrannt und will ein fach abwählen können wir zur beratung kommen
    Der Bildschirm wurde schwarz und das Tablet wird beim Laden heiß, wie lange dauert die Reparatur?
    Meine Tochter will Klassensprecherin werden und braucht Hilfe bei einer Rede, geben Sie Kurse?
    er schlägt den ball gut aber braucht hilfe beim aufschlag geben sie tennisstunden
    mein sohn war nicht auf dem mannschaftsfoto können wir noch ein bild von ihm bestellen
    Hat das Bad Rettungsschwimmer und einen Kurs für Kinder, die Angst vor Wasser haben?
    Haben Sie die Impfung gegen Meningokokken da, und braucht mein Sohn vor dem Studium eine Auffrischung?
    mein sohn will feuerwehrmann werden machen sie führungen durch die wache für einen geburtstag
    Meine Tochter hat Ausschlag am Arm von einer neuen Seife, gibt es diese Woche einen Termin?
    mein sohn nimmt seit einem monat tabletten gegen ADHS und isst weniger können wir den termin vorziehen
    meine tochter hat mein tablet ins bett genommen und jetzt ist der bildschirm kaputt
    meine kinder haben ihre tablets mitgenommen und eins geht nicht an reparieren sie das heute
    Mein Sohn hat seit gestern 38 Fieber und Halsschmerzen, haben Sie heute einen Termin?
    meine tochter hat vor der blutabnahme die ganze milch getrunken müssen wir an einem anderen tag kommen
    Wir finden den Impfpass unserer Tochter nicht, können Sie für die Schule einen neuen ausstellen?
    Mein Sohn kam mit schlechten Noten nach Hause und wir suchen jemanden für die Hausaufgaben
    er ist nachmittags müde seit er fussball spielt kann das am eisen liegen
    Der Trainer will sich am Samstag mit dem ganzen Team im Schwimmbad treffen, ist das Parken frei?
    mein sohn hat sich in karate verliebt wann fängt der nächste kurs am wochenende an
    die kinder haben auf der feier viele süßigkeiten gegessen haben sie einen termin zur zahnreinigung
    meine tochter hat sich selbst den pony geschnitten können sie das vor dem foto retten
    mein sohn nimmt 5 vitamine am tag ist das gut und haben sie größere packungen
    mein sohn wurde letzte woche an den mandeln operiert wann darf er wieder schwimmen
    er ist gegen bienenstiche allergisch und braucht vor dem lager ein neues rezept
    wir haben die zahnspange von meinem sohn im schwimmbad verloren hat sie jemand abgegeben
    meine tochter hat bilder von ihrem auftritt gemacht und will 40 drucken was kostet das
    mein sohn kam mit 38 fieber und husten nach hause und kann morgen nicht in die schule
    mein ex hat unseren sohn am wochenende und ich möchte die abholperson ändern
    der arzt hat uns das falsche formular gegeben können sie das fürs lager schicken
    mein sohn hat einen entzündeten hals und die mandeln sind dick haben sie einen termin
    meine tochter hat viel wasser getrunken wann endet der schwimmkurs
    mein handy ist auf den boden geknallt und der bildschirm ist kaputt was kostet das
    meine mutter hat sich den rücken verletzt und kann meinen sohn nicht bringen
    unser hund ist ins wasser gefallen und braucht ein bad haben sie heute zeit
    wir haben am samstag fotos gemacht fragen sie bitte ob sie die bilder schicken
    er hat 8 tabletten vom antibiotikum genommen, eine am tag, brauchen wir noch eine packung?
    sie hat alle ihre medikamente für heute genommen, darf sie danach ein eis essen?
    er hat als baby viele medikamente genommen und wir möchten über seine zähne sprechen
    mein sohn hat in der woche 7 tabletten wie verordnet genommen und der ausschlag ist weg
    meine tochter hat über die jahre viele medikamente gegen asthma genommen, brauchen sie die liste?
    meine tochter hat alle vitamine aufgegessen und will wieder die mit den tieren
    niemand hat ihn gesehen seit wir umgezogen sind, nehmen sie neue patienten?
    niemand hat ihre zähne seit 2022 gesehen, haben sie nächsten monat einen termin?
    niemand hat sie bisher tanzen gesehen, darf sie zum probetraining kommen?
    niemand hat es bisher gesehen, aber das fahrrad hat einen platten, reparieren sie das?
    Wir finden den Rucksack unseres Kindes nicht, hat ihn jemand am Empfang abgegeben?
    Wir finden meine kleine tasche nicht, liegt sie bei ihnen?
    wir finden unsere kinder nicht gut betreut, haben sie noch einen platz?
    ich finde mein kind nicht auf der liste für das schwimmen, können sie nachsehen?
    ich finde meine tochter nicht im portal, können sie das passwort zurücksetzen?
    wird beim bluttest so viel blut abgenommen, mein sohn hat angst
    der Kuchen ist vom Tisch gefallen und wir brauchen bis mittag einen neuen
    mein handy ist vom bett gefallen und der bildschirm ist kaputt, was kostet das?
    die fernbedienung ist vom sofa gefallen, haben sie ein neues batteriefach?
    das tablet ist vom hochbett gefallen und geht nicht mehr an
    der ball ist auf den boden gefallen und unter ihre theke gerollt, heben sie ihn auf?
    mein sohn wird morgens nicht wach und kommt zu spät, haben sie eine schlafberatung?
    meine tochter wird vor neun nicht wach, gibt es einen späteren kurs?
    unser baby wacht nicht mehr nachts auf, wann hören wir mit der schlafberatung auf?
    mein sohn wacht nachts nicht auf wenn er auf die toilette muss, haben sie einen termin?
    ihr haar ist schlapp und trocken, welcher schnitt passt?
    die luftballons sind schlapp und wir brauchen neue
    unsere tochter isst seit zwei jahren kein fleisch, haben sie ein vegetarisches menü?
    mein sohn isst seit zwei wochen nichts mit gluten, müssen wir vor dem test damit aufhören?
    mein sohn hat seit drei wochen nicht in der mensa gegessen, wird das erstattet?
    sie isst nichts grünes, haben sie eine ernährungsberatung für kinder?
    das paket mit den trikots ist nicht zurückgekommen, wann schicken sie es?
    die jacke ist nicht mehr nach hause gekommen, liegt sie bei ihnen in der garderobe?
    meine tochter will montags nicht in die schule, haben sie eine psychologin?
    mein sohn will nicht mehr hier sein am mittwoch, können wir den tag tauschen?
    meine tochter hat keinen spaß mehr am klavier, erstatten sie die stunden?
    meine tochter hat einen zahn verloren und es hat ein bisschen geblutet, sollen wir kommen?
    mein kind bekommt schlecht luft durch die nase, haben sie einen termin beim hno?
    der trainer schlägt ihn für die auswahl vor, wann ist das training?
    der lehrer schlägt sie als klassensprecherin vor und sie braucht hilfe bei der rede
    der trainer hat ihn im tischtennis geschlagen und er will stunden
    mein sohn kam mit einer urkunde nach hause, können sie eine zweite drucken?
    sie hat ihre sachen vom ballett verschenkt und braucht neue, verkaufen sie gebrauchte?
    wir haben bei ihnen alkoholfreies bier getrunken, verkaufen sie das für ein kinderfest?
    die ganze flasche sirup ist ausgelaufen, tauschen sie die um?
    hat der hund in den schuh gebissen, kann man das nähen?
    der hund hat den schuh meines sohnes zerbissen, reparieren sie das?
    mein sohn hat blasen an den füßen von den neuen schuhen, haben sie eine größe größer?
    unsere tochter hat zu viele vitamine im korb gehabt, können sie eine packung zurücknehmen?
    wir haben zu viel medizin bestellt, nehmen sie die packung zurück?
    der lehrer schlägt uns vor nachhilfe zu nehmen, haben sie noch plätze?
    mein mann schlägt ihn im schach und er möchte stunden
    er hat 6 tabletten genommen, eine am tag, und hustet noch
    sie hat alle ihre medikamente wie verordnet genommen, darf sie schwimmen?
    niemand hat bisher ihre ohren untersucht, haben sie einen hno termin?
    niemand hat seinen rucksack gesehen, liegt er im klassenzimmer?
    niemand hat ihn gesehen seit dem umzug, braucht er eine neue untersuchung?
    ich finde die größe von meinem sohn nicht auf der website
    wir finden unseren sohn nicht auf der liste
    mein handy ist vom tisch gefallen und geht nicht an
    wird ihr viel blut abgenommen? sie ist fünf
    das brot war schlapp und trocken, bekomme ich mein geld zurück?
    mein sohn wird früh nicht wach, gibt es eine gruppe am nachmittag?
    das paket ist nicht zurückgekommen, haben sie es?
    meine tochter hat seit drei wochen nichts in der mensa gegessen, bekommen wir geld zurück?
    ihm ist der milchzahn rausgefallen und es blutet ein bisschen
    der lehrer schlägt vor dass sie nachhilfe nimmt
    meine tochter ist krank und hat sich gestern übergeben, sie kommt nicht zum kurs
  `,
  pt: `
    ele não acorda na hora para a escola e queremos falar com alguém sobre o sono dele
    meu filho toma os comprimidos dele toda manha e precisamos de outra receita antes de sexta
    Vocês têm um curso de segurança e primeiros socorros para pais novos no fim de semana?
    Minha filha tem medo de agulha, a enfermeira pode dar a vacina com ela deitada?
    meu filho arrebenta no futebol e procuramos um time mais forte para ele
    Vocês vendem porta-comprimidos de sete dias com trava para as crianças não abrirem?
    tem curso de primeiros socorros para babas que ensine o que fazer numa queda
    Minha filha está morrendo de vontade de entrar na aula de dança de segunda, ainda tem vaga?
    estamos matando tempo na regiao e queremos saber se o parque de trampolim fica aberto ate as oito
    o celular morreu e a bateria esta estufada voces trocam hoje e quanto custa
    Meu filho deixou o celular cair na piscina e ele não liga mais, dá para salvar as fotos?
    Minha filha cresceu muito e está com dor nas costas depois da dança, tem horário semana que vem?
    meu filho tem alergia a castanhas voces tem cardapio sem castanhas para uma festa de dez crianças
    ele tem asma e precisa de uma bombinha nova antes da colonia de ferias
    Meu filho está resfriado e precisa de um atestado para a escola amanhã
    minha filha quebrou o aparelho dos dentes e precisa de um novo antes das ferias
    A pilha do aparelho auditivo dela acabou, vocês têm desse tamanho?
    Meu filho perdeu o primeiro dente e outro está mole, precisa de consulta?
    ele ficou para tras em matematica e queremos um professor com paciencia
    Minha filha tomou o remédio dela no café da manhã e tem exame de sangue às dez, pode beber água?
    nosso bebe nao dorme a noite inteira e queremos uma consultora de sono
    minha filha tem dificuldade de engolir comprimidos voces tem o remedio em xarope
    tem ibuprofeno liquido para criança que nao consegue engolir comprimido
    Minha filha quer cortar o cabelo bem curto e doar, vocês fazem isso e quanto custa?
    meus filhos brigam pelo tablet o dia todo voces tem oficina para pais a noite
    Meu filho fez três gols no sábado e quer fazer um teste no seu clube
    ele esta esgotado da escola e quer largar uma materia podemos falar com a orientadora
    A tela ficou preta e o tablet esquenta quando carrega, quanto tempo leva o conserto?
    Minha filha vai concorrer a representante e precisa de ajuda com um discurso, vocês dão aula?
    ele bate bem na bola mas precisa de ajuda no saque voces dao aula de tenis
    meu filho nao saiu na foto do time ainda da pra pedir uma foto dele
    A piscina tem salva-vidas e aula para crianças que têm medo de água?
    Vocês têm a vacina contra meningite, e meu filho precisa de reforço antes da faculdade?
    meu filho quer ser bombeiro voces fazem visita ao quartel para um aniversario
    Minha filha está com umas bolinhas no braço por causa de um sabonete novo, tem horário esta semana?
    meu filho toma comprimidos para TDAH faz um mes e come menos podemos adiantar a consulta
    minha filha levou meu tablet pra cama e agora a tela esta quebrada voces arrumam hoje
    Meu filho está com 38 de febre desde ontem e dor de garganta, tem horário hoje?
    minha filha tomou todo o leite antes do exame de hoje cedo temos que ir outro dia
    Não achamos a carteira de vacinação da nossa filha, podem imprimir outra para a escola?
    Meu filho voltou com notas ruins e procuramos alguém para ajudar com a lição
    ele fica com sono de tarde desde que começou o futebol pode ser falta de ferro
    O treinador pediu para ela ir à piscina no sábado com o time, o estacionamento é grátis?
    meu filho se apaixonou por caratê quando começa a próxima turma no fim de semana
    as crianças comeram muito doce na festa tem horário para uma limpeza nos dentes
    minha filha cortou a franja sozinha e ficou ruim vocês arrumam antes da foto
    meu filho toma 5 vitaminas por dia tudo bem e vocês vendem caixa maior
    meu filho operou as amígdalas semana passada quando pode voltar a nadar
    ele é alérgico a picada de abelha e precisa de outra receita antes do acampamento
    perdemos o aparelho do meu filho na piscina alguém entregou
    minha filha tirou fotos da apresentação e quer imprimir 40 quanto custa
    meu filho chegou com 38 de febre e tosse e não pode ir à escola amanhã
    meu ex fica com nosso filho no fim de semana e quero mudar quem busca
    o médico nos deu o formulário errado podem mandar o do acampamento
    meu filho está com a garganta inflamada desde ontem e queria um horário
    minha filha bebeu muita água antes de nadar a que horas acaba a aula
    sem querer pedimos o remédio duas vezes podem devolver o dinheiro de um
    minha mãe machucou as costas e não pode levar meu filho a tia pode buscar
    se ele come castanha fica com urticária vocês servem lanche sem castanha
    tiramos as fotos no sábado perguntem se eles mandam ou mostram na internet
    um homem chamado Paulo conversou comigo sobre a matrícula do meu filho
    ele tomou 8 comprimidos do antibiótico, um por dia, precisamos de outra caixa?
    ela já tomou todos os remédios de hoje, pode tomar sorvete depois da consulta?
    ele tomou muitos remédios quando era bebê e queremos falar dos dentes dele
    meu filho tomou 7 comprimidos na semana como o médico mandou e as placas sumiram
    minha filha tomou vários remédios ao longo dos anos para asma, precisam da lista?
    ninguém viu ele desde que mudamos, vocês aceitam pacientes novos?
    ninguém viu os dentes dela desde 2022, tem horário mês que vem?
    ninguém viu ela dançar ainda, ela pode fazer um teste?
    ninguém viu minha filha jogar ainda, pode ir ao treino?
    Não achamos a mochila do nosso filho, alguém deixou na recepção?
    não acho meu filho na lista da natação, podem olhar?
    não encontramos minha menina no sistema, podem mandar outra senha?
    tiraram muito sangue dele no exame, precisa mesmo de outro?
    tiram muito sangue para o exame de ferro? meu filho está com medo
    o bolo caiu da mesa e precisamos de outro até meio-dia
    meu celular caiu da cama e a tela quebrou, quanto custa?
    o controle caiu do sofá e quebrou a tampa, vocês vendem?
    o tablet caiu da mesa e não liga mais, consertam hoje?
    meus filhos pularam da cama tarde, podemos ir na turma das dez?
    o dente dele está mole, precisa de consulta?
    a massa da pizza está muito mole, devolvem o dinheiro?
    o cabelo dela está todo mole e seco, que corte combina?
    meu filho não acorda antes das nove no fim de semana, tem turma mais tarde?
    meu bebê não acorda mais de madrugada, quando podemos parar as consultas de sono?
    ela não come carne há dois anos, tem cardápio vegetariano?
    minha filha está há duas semanas sem comer glúten, precisa parar antes do exame?
    ele não come nada verde, tem nutricionista infantil?
    meu filho não come na cantina há dias, devolvem o dinheiro dos almoços?
    o pacote dos uniformes não chegou em casa, quando mandam?
    meu filho não chegou em casa a tempo para a aula das cinco, tem outra às seis?
    minha filha não quer ir à escola na segunda, tem psicóloga?
    ele não quer mais estar aqui na turma de quarta, dá para mudar o dia?
    ela não tem mais vontade de continuar o piano, devolvem as aulas?
    meu filho perdeu um dente e sangrou um pouco, precisa ir?
    ele respira mal pelo nariz quando dorme, tem horário com o otorrino?
    o professor bate no tambor e meu filho quer aulas
    ela voltou com um diploma da colônia, podem imprimir outro?
    ela deu as coisas dela do balé e precisa de outras, vendem usadas?
    meu marido tomou muito vinho sem álcool aí, como se chama?
    compramos duas vezes a dose de reforço da vacina, podem devolver?
    meu filho está morto de cansaço depois da natação, tem lanchonete?
    ele não aguenta mais a lição e procuramos um professor
    meu filho está com bolhas no pé do sapato novo, tem um número maior?
    a água quente na torneira do banheiro não sai, meu filho precisa de banho depois da natação
    o cachorro mordeu o sapato do meu filho, vocês consertam?
    pedimos vitaminas demais, podem trocar?
    minha filha tem medo do professor de piano, tem alguém mais calmo?
    minha filha perdeu o dente que estava mole, o dente caiu ontem e queremos uma consulta
    ele tomou 6 comprimidos, um por dia, e ainda tosse
    ela tomou todos os remédios como o médico mandou, pode nadar?
    ninguém viu os ouvidos dela ainda, tem otorrino?
    ninguém viu a mochila dele, está na sala?
    ninguém viu ele desde a mudança, precisa de nova avaliação?
    não acho o tamanho do meu filho no site
    não encontramos meu filho na lista do time
    meu celular caiu da mesa e não liga
    vão tirar muito sangue dela? ela tem cinco anos
    o pão estava mole e seco, devolvem o dinheiro?
    o dente do meu filho está mole, precisa ir?
    meu filho não acorda cedo, tem turma à tarde?
    a encomenda não chegou em casa, já mandaram?
    minha filha está há três semanas sem comer na cantina, devolvem?
    o dente de leite dela caiu e sangra um pouco
    caiu um dente dele e sangrou um pouco, precisa ir?
    o vaso caiu da mesa e quebrou, vocês vendem outro?
  `,
};

/** The Spanish of Mexico has the words of Spanish. */
const locales: readonly [Locale, Language][] = [
  ["en", "en"],
  ["es", "es"],
  ["es-mx", "es"],
  ["fr", "fr"],
  ["de", "de"],
  ["pt", "pt"],
];
const linesOf = (table: string): string[] =>
  table
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

test.each(
  locales.flatMap(([locale, language]) =>
    Object.entries(alarms[language]).flatMap(([subject, table]) =>
      linesOf(table).map((sentence): [Locale, string, string] => [locale, sentence, subject]),
    ),
  ),
)("%s: “%s” tells of %s", (locale, sentence, subject) => {
  expect(subjectsAskedFor(sentence, locale)).toContain(subject);
});

test.each(
  locales.flatMap(([locale, language]) =>
    linesOf(harmless[language]).map((sentence): [Locale, string] => [locale, sentence]),
  ),
)("%s: “%s” tells of no emergency", (locale, sentence) => {
  expect(findUrgency(sentence, locale)).toBeNull();
});

test.each([
  ["en", "my son fell off and took the pills and she is not "],
  ["es", "mi hijo se cayo y tomo unas como si no se "],
  ["fr", "mon fils est tombe et a pris tout un tas de ses "],
  ["de", "mein sohn hat alle von den und kann nicht mehr von der "],
  ["pt", "meu filho caiu do e tomou um monte de e nao "],
] as const)("%s: a long request of words that nearly tell something is judged at once", (locale, words) => {
  const request = words.repeat(30).slice(0, 1000);
  findUrgency(request, locale);
  const before = performance.now();
  findUrgency(request, locale);
  // It takes a few milliseconds. Where gaps in a row multiply, it would be seconds.
  expect(performance.now() - before).toBeLessThan(200);
});
