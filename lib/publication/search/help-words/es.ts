/** Spanish words that tell of a worry. `rows.ts` says how they are written. */
import type { HelpWords } from "#lib/publication/search/help-words/rows";

export const spanishHelpWords: HelpWords = {
  asking: {
    danger: `
      atragant*, no (?:esta )?respira(?:ndo)?, (?:dejo|deja|ha dejado) de respirar, (?:no puede|le cuesta|no logra) respirar,
      se (?:esta ahogando|ahoga|ahogo|ha ahogado)(?! (?:en (?:un vaso|(?:la |las |los |el )?(?:tarea|deber|mate|trabajo|deuda|examen|papeleo)*)|(?:el|la) (?:motor|moto|coche|carro|auto)|de (?:la )?risa)),
      (?:esta|quedo|bebe|nino|nina|hijo|hija) inconsciente(?! (?:de|del|en el juego)),
      perdio (?:el (?:conocimiento|sentido)|la (?:conciencia|consciencia))(?! (?:de|del|social|politica)), se (?:ha |me |le )?desmay*, convulsion*, convulsiona*, electrocut*, descarga electrica,
      sangra (?:mucho|bastante), no (?:para|deja) de sangrar, se (?:golpeo|ha golpeado) la cabeza, golpe (?:fuerte )?en la cabeza,
      se (?:dio|ha dado) un golpe en la cabeza, se (?:quemo|ha quemado) (?:la|el|los|las) (?:mano|brazo|cara|boca|dedo|pierna)*,
      quemadura*(?! (?:(?:de |en |por )?(?:la |el )?(?:pantalla|sol|solar|solares)(?= ))), (?:bebe|nino|nina|hijo|hija|se) (?:puso|pone|esta poniendo) (?:azul|morado|morada),
      no (?:se )?despierta(?= (?:$|tras|despues|mi (?:hijo|hija|bebe))), (?:bebe|nino|nina|hijo|hija) no reacciona(?! (?:a|al|cuando)),
      se (?:cayo|callo|ha caido) (?:del|(?:de|por|desde) (?:la|el|una|un|las)) (?:ventana|balcon|escalera|techo|tejado|azotea)*,
      (?:llama|llamar|llamen|necesito|numero de|pedir) (?:al |a )?(?:una |la |el )?(?:ambulancia|emergencias|911|112)(?! (?:desde|juego|en (?:el )?iphone)),
      maniobra (?:de )?heimlich, (?:bebe|nino|nina|hijo|hija) se (?:atoro|atora|esta atorando), se (?:atoro|atora) (?:con|comiendo), (?<=^ )se (?:me )?atoro(?= $),
      (?:atorad|atascad|clavad|algo|espina|hueso)* en la garganta, me estoy ahogando(?! en), (?<=^ )ahogamiento (?:en (?:la |una )?)?(?:piscina|alberca|bebe|nino)(?= $), respira (?:mal|muy rapido|con dificultad), dificultad(?:es)? (?:para|al) respirar,
      (?:le falta (?:el )?|falta de )aire(?! (?:acondicionado|en|a la|a las|al|de (?:la )?risa)), se (?:esta )?asfixi*, (?:bebe|nino|nina|hijo|hija) asfixi*,
      (?<=^ )(?:asfixia|ahogamiento|asfixiad(?:o|a)|inconsciente|desmayo|desmayad(?:o|a)|no reacciona|se quemo|ambulancia|paro cardiaco|infarto|atropellado)(?= $), esta desmayad(?:o|a), se desvanecio(?= $),
      no (?:lo |la |le )?(?:puedo|podemos|logro) despertar(?:lo|la|le)?(?= $), convulcion*, combulsion*, (?:ataque|crisis) (?:epileptic(?:o|a)|de epilepsia),
      se (?:cayo|callo|ha caido) (?:a|en) (?:la |una )?(?:piscina|alberca|pileta), se (?:cayo|callo|ha caido) (?:de la (?:cama|cuna)|de cabeza|de un arbol|del (?:sofa|sillon|cambiador|arbol|(?:primer|segundo|tercer) piso)),
      se (?:pego|dio|ha pegado|ha dado) (?:muy )?(?:fuerte |duro )?en la (?:cabeza|nuca), se (?:abrio|partio) la (?:cabeza|frente), traumatismo cran*, conmocion cerebral,
      (?:sale|pierde) mucha sangre, sangrando mucho, hemorragia, se corto (?:el|un) dedo, se corto profundo, se quemo con (?:agua|aceite|la|el|cafe|fuego)*, se escaldo,
      toque electrico, le dio (?:la )?corriente, (?:metio|puso) (?:el|los|un) dedos? en (?:el|un) enchufe, labios (?:morados|azules)(?! (?:maquillaje|labial)),
      bebe (?:esta )?(?:morado|morada|azul)(?= $), reaccion alergica (?:grave|fuerte|severa), anafila*, se le (?:hincha|hincho|cierra|cerro|esta hinchando|esta cerrando) (?:la|los) (?:cara|garganta|lengua|labios),
      (?:le pico un|picadura de) (?:alacran|escorpion), (?:mordedura de|mordio una) (?:serpiente|vibora|culebra), (?:lo|la|le) atropell*, golpe de calor(?! (?:perro|gato|en)),
      (?:encerrad|atrapad)* en el (?:coche|carro|auto)(?= $),
      (?<=^ )(?:reaccion alergica|ictus|derrame cerebral|emergencia|emergencias)(?= $), (?:bebe|nino|nina|hijo|hija) (?:esta )?sangra(?:ndo)?, le sangra la cabeza, (?:ataque|crisis) de asma, vomita(?:ndo)? sangre,
      monoxido de carbono(?! detector), (?:olor a|fuga de) gas, (?:bebe|nino|nina|hijo|hija) no se mueve(?= $)
    `,
    crisis: `
      quiero morir*, quiere morir*, queria morir*, matarme, matarse, se quiere matar, me quiero matar,
      quitarse la vida, quitarme la vida, no quiero vivir, no quiere vivir, ganas de vivir, ganas de morir,
      autolesi*, auto lesion*, cortarse, se corta, hacerse dano, se hace dano, deprim*, sin esperanza,
      morirme, morirse, querer morir*, quisiera morir*, ojala me muera, mejor muert*,
      no quiere seguir viviendo, no quiero seguir viviendo, quiere desaparecer, quiero desaparecer,
      se quita la vida, se quito la vida, se mato, autoleci*, se hace cortes, cortes en los brazos,
      cortes en el brazo, cortes en las piernas, me corto, cortarme, hacerme dano, me hago dano, lastimarse,
      se lastima, lastimarme, me lastimo, se odia, me odio, odia su vida, odio mi vida, sin ganas de nada,
      carta de despedida, nota de despedida, una soga, cuchilla, cuchillas,
      (?:hoja|hojas|navaja|navajas) de afeitar,
      (?:cicatrices|marcas|heridas|cortes|rasgunos) en (?:el|la|los|las|sus|mis) (?:brazo|antebrazo|pierna|muneca|muslo)*,
      se hace heridas, se rasguna, no vale la pena vivir, cansad(?:o|a) de vivir, la vida no tiene sentido,
      (?:saltar|tirarse|tirarme|lanzarse|arrojarse) (?:del|de un|de una|de la|desde un|desde el|por la|por una|al) (?:puente|edificio|techo|azotea|ventana|balcon|tren)*,
      ahorcarse, ahorcarme, se ahorco, quiere ahorcar,
      se (?:tomo|metio) (?:unas |muchas |todas |las |todas las )?pastillas,
      tomo (?:muchas|demasiadas|todas las) pastillas,
      (?:tirar|tiro|lanzar|lanzo|arrojar|arrojo|salto) (?:por la|del|de un|de una|de la|desde un|desde el|al) (?:ventana|balcon|puente|edificio|techo|azotea|tejado|vacio)*
    `,
    abuse: `
      violac*, violad*, violaron, violo, violador*, violencia sexual, violencia domestica, violencia familiar,
      pederast*, pedofil*, acoso sexual, agresion sexual, agresor*, depredador*, maltrat*, me pega,
      trata de personas, incesto, abuz*, tocamiento*, manose*, partes intimas, partes privadas, la tocaron,
      tocaron a mi, me toca el cuerpo, me pegan, le pega, me golpea*, le golpea*, golpes en casa,
      explotacion sexual, trata de menores, pornografia infantil, hombre mayor, pedof*, violan,
      (?:adulto|hombre|senor|desconocido) (?:que )?(?:le|la|lo|me) (?:escrib|habl|mand|contact|pid|pregunt)*,
      (?:adulto|hombre|senor|desconocido) (?:que )?quiere (?:quedar|ver|conocer|encontrar)*,
      (?:habla|hablando|chatea|chateando) con (?:un )?(?:hombre|senor|adulto)*,
      (?:hombre|senor|adulto) (?:adulto )?(?:habla|chatea) con (?:mi|ella|el|ninas|ninos)
    `,
    images: `
      desnud*, fotos intimas, foto intima, imagenes intimas, fotos sexuales, porno vengativo, chantaj*,
      sextorsion, sextear, videos intimos, video intimo, fotos privadas, fotos sin ropa, foto sin ropa,
      le pide fotos, le piden fotos, me pide fotos, me piden fotos, pide fotos, piden fotos, pidio fotos,
      pidieron fotos, fotos filtradas, filtraron fotos, filtraron sus fotos, difundieron fotos,
      difundieron sus fotos, mandar el pack, mando el pack, pasa el pack, pasar el pack, pide el pack,
      pidio el pack, extors*, extorc*, sextorc*, amenaza con publicar, amenazan con publicar,
      amenaza con subir, (?:foto|fotos) (?:de|del) (?:su |mi )?(?:pene|pecho|pechos|cuerpo),
      (?:pide|piden|pidio|pidieron) (?:un |su )?pack
    `,
    bullying: `
      acoso*, acosa, acosan, acosad*, acosar, acosarl*, acosand*, acosaron, acosaba*, ciberacos*, hostig*,
      intimidan, intimidacion, se burlan, burlas, insultan, amenaz*, le pegan, lo molestan, la molestan,
      le molestan, me molestan, se burla, burlan, burlarse, se rien de, se rie de, insulta, insulto, insultos,
      insultado, insultada, lo excluyen, la excluyen, me excluyen, le hacen el vacio, hacen el vacio,
      lo dejan de lado, la dejan de lado, humill*, ciberbull*, se meten con,
      se mete con (?:mi|ella|otros|otras), (?:lo|la|le|me) (?:sacaron|echaron|expulsaron) del (?:grupo|chat)
    `,
    relationships: `
      relacion toxica, relaciones toxicas, novio toxico, novia toxica, novio controlador, novia controladora,
      violencia de genero, violencia en el noviazgo
    `,
    identity: `
      transexual*, transgener*, homosexual*, homofob*, salir del armario, salir del closet, no binari*
    `,
    poison: `
      venen*, envenen*, intoxic*, sobredosis, se trago,
      se ha tragado, trago (?:una|un) (?:pila|moneda|iman|bateria|pastilla), (?:bebio|tomo|trago) (?:lejia|cloro|detergente|desinfectante),
      se comio (?:una |unas |la |las |el |un |mi |mis )?(?:pila|pastilla|medicina|medicamento|iman|jabon|detergente)*, toxicologia,
      (?:bebio|tomo|trago|ingirio) (?:el |un poco de )?(?:cloro|lejia|detergente|fabuloso|thinner|gasolina|suavizante|acetona|aguarras|amoniaco|pinol|perfume),
      tomo (?:mucho|demasiado) (?:paracetamol|ibuprofeno|jarabe), se tomo (?:el jarabe|(?:la|mi) medicina)
    `,
    substances: `
      droga, drogas, drogad*, drogan, drogarse, vapea*, vapeo, vapeador*, vaper, vapers, borrach*, marihuana,
      mariguana, mota, porro, porros, tabaco, cigarr*, fuma, fumar, cocaina, fentanilo, emborrach*
    `,
    gambling: `
      apuesta*, apostar, ludopat*, juegos de azar
    `,
    worry: `
      ansied*, ansios*, ataque de panico, ataques de panico, soledad, se siente solo, se siente sola,
      salud mental, autoestima, trastorno alimentari*, trastornos alimentari*, trastorno de la conducta,
      angusti*, anciedad, animo bajo, bajo de animo, baja de animo, sin animo, decaido, decaida,
      siempre triste, muy triste, llora todo el dia, llora todo el tiempo, no tiene amigos, no tiene amigas,
      sin amigos, pro ana, pro mia, ana y mia, (?:trastorno|trastornos) de (?:la )?alimentacion,
      vomita* (?:despues de|lo que) com*, (?:provoca|provocarse) el vomito, dejo de comer,
      (?:odia|odio) (?:su|mi) cuerpo,
      no quiere ir (?:al|a la|a) (?:colegio|cole|escuela|instituto|clase|clases)
    `,
  },
  harmless: `
    intoxicacion(?:es)? alimentarias?,
    escuadron suicida, la gran depresion, se corta internet, se corta el internet, se corta el wifi,
    se corta la wifi, se corta la conexion, se corta la llamada, se corta el pelo, se corta la luz,
    wifi se corta, conexion se corta, llamada se corta, el internet se corta, pedo, pedos, suciedad*,
    uso abusivo,
    (?:abuso|abusar|abusa|abusan) (?:de|del) (?:(?:el|la|las|los|mi|su) )?(?:pantalla|movil|celular|telefono|tablet|videojuego|red|consola)*,
    violacion* de (?:(?:la|los|las) )?(?:datos|privacidad|seguridad|intimidad|derechos|normas|reglas),
    (?:cuantos|muchos|pocos|unos|los|mil|cientos de|miles de) kms, kms (?:por hora|de distancia|recorridos|h),
    (?:matarse|matarme|morir|morirme|morirse) de (?:risa|sueno|aburrimiento|calor|frio),
    se corta (?:el|la|los|las) (?:audio|video|videos|sonido|juego|musica|pantalla|transmision|senal|partida|tele|directo|cabello|flequillo|unas),
    cortarse (?:el pelo|las unas), el (?:video|audio|sonido|juego) se corta,
    se meten con (?:el|la|los|las|su) (?:movil|celular|telefono|tablet|tableta|consola|ipad|ordenador)*,
    cortarse el (?:flequillo|cabello|bigote), se corta la (?:leche|mayonesa|nata|crema|salsa|digestion),
    morirse de ganas(?! de desaparecer), sobredosis de (?:azucar|pantalla|pantallas|videojuegos|informacion),
    (?:flecha|flechas|pocion|pociones) (?:de )?venen*, (?:cajero|maquina) se trago (?:la|mi) tarjeta,
    se trago (?:el cajero|(?:la|mi) tarjeta (?:de credito|de debito|bancaria|el cajero|en el cajero)),
    amenaza* de (?:lluvia|tormenta|nieve|huracan)*, mota* de polvo, trans siberian*,
    le pega (?:el sol|al balon|a la pelota|la etiqueta),
    violacion* de (?:contrasena|copyright|licencia|patente)*,
    acos* (?:de|por) (?:la |el |los )?(?:publicidad|anuncio|anuncios|spam),
    depresion (?:tropical|economica|geografica), sin esperanza de (?:arreglo|ganar),
    cuchilla* de (?:la )?(?:batidora|licuadora|picadora), una soga (?:de|para) saltar(?! al),
    (?:carta|nota) de despedida (?:a|de|para|del) (?:la |el |mi |su )?(?:maestr|profe|curso|colega|guarderia|ninera)*,
    cansad(?:o|a) de vivir (?:con (?:ruido|ruidos|ronquidos)(?! en la cabeza)|en (?:un )?(?:piso|departamento|apartamento)(?! con)),
    (?<!(?:quiere|quiero|queria|a|en|con|intento|intenta) )(?:saltar|tirarse|lanzarse) (?:del|de un|desde un) (?:puente|edificio|techo) (?:en )?(?:minecraft|roblox|fortnite|gta),
    sin animo de lucro, amenaza* (?:de )?(?:virus|informatica|ciberseguridad|cibernetica)*,
    (?<!en (?:el|la) )(?:motor|coche|carro|auto|moto) se (?:esta ahogando|ahoga|ahogo), no respira (?:bien )?por la nariz, no puede respirar de (?:la )?risa, se desmay* de (?:la )?risa,
    (?:pc|ordenador|computadora|laptop|mac|iphone|ipad|movil|celular|pantalla|monitor|consola|windows|telefono|tele) no (?:se )?despierta,
    no (?:se )?despierta (?:tras|despues de) (?:la )?suspen*, descargas? electricas? (?:pokemon|juego|fortnite|minecraft|collar), convulsion* (?:politica|social),
    (?:pantalla|whatsapp|check|agua|piscina|cielo|luz) se (?:puso|pone) (?:azul|morado|morada), se (?:puso|pone) azul (?:la|el) (?:pantalla|whatsapp|check|agua|piscina|luz|cielo),
    se (?:puso|pone) morad(?:o|a) (?:de|a) comer, (?:cicatri|crema)* (?:para|de) quemadura*, se trago (?:el (?:cuento|orgullo)|la mentira|mis datos), (?:ballena|lobo|tierra) se (?:lo )?trago,
    (?<=^ )(?:serpientes|plantas|animales|aranas|medusas|ranas|insectos) venenos(?:as|os)(?= (?:$|de|del|en|para)), venenosaurio*, tipo veneno,
    veneno (?:pokemon|juego|minecraft)*, relacion* venenosa*, intoxicacion digital, venenosa pokemon, juegos? de atragantarse
  `,
};
