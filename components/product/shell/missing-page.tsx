import { getTranslations } from "next-intl/server";
import { AppLink } from "@/components/product/shell/app-link";
import { ShellPage } from "@/components/product/shell/shell-page";
import { answerMissing } from "#lib/platform/server/answers/missing-page";

/** What can be gone, each with the pages to go on to. The first of them is its own list. */
const ways = {
  call: ["calls", "explore"],
  business: ["explore", "calls"],
  location: ["locations", "explore"],
} as const;

type Props = { kind: keyof typeof ways };

/** The title of the page below. */
export const missingTitle = async (kind: Props["kind"]): Promise<string> =>
  (await getTranslations("shell.missing"))(`${kind}.title`);

/**
 * The page for an address in the product whose call, business or place is not there. A page is given instead of `notFound()`, which
 * would leave a document empty and an opened page without the shell.
 */
export async function MissingPage({ kind }: Props) {
  answerMissing();
  const t = await getTranslations("shell");
  return (
    <ShellPage title={t(`missing.${kind}.title`)} lead={t(`missing.${kind}.text`)}>
      <p className="mt-7 flex flex-wrap gap-3">
        {ways[kind].map((page, index) => (
          <AppLink key={page} path={`/${page}`} className={index === 0 ? "button" : "button button-quiet"}>
            {t(`items.${page}`)}
          </AppLink>
        ))}
      </p>
    </ShellPage>
  );
}
