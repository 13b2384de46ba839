import { getTranslations } from "next-intl/server";
import { Blank, fieldKey } from "@/components/publication/printable/blank";
import { lineParts, spokenLine } from "#lib/publication/content/sheet";
import type { Locale } from "#lib/base/i18n/locales";

type Props = { language: Locale; line: string; section: string; hasBox: boolean };

/** How many characters of a blank each underscore of its line stands for. */
const signs = 1.7;

/** A line of a sheet with its blanks and, in a checklist, its box. */
export async function SheetLine({ language, line, section, hasBox }: Props) {
  const t = await getTranslations({ locale: language, namespace: "content.printable.sheet" });
  const parts = lineParts(line);
  const spoken = /[^_\s]/.test(line) ? spokenLine(line) : t("own");
  const count = parts.filter((part) => "blank" in part).length;
  const box = hasBox && (
    <input
      type="checkbox"
      className="box"
      data-field={fieldKey(section, line, "box")}
      aria-label={count > 0 ? spoken : undefined}
      autoComplete="off"
    />
  );
  if (count === 0)
    return hasBox ? (
      <label className="line">
        {box}
        <span>{line}</span>
      </label>
    ) : (
      <span className="line">{line}</span>
    );
  let number = 0;
  return (
    <span className="line">
      {box}
      <span className={parts.length === 1 ? "whole" : undefined}>
        {parts.map((part) => {
          if ("text" in part) return part.text;
          number += 1;
          const label = count > 1 ? t("blank", { number, count, line: spoken }) : spoken;
          return (
            <Blank
              key={number}
              field={fieldKey(section, line, number)}
              label={label}
              {...(parts.length === 1 ? {} : { size: Math.round(part.blank * signs) })}
            />
          );
        })}
      </span>
    </span>
  );
}
