/** Words that say for whom, when, in which language or how well rather than what: a search leaves them out before it finds nothing. */
import { timeWords } from "#lib/product/directory/opening-phrases";
import { foldWords } from "#lib/product/directory/words";

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
]);

/** Whether a folded word says nothing of what is looked for. A letter alone begins too many others. */
export const isWeak = (word: string): boolean => weakWords.has(word) || /\d|^.$/u.test(word);

/** Words for a business of any kind: they say what is looked for only where no other word does. */
const groupWords = new Set(["club", "clubs", "team", "teams", "league", "leagues"]);

/** The folded words that say what is looked for; all of them where none does. A number is an age, a grade or a postal code. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !isWeak(word));
  const what = telling.filter((word) => !groupWords.has(word));
  return [what, telling].find((some) => some.length > 0) ?? words;
}
