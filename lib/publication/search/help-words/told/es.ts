/** What a Spanish sentence tells of a worry: who did what, and for how long. `rows.ts` says how it is written. */
import { upTo, type HelpWords } from "#lib/publication/search/help-words/rows";

const child =
  "(?:bebe|nino|nina|hijo|hija|hijito|hijita|chico|chica|peque|pequeno|pequena|adolescente|nieto|nieta|sobrino|sobrina|hermano|hermana)";
/** Who is at home with a child, or looks after one. */
const adult =
  "(?:ex|esposo|marido|novio|pareja|padre|papa|madre|mama|padrastro|madrastra|abuelo|tio|maestro|maestra|profesor|profesora|entrenador|ninera)";
const stranger = "(?:hombre|senor|tipo|adulto|desconocido|persona|alguien|chico)";

const took = "(?:tomo|tomado|trago|tragado|comio|comido|bebio|bebido|ingirio|ingerido)";
const drug =
  "(?:pastillas?|capsulas|medicinas?|medicamentos?|paracetamol(?:es)?|ibuprofenos?|aspirinas?|gomitas|gominolas|vitaminas|somniferos|antidepresivos|ansioliticos|clonazepam|rivotril|lorazepam|diazepam|tylenol|melatonina)";
/** More than anybody prescribes. */
const tooMany =
  "(?:(?:un )?monton|un punado|mucho|mucha|muchos|muchas|muchisim(?:o|a|os|as)|demasiad(?:o|a|os|as)|tod(?:o|a|os|as)|un (?:frasco|bote|blister|paquete)|una (?:caja|tira)|(?:media|toda la) caja|(?:medio|todo el) (?:frasco|bote)|(?:como |unas |unos |mas de |casi )?(?:[5-9]|[1-9][0-9]|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|cincuenta))";
const swallowedPills = `
      ${took} ${tooMany} ${upTo(3)}${drug}(?! ${upTo(8)}necesit(?:a|amos) (?:otra |una )?(?:nueva )?receta),
      ${child} (?:se )?(?:ha )?(?:tomo|tomado|trago|tragado) (?:unas )?(?:pastillas|capsulas|somniferos)(?! (?:para|por|contra|cada|de menta|que le)),
      (?:se )(?:tomo|ha tomado|trago|ha tragado|metio) (?:unas|algunas|varias|mis|mias|todas mis) ${upTo(1)}(?:pastillas|capsulas|somniferos|antidepresivos)(?! (?:para (?:la|el)|por|contra|cada|que le))`;

const cleaner =
  "(?:liquido (?:azul|rojo|verde|amarillo|de limpi[a-z]+|del? [a-z]+)|limpiador|lejia|cloro|lavandina|detergente|suavizante|desinfectante|quitaesmalte|acetona|gasolina|insecticida|aceite de (?:lampara|motor)|queroseno|quimicos?|fregadero|limpieza|fabuloso|perfume|colonia|anticongelante)";
const strongDrink = "(?:alcohol|vodka|tequila|ron|whisky|ginebra|cerveza|vino|mezcal|aguardiente|licor)";
const afterAFall =
  "(?:vomit|maread|confundid|desorientad|somnolient|chichon|inconsciente|sangra|sangro|mucho sueno|no se mueve|no puede mover)*";
const days =
  "(?:varios dias|dias|una semana|semanas|(?:dos|tres|cuatro|cinco|seis|siete|ocho|diez|[2-9]|[1-9][0-9]) (?:dias|semanas))";
const toGetUp =
  "(?! (?:a tiempo|a la hora|para|por la|por las|de noche|temprano|en la noche|hasta|sol(?:o|a)|antes|con|sin|cuando|a comer|al despertador|interes|curiosidad))";

export const toldInSpanish: HelpWords = {
  asking: {
    danger: `
      (?:gris|azul|morad(?:o|a)) y ${upTo(4)}(?:floj(?:o|a)|trapo|guang(?:o|a)|sin fuerza), bebe ${upTo(2)}(?:puso|quedo) gris,
      no (?:para|deja) de (?:vomitar|temblar|convulsionar), dejo una (?:nota|carta) y (?:se fue|desaparecio|se escapo|no(?! (?:la |lo |se )?(?:entendi|entendimos|entiendo|entendemos|lee|leimos))), (?:mucha|muchisima|tanta|demasiada) sangre(?! (?:para|en (?:el|un|los) (?:analisis|laboratorio))), corto (?:casi )?(?:todo )?(?:el|un) dedo,
      (?:sacaron|sacamos|rescataron) (?:a )?(?:mi|nuestra|nuestro) (?:hija|hijo|nina|nino|bebe) (?:del agua|de la (?:alberca|piscina|pileta)), (?:tosio|escupio|vomito) agua,
      bebe ${upTo(5)}(?:semanas|dias de nacid(?:o|a)) ${upTo(5)}(?:fiebre|calentura), (?:semanas|dias) de nacid(?:o|a) ${upTo(5)}(?:fiebre|calentura),
      (?:${child}|y|ya|pero|todavia|aun|ella) no (?:se )?(?:quiere )?(?:despierta|despertar|esta despertando)${toGetUp},
      (?:no|apenas|casi no) (?:lo |la |le )?(?:puedo|podemos|logro|logramos|consigo|conseguimos) despertar(?:lo|la|le)?(?! (?:para|por|a tiempo|temprano|en las)),
      ${child} (?:ya )?(?:esta )?(?:muy |como |todo |toda )?(?:flojit|floj|flacid)(?:o|a)(?! (?:en (?:mate|matematicas|mates|ingles|lectura|lengua|ciencias|la escuela|el colegio|el cole|clase)|para (?:hacer|estudiar|leer|la tarea|las tareas))), esta (?:muy )?flojit(?:o|a)(?! de), como (?:un )?trapo,
      (?:golpe|golpazo|pelotazo|balonazo|patada|punetazo|trancazo|codazo|rodillazo) ${upTo(4)}(?:en|contra) (?:la|su) (?:cabeza|nuca|frente|sien)(?! (?:en |del )?(?:el )?(?:juego|minecraft|roblox)),
      (?:hinch|inflam)* ${upTo(3)}(?:labio|labios|cara|lengua), (?:labio|labios|cara|lengua) ${upTo(3)}(?:hinch|inflam)*(?! filtro), garganta ${upTo(2)}(?:hinch|cerr|cierra)*,
      (?:silba|silban|pita|pitan|chifla) ${upTo(2)}(?:pecho|pulmones), inhalador ${upTo(3)}(?:no le (?:hace|ayuda|sirve|funciona)|no hace (?:nada|efecto)),
      (?:respira|respirar|respirando) ${upTo(2)}(?:mal|dificultad|agitad|entrecortad)*(?! por la nariz), (?:hunden|hunde|marcan|marca|meten) (?:mucho )?las costillas,
      (?:tembl|temblaba|sacud|convulsion)* ${upTo(2)}todo el cuerpo, todo el cuerpo ${upTo(2)}(?:tembl|rigid|sacud|ties)*,
      (?:echo|echado|cayo|caido|tiro|tirado|volco|volcado|derramo|derramado) ${upTo(6)}(?:agua|aceite|caldo|sopa|cafe|te|leche) (?:hirviendo|muy caliente|caliente)(?! (?:al (?:te|cafe|termo|biberon|vaso)|(?:en|sobre) (?:el|la|mi|su) (?:te|taza|termo|biberon|teclado|laptop|portatil|ordenador|computadora|celular|movil|tableta|alfombra))),
      (?:agua|aceite|caldo|sopa|cafe|te|leche) (?:hirviendo|muy caliente|caliente) ${upTo(2)}(?:encima|por encima|en (?:el|la|las|los|su) (?:pecho|cara|mano|manos|brazo|brazos|pierna|piernas|pie|pies|cuerpo)),
      (?:quem|hirviendo|caliente|plancha)* ${upTo(10)}ampollas?, (?:rodo|rodado|resbalo) (?:del|de la|de su) (?:cambiador|cama|sofa|cuna|mesa),
      (?:cayo|caido|callo|caida) ${upTo(14)}${afterAFall}, chichon (?:muy |bien )?(?:grande|enorme), (?:pegaron|pego|dieron|dio|golpearon) ${upTo(4)}en la (?:cabeza|nuca)(?! (?:en |del )?(?:el )?(?:juego|minecraft|roblox)),
      no (?:encuentro|encontramos|localizamos|sabemos (?:nada )?de|sabemos donde esta|se donde esta) (?:a )?(?:mi|nuestro|nuestra) (?:hijo|hija|nino|nina|bebe|hermano|hermana)(?! (?:un|una|plaza|sitio|lugar|cupo|en (?:el (?:juego|sistema|portal)|la (?:lista|app|web|plataforma)|minecraft|roblox))),
      nadie (?:lo|la|le|los|las) (?:ha visto|vio|han visto|volvio a ver)(?! (?:desde (?:que nos (?:mudamos|cambiamos)|la mudanza|20[0-9][0-9]|su ultima (?:revision|visita|cita))|(?:los|sus) (?:dientes|ojos|oidos)|la (?:vista|boca|espalda)|bailar|jugar|cantar|actuar|nadar|entrenar|para (?:la|los|una|el|sus) (?:vista|dientes|ojos|revision|control))), no (?:ha vuelto|volvio|ha regresado|regreso|llego|ha llegado) a (?:la )?(?:casa|dormir)(?! (?:con|a tiempo|temprano|(?:el|la|los|las|nuestro|mi) (?:paquete|pedido|uniforme|uniformes|carta|factura|recibo|boletin|invitacion|tarjeta))),
      (?:sangre|sangrado|hemorragia|herida) (?:ya |que )?no (?:se |le |nos )?(?:para|deja|detiene|cede), (?:herida|corte|tajo) ${upTo(2)}profund(?:o|a),
      (?:mordi|mordio|mordido|mordida|ataco|atacado) ${upTo(5)}(?:perro|perra|gato|serpiente|vibora|rata|mono|murcielago)(?! (?:en|del) (?:el )?(?:juego|minecraft)),
      (?:babea|babeando) ${upTo(4)}no puede tragar,
      (?:pico|picado|comio|comido) ${upTo(14)}(?:hinch|ronch|urticari)*(?! (?:un poco |mucho )?(?:la|el) (?:barriga|barriguita|panza|pancita|tripa|estomago|vientre)),
      (?:pico|picado|comio|comido) ${upTo(14)}(?:no puede respirar|cierra la garganta),
      (?:diabetic(?:o|a)|glucosa|insulina) ${upTo(10)}(?:tembl|confundid|desmay|inconsciente|vomit|somnolient|muy baj|bajisim)*,
      (?:no ha |no |sin )(?:mojado|moja|mojar|orinado|orina|orinar|hecho pipi|hecho pis) (?:el |su |un |ningun )?(?:panal )?(?:desde|en todo),
      ${days} sin (?:comer(?! (?:gluten|carne|lacteos|azucar|dulces|chuches|pescado|huevo|huevos|chocolate|en (?:el comedor|la cafeteria|su restaurante)))|probar bocado|comida), no (?:ha comido|come|prueba bocado|ha probado bocado)(?: nada)? (?:desde hace|en|hace) ${days}(?! en (?:el comedor|la cafeteria)),
      apenas (?:se )?(?:puede|logra|tiene) (?:mantenerse |estar |tenerse )?(?:de|en) pie,
      (?:cuello|nuca) (?:muy |esta )?(?:rigid|ties|dur)* ${upTo(8)}(?:fiebre|luz|vomit|manchas|calentura)*, (?:fiebre|calentura|vomit)* ${upTo(8)}(?:cuello|nuca) (?:muy )?(?:rigid|ties|dur)*,
      (?:soga|cuerda|cinturon|cable|cordon|bufanda|lazo) (?:amarrad(?:o|a) |atad(?:o|a) )?(?:en|al|alrededor del) (?:el |su )?cuello, (?:pistola|arma) (?:cargada|en (?:la|su) mochila|en su cuarto)(?! juguete)
    `,
    poison: `${swallowedPills},
      (?:agarro|encontro|cogio|saco|abrio) ${upTo(3)}(?:pastillas|medicinas|medicamentos) ${upTo(10)}(?:a la mitad|medio vacio|vacio|vacia|faltan),
      (?:di|dio|dimos|tomo|trago|bebio) ${upTo(3)}(?:por error|por accidente|sin querer|por equivocacion) ${upTo(6)}(?:${drug}|dosis|jarabe|gotas), ${cleaner} ${upTo(5)}en (?:la boca|los ojos|el ojo|la cara),
      (?:encontro|abrio|agarro|alcanzo|saco|cogio) ${upTo(6)}(?:pastillas|medicinas|medicamentos|limpieza|botiquin|medicina) ${upTo(10)}(?:comio|tomo|bebio|trago|comido|tomado|bebido|tragado),
      (?:bebio|bebido|tomo|tomado|trago|tragado|chupo|lamio) ${upTo(7)}${cleaner},
      (?:comio|comido|comieron|mordio|mordido|chupo|mastico|masticado|probo) ${upTo(3)}(?:planta|plantas|hoja|hojas|bayas|hongo|hongos|seta|setas|flor|flores|semillas) ${upTo(8)}(?:jardin|bosque|parque|monte|campo|calle|toxic|venenos)*,
      (?:metio|puso|metido|puesto|tiene|tenia) ${upTo(4)}(?:pila|pilas|bateria|iman|imanes|moneda|canica)s? ${upTo(3)}en la (?:boca|nariz),
      (?:doble|triple|dos veces|tres veces|cuatro veces|cinco veces|diez veces|[0-9]+ veces) (?:de )?(?:la |su )?dosis(?! de (?:refuerzo|recuerdo|(?:la )?vacuna)),
      (?:dio|di|dieron|dado) ${upTo(7)}(?:medic|jarabe|gotas|dosis|pastilla|paracetamol|ibuprofeno)* ${upTo(3)}(?:por error|de mas|por equivocacion|equivocad(?:o|a)),
      (?:bebio|bebido|tomo|tomado|trago|tragado|acabo) ${upTo(2)}(?:bote|frasco|botella|envase|vaso) ${upTo(2)}(?:de )?(?:jarabe|medicina|paracetamol|ibuprofeno|${strongDrink}),
      (?:bebio|bebido|tomo|tomado|bebiendo|tomando) (?:mucho|mucha|muchisim(?:o|a)|demasiad(?:o|a)|tanto|tanta|un monton de|media botella de) ${strongDrink}(?! sin alcohol),
      (?:bebio|bebido|tomo|tomado|${strongDrink}) ${upTo(14)}(?:no (?:lo |la |se )?(?:puedo |podemos )?(?:despert|despiert|reaccion)|perdid(?:o|a) el conocimiento|inconsciente|vomit)*,
      (?:le echaron algo (?:a|en)|le pusieron algo en) (?:la|su) (?:bebida|vaso|copa)
    `,
    crisis: `${swallowedPills},
      a nadie le (?:importa|importaria|va a importar) ${upTo(3)}(?:muere|muero|muriera|murio|desaparece|desaparezco|desapareciera), (?:pastillas|medicinas) ${upTo(4)}para (?:morir|matarse|suicid)*,
      (?:hospital|internad(?:o|a)|ingresad(?:o|a)|alta) ${upTo(3)}(?:por|tras|despues de) (?:un|su|otro) intento(?! de (?:robo|asalto)),
      (?:piensa|pienso|pensando|pensar) ${upTo(2)}(?:en|de) (?:morir|suicid|matarse|quitarse)*, (?:mundo|todos|familia|estaria|estariamos|estarian) ${upTo(2)}mejor sin (?:mi|ella|el)(?= (?:$|y|porque|que|dice)),
      cortes ${upTo(2)}en (?:los|las|sus) (?:muslo|brazo|pierna|muneca|antebrazo)*, (?:es|sera) (?:su|mi) ultima noche(?! (?:de|en|aqui)),
      (?:amarro|ato|colgo) ${upTo(2)}(?:cuerda|soga|cinturon|cable|sabana) ${upTo(2)}(?:techo|ventilador|viga|puerta|closet|regadera|ducha), (?:no|sin) ${upTo(3)}sentido (?:a|de) (?:la|su|mi) vida, (?:quiere|quiero) que (?:todo|esto) (?:se )?(?:acabe|termine)(?! (?:el|la|la clase|antes)),
      no (?:quiere|quiero|queria) (?:ya )?(?:estar (?:viv|aqui|en este mundo)|existir|seguir (?:viv|aqui(?! en (?:el|la|este|esta|su) (?:equipo|club|clase|grupo|academia|colegio|escuela|curso|turno))|asi|adelante))*,
      (?:estuviera|estuviese|prefiere|prefiero|preferiria|mejor|quiere|quisiera|ojala) (?:estar |estuviera )?muert(?:o|a),
      (?:sin|no|ningun|ninguna|mas) ${upTo(2)}(?:motivo|motivos|razon|razones|ganas|fuerzas) (?:para|de) (?:seguir|vivir|continuar|existir)(?! (?:en|con|jugando|estudiando|yendo|la clase|las clases|el curso)),
      (?:regala|regalando|regalo|regalado|reparte|repartiendo) (?:todas )?(?:sus|mis) (?:cosas|pertenencias)(?! de (?:ballet|baile|danza|futbol|natacion|judo|bebe)),
      (?:formas?|maneras?|modos?|como|metodos?) (?:de |para )?(?:morir|morirse|morirme)(?! (?:en|de (?:risa|sueno))), se (?:va|iba|quiere|queria|intento|trato) (?:a |de )?(?:matar|hacer dano|quitar la vida),
      (?:me voy|voy) a (?:matar|hacer dano)me, (?:intento|trato de|intentado) (?:matar|suicid|ahorc)*,
      (?:dice|dijo|escribio|repite|diciendo|escrito) (?:que )?(?:ya )?no (?:aguanta|puede|aguanto|puedo) mas(?! (?:con (?:la|las|el|los) (?:tarea|clase|clases|ruido|calor|frio|examenes|aparato))),
      (?:despedirse|despedirme|despidio|despidiendose|despedida) ${upTo(10)}(?:no va a estar|no estara|no iba a estar|para siempre|no volver)*, adios para siempre,
      (?:soga|cuerda|cinturon|cable|cordon|bufanda|lazo) (?:amarrad(?:o|a) |atad(?:o|a) )?(?:en|al|alrededor del) (?:el |su )?cuello
    `,
    abuse: `
      (?:encierra|encerro|encerraba) en (?:el|la|un|una) (?:closet|armario|bano|sotano|cuarto oscuro), (?:toco|tocaba|tocado|manoseo) a mi (?:hijo|hija|nina|nino),
      (?:agarro|cogio|jalo|empujo|agarra|jala|empuja) ${upTo(4)}(?:del cuello|por el cuello|de los pelos|del pelo|del cabello|contra la pared),
      (?:hombre|senor|adulto|tipo|desconocido) ${upTo(4)}(?:le|la|lo) (?:escribe|manda|contacta|escribio|ha escrito|habla) (?:a|por|en|mensajes), me (?:hace|hacia|hizo) cosas(?! (?:ricas|de comer)), (?:le|nos) (?:hace|hacia|hizo) cosas (?:raras|malas|feas),
      (?:metio|puso|mete|pone|metia|ponia|metido|puesto) (?:la|las|su|sus) manos? (?:por )?(?:debajo|dentro|bajo|en|entre|por) ${upTo(3)}(?:camiseta|camisa|blusa|falda|pantalon|pantalones|ropa|calzon|calzones|braga|bragas|vestido|short|playera|piernas|pecho|pechos|senos|muslo|muslos),
      ${adult} (?:le|les|nos|me|lo|la|los|las) (?:pega|pego|pegaba|ha pegado|golpea|golpeo|maltrata|azota|cachetea)(?! (?:bien|al balon|a la pelota)),
      (?:volvio|vuelve|regreso|regresa|llego|llega|vino|viene|vuelto) ${upTo(6)}con (?:[a-z]+ )?(?:moreton|moretones|moraton|moratones|hematomas|marcas de golpes)(?! (?:del|de|por) (?:el )?(?:futbol|partido|entrenamiento)),
      (?:moretones|moratones|hematomas|marcas) en (?:la|las|el|los) (?:espalda|cuello|cara|nalgas|muslos), (?:pegaron|pego|pega|pegan|golpearon|golpeo|golpea) ${upTo(2)}con (?:un|una|el|la|su) (?:cinturon|cinto|palo|cable|chancla|correa|vara|zapato),
      ${stranger} (?:al |a la |con el |con la )?que (?:conocio|conoce|hablaba|habla|ha conocido) (?:en|por|a traves) ${upTo(10)}(?:verse|verla|verlo|quedar|conocerse|encontrarse|hotel|recogerla|recogerlo|fotos|sola|solo),
      (?:dijo|pidio|dice|pide|diciendo) ${upTo(12)}que no (?:nos|me|les|le|lo|se lo) (?:dijera|diga|digas|cuente|contara|cuentes),
      ${adult} (?:es|se pone|esta|se puso|se ha puesto|se vuelve) (?:muy |bien )?(?:violent|agresiv)*, no (?:me|nos|se|estamos|estoy) (?:siento |sentimos |siente |sienten )?segur(?:o|a|os|as) en (?:la |nuestra |mi |su )?casa,
      miedo (?:a|de) (?:mi|su) (?:marido|esposo|ex|padre|papa|padrastro|pareja|novio)(?= (?:$|y|porque|que|le|la|lo|me|nos|cuando)),
      (?:obligo|obliga|obligaba|forzo|hizo|pidio|obligado) ${upTo(2)}(?:a |que )?(?:tocarlo|tocarle|lo tocara|le tocara|desnudarse|quitarse la ropa|tener relaciones|besarlo),
      ${stranger} (?:la |lo |le )?(?:siguio|sigue|persiguio|persigue|agarro|ha seguido|seguia) (?:a (?:mi|nuestr(?:o|a)) |desde ), (?:trato|intento|quiso|queria|trataron|intentaron) (?:de )?(?:meterla|meterlo|llevarsela|llevarselo|subirla|subirlo|jalarla|jalarlo) (?:en|a|al|con),
      (?:amenaza|amenazan|amenazando|amenazo|amenazaron|chantajea|chantajean|chantajeando|extorsiona|extorsionan|extorsionando) ${upTo(12)}(?:foto|fotos|video|videos|imagenes|desnud(?:o|a)),
      (?:foto|fotos|video|videos) ${upTo(12)}(?:pide|piden|exige|exigen|quiere|quieren|pidiendo) (?:mas )?(?:dinero|plata|[0-9]+ (?:euros|dolares|pesos)|tarjetas) ${upTo(2)}(?:o|si no|sino|para no)
    `,
  },
  harmless: `
    (?:tomo|tomado) (?:tod(?:o|a)s|much(?:o|a)s|[5-9]|[12][0-9]|seis|siete|ocho|nueve|diez) ${upTo(2)}${drug} (?:de hoy|para hoy|cuando era (?:bebe|pequen(?:o|a)|chiquit(?:o|a))|a lo largo de los anos|(?:del antibiotico |en la semana |esta semana )?(?:(?:un(?:o|a)|dos|[12]) (?:al|por|cada) dia|como (?:le |nos )?(?:dijo|mando|receto|indico) (?:el|la|su) (?:medic|doctor|pediatra|dentista)*))(?! (?:de golpe|de una vez|juntas|a la vez)),
    tomo muchos medicamentos de (?:bebe|pequen(?:o|a)|chiquit(?:o|a)),
    (?:sacaron|sacan|sacar|sacarle|sacado|extraen|extrajeron) (?:mucha|muchisima|tanta|demasiada) sangre(?! (?:de|por) la (?:nariz|boca)),
    (?:pelo|cabello|goma|masa|diente|muela|bracket|zapato|tornillo) (?:de (?:mi|su|nuestr(?:o|a)) (?:hijo|hija|nino|nina) )?(?:ya )?(?:esta |es )?(?:muy |todo |toda |un poco )?floj(?:o|a|ito|ita),
    (?:balon|pelota|movil|celular|telefono|tableta|mando|control|tarta|pastel|juguete|reloj|botella|libro|vaso|florero|plato) (?:de (?:mi|su) (?:hijo|hija) )?(?:se )?(?:me |le |nos )?(?:cayo|rodo|resbalo) (?:de la|del|de su) (?:mesa|cama|sofa|cuna),
    (?:se )?le cayo (?:una?|el|la|su|otr(?:o|a)) (?:primer |segundo )?(?:diente|muela),
    (?:comio|comido|comieron) (?:much(?:o|a)s|tantas|demasiadas) (?:gominolas|gomitas) en (?:la|el|una|un) (?:fiesta|cine|cumple|cumpleanos),
    respira mal por la nariz,
    (?:paquete|pedido|uniforme|carta|invitacion|factura|recibo)(?:s|es)? (?:de (?:los|las|mi) [a-z]+ )?(?:todavia |aun )?no (?:ha llegado|llego) a (?:la |mi )?casa,
    le pega (?:una |la |las |unas )?(?:estrella|estrellita|estampa|pegatina|calcomania|sticker)s?,
    (?:perr(?:o|a)|gat(?:o|a)) (?:nos |le |me )?(?:ha )?(?:mordio|mordido) (?:el|la|los|las|su|un|una) (?:zapato|zapatos|juguete|mando|balon|pelota|mochila|cuaderno|tarea|libro|sofa|cable|retenedor|tableta),
    (?:cuesta|cuestan|dificultad|dificultades|problemas?|no puede|no sabe|no quiere|no logra) (?:para |de |en )?(?:tragar|tragarse) (?:las |la |los |sus )?(?:pastilla|tableta|capsula|medicina|comprimido)*,
    (?:le )?pega (?:muy )?(?:bien |mal |fuerte |duro )?(?:al balon|a la pelota|a la bola|al tambor)
  `,
};
