import { getTranslations } from "next-intl/server";
import { helpTopics, isFound, soughtWords, type HelpTopic } from "@/components/product/account/help-search";
import { MarkedText } from "@/components/publication/search/marked-text";
import { EmailLink } from "@/components/site/email-link";
import { LocaleLink } from "@/components/site/locale-link";
import { markWords } from "#lib/publication/search/search-words";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";
import { site } from "#lib/platform/site";

type Props = { query: string };

/** The answers, or those of them that a search finds, by topic; and the search itself, a plain form. */
export async function HelpAnswers({ query }: Props) {
  const t = await getTranslations("account.help");
  const locale = await currentLocale();
  const sought = soughtWords(query);
  const isMatch = (word: string) => sought.some((one) => word.startsWith(one));
  const topics = (Object.keys(helpTopics) as HelpTopic[]).map((topic) => ({
    topic,
    answers: helpTopics[topic]
      .map((id) => ({ id, question: t(`answers.${id}.question`), answer: t(`answers.${id}.answer`) }))
      .filter(({ question, answer }) => isFound(sought, question, answer)),
  }));
  const count = topics.reduce((sum, { answers }) => sum + answers.length, 0);
  return (
    <>
      <search>
        <form action={localePath("/help", locale)} className="help-search">
          <div className="labelled">
            <label htmlFor="help-query">{t("search")}</label>
            <input
              id="help-query"
              className="field"
              type="search"
              name="q"
              maxLength={200}
              defaultValue={query}
            />
          </div>
          <button className="button" type="submit">
            {t("find")}
          </button>
        </form>
      </search>
      {query !== "" && (
        <p className="help-count">
          <span role="status">{count === 0 ? t("none", { query }) : t("found", { count, query })}</span>{" "}
          <LocaleLink href="/help">{t("clear")}</LocaleLink>
        </p>
      )}
      {topics.map(
        ({ topic, answers }) =>
          answers.length > 0 && (
            <section key={topic} aria-labelledby={`help-${topic}`} className="shell-section">
              <h2 id={`help-${topic}`} className="rule">
                {t(`topics.${topic}`)}
              </h2>
              <div className="answers">
                {answers.map(({ id, question, answer }) => (
                  <details key={id} id={id} open={query !== "" || undefined}>
                    <summary>
                      <h3>{query === "" ? question : <MarkedText parts={markWords(question, isMatch)} />}</h3>
                    </summary>
                    <p>{query === "" ? answer : <MarkedText parts={markWords(answer, isMatch)} />}</p>
                  </details>
                ))}
              </div>
            </section>
          ),
      )}
      <section aria-labelledby="help-contact" className="shell-section">
        <h2 id="help-contact" className="rule">
          {t("contact")}
        </h2>
        <p>
          {t.rich("contactText", {
            address: site.email,
            email: () => <EmailLink address={site.email} />,
          })}
        </p>
      </section>
    </>
  );
}
