import { getTranslations } from "next-intl/server";
import { LocaleLink } from "@/components/site/locale-link";

/** The right column: ways to keep up without leaving an address. */
export async function FollowBox() {
  const t = await getTranslations("cta.follow");
  return (
    <section id="subscribe" className="box stick" aria-labelledby="follow-title">
      <h2 id="follow-title">{t("title")}</h2>
      <p>{t("text")}</p>
      <ul className="mt-4 grid gap-1 font-semibold">
        <li>
          <a className="inline-flex min-h-8 items-center" href="/feed.xml">
            {t("rss")}
          </a>
        </li>
        <li>
          <a className="inline-flex min-h-8 items-center" href="/feed.json">
            {t("json")}
          </a>
        </li>
        <li>
          <LocaleLink className="inline-flex min-h-8 items-center" href="/about">
            {t("about")}
          </LocaleLink>
        </li>
      </ul>
    </section>
  );
}
