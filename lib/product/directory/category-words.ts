/** What people call our categories, in the six languages that the product speaks. Each word stands for all categories it is with. */
import type { Category } from "#lib/product/directory/business";
import { foldWords, shortestBeginning } from "#lib/product/directory/words";

const lists: Record<Category, string> = {
  "after-school": `after-school afterschool childcare daycare nursery preschool kindergarten youth babysitting program
    extraescolar guardería infantil niños jóvenes garderie crèche périscolaire maternelle centre-aéré
    hort kita kindertagesstätte tagesmutter nachmittagsbetreuung jugendzentrum creche contraturno infância`,
  arts: `art arts crafts music dance drama painting piano guitar lessons ballet
    arte música danza baile pintura academia musique danse peinture dessin musikschule tanzschule kunst malen tanz
    ballett klavierunterricht musikunterricht malkurs tanzkurs escola dança balé pintura`,
  "books-games": `book books bookstore bookshop library game games toys toy
    libro libros librería biblioteca juegos juguetes juguetería livre livres librairie bibliothèque jeux jouets
    buch bücher buchhandlung bücherei bibliothek spiele spielzeug livro livros livraria jogos brinquedos`,
  "coding-clubs": `coding programming robotics computer hackerspace makerspace
    programación robótica informática programmation robotique informatique programmieren robotik informatik
    programação`,
  counseling: `counseling counselling counselor therapist therapy psychologist psychotherapy adhd anxiety tdah adhs
    psicólogo psicóloga psicología terapia consejería orientación psychologue thérapeute thérapie psychothérapie
    psy psychologe psychologin psychotherapie kinderpsychologe kinderpsychologin beratung terapeuta psicologia aconselhamento`,
  dentistry: `dentist dentists dental orthodontist orthodontics braces teeth doctor
    dentista odontólogo odontología ortodoncia ortodoncista dientes brackets dentiste orthodontiste orthodontie dents
    zahnarzt zahnärztin kinderzahnarzt kieferorthopäde zahnspange zähne dentistas ortodontia ortodontista aparelho dentes odontologia`,
  "device-repair": `repair fix phone iphone ipad computer laptop tablet screen battery
    reparación reparar arreglar arreglo celular móvil pantalla ordenador computadora réparation téléphone écran ordinateur
    reparatur handy handyreparatur bildschirm conserto reparo telefone tela`,
  electronics: `electronics phone phones computer computers laptop tablet mobile
    electrónica celular móvil ordenador computadora électronique téléphone ordinateur
    elektronik handy rechner eletrônica eletrônicos telefone computador`,
  "eye-care": `eye eyes optician optometrist glasses eyewear ophthalmologist vision doctor
    óptica oculista gafas lentes anteojos oftalmólogo ojos opticien lunettes ophtalmologue yeux
    optiker brille brillen augenarzt augen ótica oculos oftalmologista olhos`,
  pediatrics: `pediatrician pediatrics paediatrician paediatrics doctor children
    pediatra pediatría médico doctor niños pédiatre pédiatrie médecin enfants kinderarzt kinderärztin pädiatrie arzt
    kinder pediatria crianças`,
  sports: `sport sports swimming swim pool gym fitness climbing riding bowling skating
    karate judo taekwondo soccer football basketball fútbol foot fußball futebol
    deporte deportes natación piscina gimnasio piscine natation gymnase équitation patinoire
    schwimmen schwimmkurs schwimmunterricht schwimmbad hallenbad turnen reiten verein esporte esportes natação academia ginásio`,
  tutoring: `tutor tutors tutoring homework math maths english spanish language lessons prep
    clases particulares matemáticas inglés refuerzo deberes idiomas academia soutien scolaire cours langues devoirs
    anglais mathématiques nachhilfe mathe mathematik englisch sprachschule hausaufgaben
    reforço aulas particulares matemática inglês idiomas`,
};

const categoriesOf = new Map<string, Set<Category>>();
for (const [category, list] of Object.entries(lists) as [Category, string][])
  for (const word of foldWords(list).split(" "))
    categoriesOf.set(word, (categoriesOf.get(word) ?? new Set()).add(category));

/** Every word that stands for a category. */
export const categoryWords: readonly string[] = [...categoriesOf.keys()];

/** The categories that a folded word stands for, as it is or as the beginning of a word; none for most words. */
export function categoriesCalled(word: string): Category[] {
  const exact = categoriesOf.get(word);
  if (exact) return [...exact];
  if (word.length < shortestBeginning) return [];
  return [
    ...new Set(
      categoryWords
        .filter((one) => one.startsWith(word))
        .flatMap((one) => [...(categoriesOf.get(one) ?? [])]),
    ),
  ];
}
