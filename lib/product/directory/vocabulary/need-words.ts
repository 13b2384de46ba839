/** What a parent tells of, rather than whom they look for, and which of our categories is there for it. */
import type { Category } from "#lib/product/directory/business/business";
import { wordSet } from "#lib/product/directory/vocabulary/words";

const pastimes = "activities actividades activités aktivitäten unternehmungen atividades";

const ailing = `earache earaches headache headaches stomachache stomach tummy rash cough coughing vomiting throat strep asthma allergy allergies
  pinkeye tos vómito vómitos diarrea diarrhea sarpullido garganta oído asma alergia barriga enfermo enferma toux otite vomissements
  gorge asthme allergie oreille oreilles ventre malade husten erbrechen durchfall ohrenschmerzen halsschmerzen bauchschmerzen
  kopfschmerzen ausschlag ohr ohren bauch krank tosse diarreia ouvido doente`;

const feelings = `anxious ansiedad ansioso ansiosa anxiété anxieux anxieuse ängstlich angst ängste angststörung ansiedade addicted adicto adicta
    adictos accro süchtig spielsüchtig handysüchtig sucht viciado viciada depresión depressão dépression depressionen duelo deuil
    trauer luto bullied acoso mobbing harcèlement anger tantrum tantrums rabietas berrinches colère wutanfälle birras behavior
    behaviour comportamiento conducta comportement verhalten verhaltensauffällig comportamento screentime`;

const devices = `tableta tabletas tablette tablettes tablets smartphone smartphones chromebook chromebooks kindle portátil notebook laptops
  iphones ipads macbook macbooks computers videogame videogames`;

const lists: Partial<Record<Category, string>> = {
  "after-school": `childminding jeunesse ${pastimes}`,
  "books-games": "videogame videogames videojuego videojuegos",
  "coding-clubs": "code coder codage robot robots",
  counseling: feelings,
  dentistry: "zahn dent dente",
  "device-repair": `${devices} screens écrans pantallas batería baterías batteries akku bateria repairs repaired repairing fixes fixed
    fixing repara reparan reparen reparado arregla arreglan arreglen réparer répare réparent reparieren repariert consertar conserta
    consertam arrumar arruma`,
  electronics: `${devices} iphone ipad earbuds airpods charger chargers cargador chargeur ladegerät ladekabel carregador wifi router tv
    television televisor fernseher télé videojuego videojuegos handyvertrag`,
  "eye-care": "eyeexam sehtest",
  "indoor-play": `rainy jugar jouer spielen ${pastimes}`,
  pediatrics: ailing,
  "speech-therapy": "latetalker stutters stammers",
  sports: "nadar nager patinaje patinage horse horseback pony",
  tutoring: `algebra álgebra algèbre geometry geometría chemistry química chimie chemie physics física physique physik biology spelling
    phonics essay essays writing ortografía orthographe rechtschreibung lectura lecture lesen leitura asesoría asesorías
    regularización`,
  "urgent-care": ailing,
};

/** Each folded word with its category. A word may be in several. */
export const needs: readonly (readonly [word: string, category: Category])[] = (
  Object.entries(lists) as [Category, string][]
).flatMap(([category, list]) => [...wordSet(list)].map((word) => [word, category] as const));

const words = new Set(needs.map(([word]) => word));

/** Whether a folded word is one of these: it is meant in full, and no name of a kind of business. */
export const isNeed = (word: string): boolean => words.has(word);

/** Those for what ails a child. */
export const ailingWords: ReadonlySet<string> = wordSet(`${ailing} ${feelings}`);

/** Of what is done at businesses of many kinds: such a word says of which only where no other does, as in "sports activities". */
const ofManyKinds = wordSet(`${pastimes} rainy`);
/** For whom a business may be: likewise, as in "dentist for anxious kids". */
const ofManyChildren = wordSet("jeunesse anxious ansioso ansiosa anxieux anxieuse ängstlich");
export const isOfManyKinds = (word: string): boolean => ofManyKinds.has(word) || ofManyChildren.has(word);
