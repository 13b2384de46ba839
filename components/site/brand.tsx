import { LocaleLink } from "@/components/site/locale-link";
import { site } from "#lib/platform/site";

/** The mark (a lamp and its cone of light) and the name, leading home. */
export function Brand() {
  return (
    <LocaleLink href="/" className="brand" translate="no">
      <svg className="h-11 flex-none" viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
        <path d="M12 10 3.5 22h17z" fill="#ffd94a" opacity=".55" />
        <circle cx="12" cy="8" r="6" fill="#ffd94a" stroke="currentColor" strokeWidth="2" />
      </svg>
      {site.name}
    </LocaleLink>
  );
}
