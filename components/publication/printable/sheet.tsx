import { getTranslations } from "next-intl/server";
import { Blank, fieldKey } from "@/components/publication/printable/blank";
import { SheetCards } from "@/components/publication/printable/sheet-cards";
import { SheetPart } from "@/components/publication/printable/sheet-part";
import { StaticPart } from "@/components/site/static-part";
import "@/components/publication/printable/sheet.css";
import type { Printable, SheetSection } from "#lib/publication/content/printable";
import { printablePath } from "#lib/publication/content/kinds";
import { helpLinesPath } from "#lib/publication/content/help-line-path";
import { isRoomy } from "#lib/publication/content/sheet";
import { langOf, type Locale } from "#lib/base/i18n/locales";
import { absoluteUrl, site } from "#lib/platform/site";

type Props = { printable: Printable; sections: readonly SheetSection[] };

/** An address as one types it from paper. */
const onPaper = (path: string, locale: Locale) => absoluteUrl(path, locale).replace(/^https?:\/\//, "");

/** The blanks for who it is for and who signs: as wide as a name. */
const [nameSize, dateSize] = [26, 12];

/** One sheet of paper, on the screen as in print. */
export async function Sheet({ printable, sections }: Props) {
  const t = await getTranslations({ locale: printable.language, namespace: "content.printable.sheet" });
  const { heading, lead, names, signatures, slug, language } = printable;
  const [cards] = sections.filter((section) => section.cards.length > 0);
  return (
    <StaticPart>
      <div className="sheet-frame">
        <section
          className="sheet"
          data-roomy={!cards && isRoomy(sections, signatures) ? "" : undefined}
          lang={langOf(printable)}
        >
          <header>
            <h2>{cards?.title ? `${heading}: ${cards.title}` : heading}</h2>
            {lead && <p>{lead}</p>}
          </header>
          {names.length > 0 && !cards && (
            <div className="names">
              {names.map((name) => (
                <p key={name}>
                  <span>{name}</span>
                  <Blank field={fieldKey("name", name)} label={name} size={nameSize} />
                </p>
              ))}
            </div>
          )}
          {cards ? (
            <SheetCards section={cards} language={language} />
          ) : (
            <div className="parts">
              {sections.map((section) => (
                <SheetPart key={section._key} section={section} language={language} />
              ))}
            </div>
          )}
          {signatures.length > 0 && !cards && (
            <div className="signatures">
              {signatures.map((who, index) => (
                <p key={index}>
                  {/* Signed by hand. */}
                  <i />
                  <Blank
                    field={fieldKey("signature", index)}
                    label={t("dateOf", { who, number: index + 1 })}
                    size={dateSize}
                  />
                  <span>{who}</span>
                  <span>{t("date")}</span>
                </p>
              ))}
            </div>
          )}
          <footer>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M12 10 3.5 22h17z" />
              <circle cx="12" cy="8" r="6" />
            </svg>
            <span>
              {site.name} · {onPaper(printablePath(slug), language)}
            </span>
            <span>{t("help", { address: onPaper(helpLinesPath, language) })}</span>
          </footer>
        </section>
      </div>
    </StaticPart>
  );
}
