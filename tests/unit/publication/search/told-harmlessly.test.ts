/** What parents tell in sentences that sounds like an emergency and is none. */
import { expect, test } from "vitest";
import { findUrgency } from "#lib/product/directory/urgency/find-urgency";
import type { Locale } from "#lib/base/i18n/locales";
import { sentencesOf, spokenIn, type SpokenLanguage } from "@/tests/support/samples/told-sentences";

/** A sentence a line: about the same things and in the same words, without anybody in need. */
const harmless: Record<SpokenLanguage, string> = {
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

test.each(
  spokenIn.flatMap(([locale, language]) =>
    sentencesOf(harmless[language]).map((sentence): [Locale, string] => [locale, sentence]),
  ),
)("%s: “%s” tells of no emergency", (locale, sentence) => {
  expect(findUrgency(sentence, locale)).toBeNull();
});
