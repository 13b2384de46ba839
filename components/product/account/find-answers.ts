import { getTranslations } from "next-intl/server";
import {
  countFound,
  fewestWords,
  hasWords,
  helpTopics,
  soughtWords,
  type HelpQuestion,
  type HelpTopic,
  type WordMatch,
} from "@/components/product/account/help-search";
import { callAllowance } from "#lib/product/calls/allowance/allowance";
import { readWordRules } from "#lib/publication/search/word-rules";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { billing } from "#lib/platform/server/billing/billing";

export type HelpAnswerTexts = { id: HelpQuestion; question: string; answer: string };

type FoundAnswers = {
  topics: { topic: HelpTopic; title: string; answers: HelpAnswerTexts[] }[];
  count: number;
  /** Whether a word of their texts is one that was sought. */
  isMatch: WordMatch;
};

/** The answers of the help page by topic, in the page's language: those that a query finds, all for an empty one. */
export async function findAnswers(query: string): Promise<FoundAnswers> {
  const t = await getTranslations("account.help");
  const sought = soughtWords(query, await readWordRules(await currentLocale()));
  const answerOf = await answersInWords();
  const all = (Object.keys(helpTopics) as HelpTopic[]).map((topic) => {
    const title = t(`topics.${topic}`);
    const answers = helpTopics[topic].map((id) => {
      const texts = { question: t(`answers.${id}.question`), answer: answerOf(id) };
      const more = hasWords(id) ? t(`words.${id}`) : "";
      return { id, ...texts, found: countFound(sought, title, ...Object.values(texts), more) };
    });
    return { topic, title, answers };
  });
  const fewest = fewestWords(
    sought,
    all.flatMap(({ answers }) => answers.map(({ found }) => found)),
  );
  const topics = all.map(({ answers, ...topic }) => ({
    ...topic,
    answers: answers.filter(({ found }) => found >= fewest),
  }));
  const count = topics.reduce((sum, { answers }) => sum + answers.length, 0);
  return { topics, count, isMatch: (word) => sought.some((matches) => matches(word)) };
}

/** The text of an answer, which names parts of the product by the words that stand on them. */
async function answersInWords(): Promise<(id: HelpQuestion) => string> {
  const t = await getTranslations("account.help");
  const security = await getTranslations("security");
  const auth = await getTranslations("auth.reset");
  const shell = await getTranslations("shell.items");
  const values = {
    security: security("open"),
    forgot: auth("forgot"),
    plans: shell("upgrade"),
    ...callAllowance,
  };
  return (id) =>
    id === "cost" && billing ? t("answers.cost.answerSold") : t(`answers.${id}.answer`, values);
}
