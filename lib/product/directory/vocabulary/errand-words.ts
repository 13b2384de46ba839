/** What people say of why they look for somebody: that a thing is broken, that they want to buy one, that a child is hurt. */
import { wordSet } from "#lib/product/directory/vocabulary/words";

/** That something has happened to a thing, or that it does not work: no part of what somebody is called who mends it. */
const mishapWords = wordSet(`
  broke broken break breaks breaking crack cracked cracks smashed shattered drop dropped damage damaged busted chipped dead died stuck
  frozen slow locked virus malware working works turn turns charge charges charging fell fallen wet bent scratched spilled
  spilt knocked
  rompió rompí rompimos rompieron rompe romper roto rota rotos rotas rajó rajado rajada cayó caído caída dañó dañado dañada descompuso
  descompuesto descompuesta averiado averiada estropeó estropeado estropeada mojó mojado mojada funciona enciende prende carga
  casse cassé cassée cassés cassées fissuré fissurée brisé brisée tombé tombée tomber abîmé abîmée panne marche fonctionne allume
  kaputt kaputter kaputte kaputtes kaputtgemacht kaputtgegangen zerbrochen zerbrach gebrochen gesprungen gerissen zersprungen defekt
  beschädigt runtergefallen heruntergefallen gefallen fallen abgebrochen geht lädt funktioniert
  quebrou quebrei quebró quebrado quebrada quebrados quebradas trincou trincado trincada rachou rachado rachada caiu caído caída
  danificado danificada estragou estragado estragada molhou molhado molhada liga carrega`);

/** Where a thing has fallen: it says nothing beside one of these. */
const accidents = wordSet(`
  water toilet sink bath bathtub puddle floor stairs juice milk coffee agua jugo leche inodoro bañera suelo piso eau toilettes baignoire évier sol jus lait wasser saft milch kaffee klo toilette
  badewanne boden água suco leite vaso privada banheira chão`);

/** That it is to be mended: who mends what is no device is called otherwise. */
const repairWords = wordSet(`
  repair repairs repaired repairing fix fixes fixed fixing reparación reparaciones reparar repara reparan reparen arreglar arregla
  arreglan arreglen arreglo réparation réparations réparer répare réparent reparatur reparaturen reparieren repariert conserto consertos
  consertar conserta consertam arrumar arruma reparo`);

/** That it is to be bought or sold. */
const tradeWords = wordSet(`
  buy buying bought purchase sell selling sells sale used secondhand refurbished new cheap cheaper cheapest affordable deals
  comprar compro vender venta usado usada usados usadas nuevo nueva nuevos barato barata baratos baratas oferta ofertas
  acheter achat vendre vente occasion neuf neuve reconditionné
  kaufen kauft verkaufen gebraucht gebrauchte gebrauchtes neu neue neuer neues neuen günstig günstige günstiges billig billige billiges
  vender venda novo nova novos seminovo promoção`);

/** That somebody is hurt, beside what mishaps do to things. */
const injuryWords = wordSet(`
  hurt hurts injured sprained twisted dislocated swollen cut burned burnt bumped hit fractured
  lastimó lastimado torció torcido golpeó golpe cortó quemó lesionó fracturó
  blessé blessée tordu foulé foulée brûlé brûlée coupé cogné cognée
  verletzt verstaucht verbrannt geschnitten gestoßen
  machucou machucado torceu cortou queimou bateu fraturou`);

const bodyParts = wordSet(`
  arm arms leg legs wrist hand finger fingers thumb ankle foot toe nose knee elbow shoulder head chin lip collarbone bone
  brazo pierna muñeca mano dedo tobillo pie nariz rodilla codo hombro cabeza hueso
  bras jambe poignet main doigt cheville pied nez genou coude épaule tête
  bein handgelenk daumen knöchel fuß zeh nase knie ellbogen schulter kopf knochen
  braço perna pulso mão tornozelo pé joelho cotovelo ombro cabeça osso`);

const animals = wordSet(`
  dog dogs puppy cat cats kitten pet pets bunny hamster perro perra perrito gato gata gatito mascota mascotas chien chienne chiot chat
  chatte chaton hund hündin welpe katze kater haustier cachorro cachorra cão gatinho`);

/** Whether a folded word is an animal that may be hurt or sick in place of a child. */
export const isAnimal = (word: string): boolean => animals.has(word);

/** Whether a folded word says why somebody is looked for, and nothing of what they are called. */
export const isOfErrand = (word: string): boolean => mishapWords.has(word) || tradeWords.has(word);

export const isRepair = (word: string): boolean => repairWords.has(word);

/** What folded words are about. */
export const areOfRepair = (words: readonly string[]): boolean =>
  words.some((word) => mishapWords.has(word) || repairWords.has(word));
export const areOfTrade = (words: readonly string[]): boolean => words.some((word) => tradeWords.has(word));

/** The words without those for where a thing fell. */
export const withoutAccidents = (words: readonly string[]): readonly string[] =>
  words.some((word) => mishapWords.has(word)) ? words.filter((word) => !accidents.has(word)) : words;

/** The words without those for what hurts, if some part of a child does; null where none does. */
export function withoutInjury(words: readonly string[]): readonly string[] | null {
  const isHurt = words.some((word) => mishapWords.has(word) || injuryWords.has(word));
  if (!isHurt || words.some(isAnimal) || !words.some((word) => bodyParts.has(word))) return null;
  return words.filter((word) => !bodyParts.has(word) && !injuryWords.has(word));
}
