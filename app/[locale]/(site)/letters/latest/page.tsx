import { redirect } from "next/navigation";
import { letterPath, lettersPath } from "#lib/publication/letters/letter-path";
import { readLetterDays } from "#lib/publication/letters/read-letters";
import { requireLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";

/** Redirects to the newest letter or, while there is none, to the page that says when the first one comes. */
export default async function LastLetterPage({ params }: PageProps<"/[locale]/letters/latest">) {
  const locale = requireLocale((await params).locale);
  const [day] = await readLetterDays();
  redirect(localePath(day === undefined ? lettersPath : letterPath(day), locale));
}
