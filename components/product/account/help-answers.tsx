import { getTranslations } from "next-intl/server";
import {
  countFound,
  fewestWords,
  hasWords,
  helpTopics,
  soughtWords,
  type HelpQuestion,
  type HelpTopic,
} from "@/components/product/account/help-search";
import { ShellSection } from "@/components/product/shell/shell-section";
import { MarkedText } from "@/components/publication/search/marked-text";
import { EmailLink } from "@/components/site/email-link";
import { LocaleLink } from "@/components/site/locale-link";
import { StaticPart } from "@/components/site/static-part";
import { Labelled } from "@/components/ui/labelled";
import { callAllowance } from "#lib/product/calls/allowance";
import { markWords } from "#lib/publication/search/search-words";
import { readWordRules } from "#lib/publication/search/word-rules";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";
import { billing } from "#lib/platform/server/billing/billing";
import { site } from "#lib/platform/site";

type Props = { query: string };

/** The answers by topic, or only those that a search finds; and the search itself, a plain form. */
export async function HelpAnswers({ query }: Props) {
  const t = await getTranslations("account.help");
  const locale = await currentLocale();
  const security = await getTranslations("security");
  const auth = await getTranslations("auth.reset");
  const shell = await getTranslations("shell.items");
  const sought = soughtWords(query, await readWordRules(locale));
  const isMatch = (word: string) => sought.some((matches) => matches(word));
  const values = {
    security: security("open"),
    forgot: auth("forgot"),
    plans: shell("upgrade"),
    ...callAllowance,
  };
  const answerOf = (id: HelpQuestion) =>
    id === "cost" && billing ? t("answers.cost.answerSold") : t(`answers.${id}.answer`, values);
  const all = (Object.keys(helpTopics) as HelpTopic[]).map((topic) => ({
    topic,
    answers: helpTopics[topic].map((id) => {
      const texts = { question: t(`answers.${id}.question`), answer: answerOf(id) };
      const more = hasWords(id) ? t(`words.${id}`) : "";
      return { id, ...texts, found: countFound(sought, t(`topics.${topic}`), ...Object.values(texts), more) };
    }),
  }));
  const fewest = fewestWords(
    sought,
    all.flatMap(({ answers }) => answers.map(({ found }) => found)),
  );
  const topics = all.map(({ topic, answers }) => ({
    topic,
    answers: answers.filter(({ found }) => found >= fewest),
  }));
  const count = topics.reduce((sum, { answers }) => sum + answers.length, 0);
  return (
    <>
      <search>
        <form
          action={`${localePath("/help", locale)}#found`}
          className="mt-7 flex max-w-[34rem] flex-wrap items-end gap-3"
        >
          <Labelled id="help-query" label={t("search")} className="flex-[1_1_14rem]">
            <input
              id="help-query"
              className="field"
              type="search"
              name="q"
              maxLength={200}
              defaultValue={query}
            />
          </Labelled>
          <button className="button" type="submit">
            {t("find")}
          </button>
        </form>
      </search>
      {query !== "" && (
        <p id="found" className="mt-5 scroll-mt-20" tabIndex={-1}>
          <span role="status">{count === 0 ? t("none", { query }) : t("found", { count, query })}</span>{" "}
          <LocaleLink href="/help" className="inline-block text-link">
            {t("clear")}
          </LocaleLink>
        </p>
      )}
      {/* The headings' rules end where the answers end. */}
      <div className="max-w-measure">
        {topics.map(
          ({ topic, answers }) =>
            answers.length > 0 && (
              <ShellSection key={topic} id={topic} title={t(`topics.${topic}`)}>
                <StaticPart>
                  <div>
                    {answers.map(({ id, question, answer }) => (
                      <details
                        key={id}
                        id={id}
                        className="group border-b border-line"
                        open={query !== "" || undefined}
                      >
                        <summary className="after:sign-['+'] group-open:after:sign-['–'] grid min-h-13 list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-4 py-[0.6rem] after:font-display after:text-[1.25rem]/none after:font-bold [&::-webkit-details-marker]:hidden">
                          <h3 className="text-base/[1.2] tracking-[-0.01em] underline-offset-[0.2em] in-[summary:hover]:underline">
                            {query === "" ? question : <MarkedText parts={markWords(question, isMatch)} />}
                          </h3>
                        </summary>
                        <p className="pb-5">
                          {query === "" ? answer : <MarkedText parts={markWords(answer, isMatch)} />}
                        </p>
                      </details>
                    ))}
                  </div>
                </StaticPart>
              </ShellSection>
            ),
        )}
        <ShellSection id="contact" title={t("contact")}>
          <StaticPart>
            <p>
              {t.rich("contactText", {
                address: site.email,
                email: () => <EmailLink address={site.email} />,
              })}
            </p>
          </StaticPart>
        </ShellSection>
      </div>
    </>
  );
}
