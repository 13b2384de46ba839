/** Words that say for whom, when, in which language or how well rather than what: a search leaves them out before it finds nothing. */
import { foldWords } from "#lib/product/directory/words";

const weakWords = new Set(
  foldWords(`
    kid kids child childs children childrens toddler toddlers teen teens teenager teenagers preschooler preschoolers newborn baby babies boy boys girl girls son daughter
    my our year years yr old age ages grade lesson lessons class classes course courses teacher teachers coach instructor help
    open now today tonight tomorrow late best good cheap affordable free local
    monday tuesday wednesday thursday friday saturday sunday weekend weekends morning afternoon evening hours
    wheelchair accessible that who which speak speaks speaking takes taking accepting new patients infant grader program programs store stores
    shop shops place places dr night near payment payments plan plans pay paying insurance medicaid medicare sliding scale cost costs price
    prices financing accepts accept english spanish french german portuguese chinese arabic vietnamese
    niño niña niños niñas hijo hija adolescente grado hijos bebé adolescentes mi mis año años edad clase clases lección lecciones curso cursos
    profesor profesora maestro maestra ayuda abierto abierta ahora hoy mañana mejor mejores bueno buena barato barata
    noche pago pagos plan planes seguro precio precios costo económico económica
    lunes martes miércoles jueves viernes sábado sábados domingo domingos que habla hable hablan infantil infantiles tienda
    español inglés francés alemán portugués
    enfant enfants ado ados bébé fils fille garçon mon ma mes an ans âge cours leçon leçons professeur professeure prof aide
    ouvert ouverte maintenant demain meilleur meilleure bon bonne pas cher
    tard soir paiement paiements mutuelle tarif tarifs prix facilités
    lundi mardi mercredi jeudi vendredi samedi dimanche qui parle parlant magasin anglais espagnol français allemand portugais
    kind kinder kindern kleinkind kleinkinder jugendliche teenager baby sohn tochter mein meine meinen jahr jahre jährige alter unterricht stunde stunden klasse kurs
    kurse lehrer lehrerin hilfe geöffnet offen jetzt heute morgen gut gute guter beste bester günstig billig
    spät abends ratenzahlung raten krankenkasse kasse preis preise kosten zahlung
    montag dienstag mittwoch donnerstag freitag samstag sonntag wochenende spricht laden geschäft
    barrierefrei englisch spanisch französisch deutsch portugiesisch
    criança crianças adolescente filho filha bebê adolescentes meu minha ano anos idade aula aulas lição lições curso cursos professor
    professora ajuda aberto aberta agora hoje amanhã melhor melhores bom boa barato barata
    tarde noite pagamento pagamentos parcelado parcelamento plano planos convênio preço preços
    segunda terça quarta quinta sexta sábado domingo fala falam loja infantil inglês espanhol francês alemão português`).split(
    " ",
  ),
);

/** Whether a folded word says nothing of what is looked for. */
export const isWeak = (word: string): boolean => weakWords.has(word) || /\d/.test(word);

/** The folded words that say what is looked for; all of them where none does. A number is an age, a grade or a postal code. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !isWeak(word));
  return telling.length > 0 ? telling : words;
}

const openWords = new Set(
  foldWords(
    "open abierto abierta abiertos abiertas ouvert ouverte ouverts geöffnet offen aberto aberta abertos",
  ).split(" "),
);
const nowWords = new Set(
  foldWords("now right today ahora hoy maintenant aujourd hui jetzt heute agora hoje").split(" "),
);

/** Whether folded words ask for nothing but what is open now. */
export const askForOpenAlone = (words: readonly string[]): boolean =>
  words.some((word) => openWords.has(word)) &&
  words.every((word) => openWords.has(word) || nowWords.has(word));
