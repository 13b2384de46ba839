import { getTranslations } from "next-intl/server";
import type { SheetSection } from "#lib/publication/content/printable";
import type { Locale } from "#lib/base/i18n/locales";

type Mood = SheetSection["cards"][number]["mood"];

/** One line weight, drawn on a 20-unit square: a smile, a question, a moon, a flag, a cloud with rain, a mountain. */
const pictures: Record<Mood, string> = {
  laugh: "M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16M6 11q4 6 8 0zM7 7.5v.5M13 7.5v.5",
  curious: "M6.5 7a3.5 3.5 0 1 1 5 3.2Q10 11 10 13M10 16.5v.5",
  quiet: "M14 3A8 8 0 1 0 17 14 7 7 0 0 1 14 3",
  proud: "M5 18V3h10l-2.5 3.5L15 10H5",
  rough: "M6 12a3.5 3.5 0 0 1 0-7 4.5 4.5 0 0 1 8.5 1A3 3 0 0 1 14 12zM7 14.5l-1 3M11 14.5l-1 3M15 14.5l-1 3",
  big: "M1 17 7 7l3.5 5.5L13 8l6 9z",
};

type Props = { section: Pick<SheetSection, "title" | "cards">; language: Locale };

/** Cards to cut out along dashed lines, in two columns. */
export async function SheetCards({ section: { title, cards }, language }: Props) {
  const t = await getTranslations({ locale: language, namespace: "content.printable.sheet" });
  return (
    <>
      <p className="cut">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M7 7l11 9M7 13l11-9M5.5 3.5a2 2 0 1 0 0 4.5 2 2 0 0 0 0-4.5M5.5 12a2 2 0 1 0 0 4.5 2 2 0 0 0 0-4.5" />
        </svg>
        {t("cut")}
      </p>
      <ul className="cards">
        {cards.map(({ mood, text, then }) => (
          <li key={text}>
            <p className="mood">
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d={pictures[mood]} />
              </svg>
              <span>{t(`mood.${mood}`)}</span>
              {title && <span className="for">{title}</span>}
            </p>
            <p className="question">{text}</p>
            {then && <p className="then">{then}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
