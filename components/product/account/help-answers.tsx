import { getTranslations } from "next-intl/server";
import { findAnswers, type HelpAnswerTexts } from "@/components/product/account/find-answers";
import type { WordMatch } from "@/components/product/account/help-search";
import { ShellSection } from "@/components/product/shell/shell-section";
import { MarkedText } from "@/components/publication/search/marked-text";
import { EmailLink } from "@/components/site/email-link";
import { LocaleLink } from "@/components/site/locale-link";
import { StaticPart } from "@/components/site/static-part";
import { Labelled } from "@/components/ui/labelled";
import { markWords } from "#lib/publication/search/search-words";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";
import { site } from "#lib/platform/site";

type Props = { query: string };

/** The answers by topic, or only those that a search finds; and the search itself, a plain form. */
export async function HelpAnswers({ query }: Props) {
  const t = await getTranslations("account.help");
  const { topics, count, isMatch } = await findAnswers(query);
  return (
    <>
      <HelpSearch query={query} />
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
          ({ topic, title, answers }) =>
            answers.length > 0 && (
              <ShellSection key={topic} id={topic} title={title}>
                <StaticPart>
                  <div>
                    {answers.map((answer) => (
                      <HelpAnswer key={answer.id} texts={answer} isMatch={query === "" ? null : isMatch} />
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

async function HelpSearch({ query }: Props) {
  const t = await getTranslations("account.help");
  return (
    <search>
      <form
        action={`${localePath("/help", await currentLocale())}#found`}
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
  );
}

/** A question that opens its answer. What a search has found is open, and the words by which it was found are marked. */
function HelpAnswer({ texts, isMatch }: { texts: HelpAnswerTexts; isMatch: WordMatch | null }) {
  const marked = (text: string) => (isMatch ? <MarkedText parts={markWords(text, isMatch)} /> : text);
  return (
    <details id={texts.id} className="group border-b border-line" open={isMatch !== null || undefined}>
      <summary className="after:sign-['+'] group-open:after:sign-['–'] grid min-h-13 list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-4 py-[0.6rem] after:font-display after:text-[1.25rem]/none after:font-bold [&::-webkit-details-marker]:hidden">
        <h3 className="text-base/[1.2] tracking-[-0.01em] underline-offset-[0.2em] in-[summary:hover]:underline">
          {marked(texts.question)}
        </h3>
      </summary>
      <p className="pb-5">{marked(texts.answer)}</p>
    </details>
  );
}
