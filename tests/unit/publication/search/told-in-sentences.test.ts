/** What parents tell in sentences, as in a request for a call, that says that no time is to be lost. */
import { expect, test } from "vitest";
import { findUrgency } from "#lib/product/directory/urgency/find-urgency";
import { subjectsAskedFor } from "#lib/publication/search/help-words";
import type { HelpSubject } from "#lib/publication/content/choose-help-lines";
import type { Locale } from "#lib/base/i18n/locales";
import { sentencesOf, spokenIn, type SpokenLanguage } from "@/tests/support/samples/told-sentences";

/** A sentence a line, by what it tells of, with the slips that people make. */
const alarms: Record<SpokenLanguage, Partial<Record<HelpSubject, string>>> = {
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

test.each(
  spokenIn.flatMap(([locale, language]) =>
    Object.entries(alarms[language]).flatMap(([subject, table]) =>
      sentencesOf(table).map((sentence): [Locale, string, string] => [locale, sentence, subject]),
    ),
  ),
)("%s: “%s” tells of %s", (locale, sentence, subject) => {
  expect(subjectsAskedFor(sentence, locale)).toContain(subject);
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
