/** Words that name a part of a broad kind: "karate" is one of many sports. Who has what they name is listed first. */
import type { Category } from "#lib/product/directory/business/business";
import { categoriesCalled } from "#lib/product/directory/vocabulary/category-words";
import { foldWords, shortestBeginning, wordSet } from "#lib/product/directory/vocabulary/words";

/** The kinds that are of many sorts. */
const broadKinds: ReadonlySet<Category> = new Set([
  "sports",
  "arts",
  "books-games",
  "tutoring",
  "indoor-play",
]);

/** What is said of such a kind as a whole. */
const wordsForWhole =
  wordSet(`sport sports gym gimnasio gymnase ginásio deporte deportes esporte esportes verein sportverein academia
  lessons class classes course courses clases particulares cours scolaire soutien aulas particulares prep
  tutor tutors tutoring refuerzo reforço nachhilfe
  indoor play playground playspace playcenter park parque brincar indoorspielplatz spielplatz hallenspielplatz`);

/** Beginnings of words for one part of a kind, a line for each. */
const linesOf = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split("\n")
    .map((line) => foldWords(line).split(" "));

const parts = linesOf(`
  swim natación natation natação schwimm babyschwimm kinderschwimm piscin pool hallenbad aqua
  climb escalad boulder kletter
  martialarts karate judo taekwondo aikido kickbox capoeira kampfsport kampfkunst dojo jujitsu
  soccer football fútbol futebol fußball
  gymnast gimnasia ginástica turnen turnverein kinderturnen tumbling
  riding équitation equitación reiten horse equestrian
  skat patin
  tennis tenis tênis
  volley vôlei
  baseball béisbol softball
  danc danz dans tanz baile ballet balé
  theat teatro acting drama actuación actor
  art arts arte kunst paint pintura peintur malen malkurs draw dibujo dessin zeichn desenho
  potter ceramic cerámica poterie töpfer keramik
  music música musique musik
  book libro livre livro buch bücher librería librair livraria
  librar bibliot bücherei
  toy toys juguet jouet spielzeug spielwaren brinquedo
  game juegos jeux spiele jogo
  math matemát
  trampolin bounce inflable`);

/** Of these, who teaches music mostly teaches each. */
const instruments = linesOf(`
  piano klavier
  guitar gitarre violão
  violin violon geige
  cello
  drum
  sing canto chant gesang choir coro chor
  flut
  trumpet
  saxo
  clarin
  ukulel`);
const music = foldWords("music música musique musik").split(" ");

const groups = [
  ...parts.map((line) => ({ called: line, has: line })),
  ...instruments.map((line) => ({ called: line, has: [...line, ...music] })),
];

/** How many letters of a folded word such a beginning explains; none where they are of different words. */
const lettersAlike = (word: string, beginning: string): number =>
  word.startsWith(beginning)
    ? beginning.length
    : word.length >= shortestBeginning && beginning.startsWith(word)
      ? word.length
      : 0;

/** The beginnings of words for what a folded word names of a broad kind; none where it names no part of one. */
export function partNamed(word: string): string[] {
  if (wordsForWhole.has(word) || !categoriesCalled(word).some((kind) => broadKinds.has(kind))) return [];
  const alike = groups.map(({ called, has }) => ({
    has,
    letters: Math.max(...called.map((beginning) => lettersAlike(word, beginning))),
  }));
  const most = Math.max(...alike.map(({ letters }) => letters));
  return [
    ...new Set([
      word,
      ...alike.filter(({ letters }) => letters > 0 && letters === most).flatMap(({ has }) => has),
    ]),
  ];
}
