import type { ReactNode } from "react";
import { letterSections, openingParagraphs } from "@/components/publication/letter/letter-sections";
import { darkStyles, styles } from "@/components/publication/letter/mail/mail-styles";
import type { MailWords } from "@/components/publication/letter/mail/mail-words";
import type { LetterPiece } from "#lib/publication/content/letter";
import { kindPath, kinds } from "#lib/publication/content/kinds";
import { letterPath } from "#lib/publication/letters/letter-path";
import type { Letter } from "#lib/publication/letters/read-letters";
import { isSameLanguage, langOf, languages } from "#lib/base/i18n/locales";
import { absoluteUrl, site } from "#lib/platform/site";
import { letterCard } from "#lib/seo/letter";

type Props = {
  letter: Letter;
  words: MailWords;
  /** The placeholder that the form service replaces with the reader's own unsubscribe address. */
  unsubscribe: string;
};

/** The letter as a complete mail, with a head, and a foot that says why it came and how to unsubscribe. */
export function LetterMail({ letter, words, unsubscribe }: Props) {
  const { t } = words;
  return (
    <html lang={languages[words.locale].tag}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{words.subject}</title>
        <style dangerouslySetInnerHTML={{ __html: darkStyles }} />
      </head>
      <body className="ground" style={styles.body}>
        <LetterMailBody
          letter={letter}
          words={words}
          foot={
            <>
              {t("why", { site: site.baseUrl.replace(/^https?:\/\//, "") })}
              <br />
              <a href={unsubscribe} style={styles.link}>
                {t("unsubscribe")}
              </a>
            </>
          }
        />
      </body>
    </html>
  );
}

/** The part that a form service puts into its own frame, which has its own foot. */
export function LetterMailBody({
  letter,
  words: { t, ...words },
  foot,
}: Omit<Props, "unsubscribe"> & { foot?: ReactNode }) {
  const card = letterCard(letter);
  return (
    <>
      <div className="hidden" style={styles.hidden}>
        {words.preview}
      </div>
      <Table lang={languages[words.locale].tag} className="ground" style={styles.ground}>
        <td align="center" style={styles.outer}>
          <Table className="sheet" width="600" style={styles.sheet}>
            <td className="signal" style={styles.brand}>
              {site.name} · {words.date}
            </td>
            <td style={styles.cell}>
              <h1 style={styles.title}>{letter.title ?? t("of", { date: words.date })}</h1>
              {letter.opening !== null && (
                <div>
                  {openingParagraphs(letter).map((paragraph) => (
                    <p key={paragraph} style={styles.paragraph}>
                      {paragraph}
                    </p>
                  ))}
                </div>
              )}
              {card && (
                <img
                  src={card.address}
                  width="552"
                  alt={t("card", { title: card.title })}
                  style={styles.card}
                />
              )}
              {letterSections(letter).map(({ key, pieces }) => (
                <div key={key}>
                  <h2 style={styles.heading}>{t(key)}</h2>
                  {key === "seasonal" && <p style={styles.paragraph}>{t(`season.${letter.month}`)}</p>}
                  {pieces.map((piece) => (
                    <Piece key={piece._id} piece={piece} words={{ ...words, t }} />
                  ))}
                  {key === "fresh" && words.rest !== null && (
                    <p style={{ ...styles.paragraph, marginTop: "16px" }}>{words.rest}</p>
                  )}
                </div>
              ))}
            </td>
            <td style={styles.foot}>
              <a href={absoluteUrl(letterPath(letter.day), words.locale)} style={styles.link}>
                {t("web")}
              </a>
              {foot && (
                <>
                  <br />
                  <br />
                  {foot}
                </>
              )}
            </td>
          </Table>
        </td>
      </Table>
    </>
  );
}

function Piece({ piece, words }: { piece: LetterPiece; words: MailWords }) {
  const address = absoluteUrl(kindPath(piece._type, piece.slug), words.locale);
  const lang = piece.language === words.locale ? undefined : langOf(piece);
  return (
    <Table>
      <td style={styles.piece}>
        <p style={styles.meta}>
          {[
            words.kinds[kinds[piece._type].name],
            ...piece.ages.map((age) => words.ages[age]),
            ...(isSameLanguage(piece.language, words.locale) ? [] : [words.inEnglish]),
          ].join(" · ")}
        </p>
        <h3 lang={lang} style={styles.pieceTitle}>
          <a href={address} style={styles.link}>
            {piece.title}
          </a>
        </h3>
        {piece.text && (
          <p lang={lang} style={styles.pieceText}>
            {piece.text}
          </p>
        )}
      </td>
    </Table>
  );
}

type TableProps = {
  children: ReactNode;
  width?: string;
  lang?: string;
  className?: string;
  style?: React.CSSProperties;
};

/** Cells below each other. Mail programs lay out by tables; the role keeps screen readers from announcing this one as a table. */
function Table({ children, width = "100%", lang, className, style }: TableProps) {
  return (
    <table
      role="presentation"
      lang={lang}
      width={width}
      cellPadding={0}
      cellSpacing={0}
      border={0}
      className={className}
      style={style}
    >
      <tbody>
        {(Array.isArray(children) ? (children as ReactNode[]) : [children]).map((cell, index) => (
          <tr key={index}>{cell}</tr>
        ))}
      </tbody>
    </table>
  );
}
