/**
 * Words that say for whom, when, in which language or how well rather than what:
 * a search leaves them out before it finds nothing.
 */
import { isOfErrand, withoutAccidents } from "#lib/product/directory/vocabulary/errand-words";
import { timeWords } from "#lib/product/directory/vocabulary/opening-phrases";
import { foldWords } from "#lib/product/directory/vocabulary/words";

const weakWords = new Set([
  ...timeWords,
  ...foldWords(`
    kid kids child childs children childrens toddler toddlers teen teens teenager teenagers preschooler preschoolers newborn baby babies boy boys girl girls son daughter
    my our year years yr old age ages grade lesson lessons class classes course courses teacher teachers coach instructor help
    tonight tomorrow best good cheap affordable free local
    morning afternoon hours pm uhr abend matin matinée manhã partir por pela después depois antes avant après nach heures horas
    need find looking seeking search busco buscar necesito quiero cherche chercher besoin trouver suche brauche gesucht procuro preciso quero
    part full time used secondhand parcial completo usado usados usadas partiel plein occasion teilzeit vollzeit gebraucht gebrauchte
    wheelchair accessible that who which speak speaks speaking takes taking accepting new patients infant grader program programs store stores
    shop shops place places dr night near payment payments plan plans pay paying insurance medicaid medicare sliding scale cost costs price
    prices financing accepts accept english spanish french german portuguese chinese arabic vietnamese
    this next every each where can is there how what does do any have you i mon tue tues wed thu thur thurs fri sat sun
    este esta próximo próxima cada dónde puedo encontrar hay lun sáb
    ce cet cette prochain prochaine chaque où
    diesen nächsten kommenden jeden wo finde ich gibt es mi sa so
    neste nesta onde posso tem
    niño niña niños niñas hijo hija adolescente grado hijos bebé adolescentes mi mis año años edad clase clases lección lecciones curso cursos
    profesor profesora maestro maestra ayuda mañana mejor mejores bueno buena barato barata
    noche pago pagos plan planes seguro precio precios costo económico económica
    que habla hable hablan infantil infantiles tienda
    español inglés francés alemán portugués
    enfant enfants ado ados bébé fils fille garçon mon ma mes an ans âge cours leçon leçons professeur professeure prof aide
    demain meilleur meilleure bon bonne pas cher
    soir paiement paiements mutuelle tarif tarifs prix facilités
    qui parle parlant magasin anglais espagnol français allemand portugais
    kind kinder kindern kleinkind kleinkinder jugendliche teenager baby sohn tochter mein meine meinen jahr jahre jährige alter unterricht stunde stunden klasse kurs
    kurse lehrer lehrerin hilfe morgen gut gute guter beste bester günstig billig
    ratenzahlung raten krankenkasse kasse preis preise kosten zahlung
    spricht laden geschäft
    barrierefrei englisch spanisch französisch deutsch portugiesisch
    criança crianças adolescente filho filha bebê adolescentes meu minha ano anos idade aula aulas lição lições curso cursos professor
    professora ajuda amanhã melhor melhores bom boa barato barata
    tarde noite pagamento pagamentos parcelado parcelamento plano planos convênio preço preços
    fala falam loja infantil inglês espanhol francês alemão português`).split(" "),
  // What stands in a sentence beside what is looked for.
  ...foldWords(`
    his her hers him he she they them their theirs it its us we me your yours
    am are was were be been being isn isnt aren arent wasn doesn doesnt don dont did didn didnt won wont wouldn cant cannot hasn hasnt not no
    has had having get gets getting got go goes going take took taken bring bringing give gives make want wants wanted wanting would
    could should will may might must does doing done needs needed needing know knows recommend recommended recommendations suggestions let
    somewhere someone somebody anyone anybody anywhere anything something thing things about around by from into onto off over up under out
    without within because so just really very too also still again yet ever never always only or whom whose why when then but if
    please thanks hello hi talk learn learning learned teach teaches teaching taught beginner beginners same day days appointment appointments
    available availability exam exams test tests testing check checks tryout tryouts training specialist specialists expert experts
    parent parents mom moms mum dad dads provider providers service services professional delay delayed delays issue issues support group management down until till olds first visit visits come comes coming house home
    starts pain ache aches problem problems trouble struggling struggles
    struggle failing fails behind special rainy second third fourth fifth grader graders student students month months friendly sees hates likes loves watch
    accepted appt
    su sus tu tus nuestro nuestra nuestros nuestras él ella ellos ellas se le lo les te nos yo usted ustedes con sin sobre desde hasta entre
    porque pero si ya muy más menos también solo o son es está están era fue ser estar ha han tiene tiene tengo tienen tenemos tener
    necesita necesitan necesitamos quiere quieren queremos quisiera puede pueden podemos hace hacer va van voy ir vamos llevar llevo dar tomar
    padres mamá papá sabe saben alguien algo algún alguna lugar lugares sitio cosa cosas quién quien cuál cómo cuando meses acepte acepta acepten atiende atienden atiendan estudiante estudiantes primaria secundaria ayudar aprender aprende aprenda enseñar enseñe
    enseña enseñan principiante principiantes recomiendan recomendación cita citas turno examen prueba servicio servicios especialista
    especialistas profesional problema problemas dificultad dificultades bien mal celebrar al domicilio casa dolor duele
    sa ses leur leurs notre nos votre vos ton ta tes il elle ils elles je tu nous vous on se lui avec sans sur sous dans chez vers ou
    mais ne pas plus aussi très est sont était ai as avons avez ont eu fait faire va vais peut peux peuvent veut veux voudrait voudrais aimerait aimerais
    doit faut quel quelle quels quelles quelqu comment quand quoi endroit endroits lieu prend prennent prenne accepte acceptent nouveau nouveaux nouvelle encore mois collège primaire stage stages aider
    apprendre apprend apprenne enseigner enseigne débutant
    débutants débutante rdv rendez vous séance séances spécialiste spécialistes problème problèmes difficulté difficultés bien fêter domicile maison douleur douleurs jusqu
    sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer unser unsere unseren unserem er sie es wir mich mir uns ihn ihm sich mit ohne aus
    zu zum zur über durch weil aber wenn nicht kein keine keinen auch nur sehr noch schon bitte oder ist sind war hat habe haben hatte wird
    werden kann können könnte will wollen möchte möchten muss müssen soll braucht brauchen benötigt bekommen machen macht gemacht gehen lassen
    jemand jemanden etwas irgendwo wer wen wem was welche welcher welches wie wann warum ort lernen lernt beibringen beibringt anfänger
    eltern mama papa nimmt nehmen guten gutes mehr patienten mädchen junge jungen jungs jährigen jähriger jähriges monate monaten grundschule
    grundschulkind schüler helfen wartezeit empfehlung termin termine test spezialist spezialisten problem probleme schwierigkeiten feiern den einen einem einer ins vom beim hause schmerzen bis
    seu sua seus suas dele dela nosso nossa ele ela eles elas eu nós você lhe sem são estão tenho têm ter precisa precisam precisamos quer
    querem queremos gostaria pode podem fazer faz vai vão vou levar alguém algum alguma lugar lugares coisas quem qual quais como quando
    pais mãe pai atende atendem aceita aceitam aceite mês estudante estudantes ajudar ensinar ensina ensine iniciante iniciantes recomendação indicação consulta exame teste serviço dificuldade dificuldades bem não festejar ao aos pelo pela domicílio dor dores até`).split(
    " ",
  ),
]);

/** Whether a folded word says nothing of what is looked for. A letter alone begins too many others. */
export const isWeak = (word: string): boolean =>
  weakWords.has(word) || isOfErrand(word) || /\d|^.$/u.test(word);

/** Words for a business of any kind: they say what is looked for only where no other word does. */
const groupWords = new Set(["club", "clubs", "team", "teams", "league", "leagues"]);

/** The folded words that say what is looked for; all of them where none does. A number is an age, a grade or a postal code. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = withoutAccidents(words).filter((word) => !isWeak(word));
  const what = telling.filter((word) => !groupWords.has(word));
  return [what, telling].find((some) => some.length > 0) ?? words;
}
