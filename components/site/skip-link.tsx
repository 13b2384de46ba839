import { useTranslations } from "next-intl";

/** The first element that the keyboard reaches: a link past the header. Out of sight until it has the focus. */
export function SkipLink() {
  const t = useTranslations("common");
  return (
    <a
      className="absolute bottom-full left-4 z-50 rounded-sm bg-ink px-4 py-3 text-paper focus:top-2 focus:bottom-auto print:hidden"
      href="#content"
    >
      {t("skip")}
    </a>
  );
}
