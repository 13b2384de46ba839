import { getTranslations } from "next-intl/server";
import { EmailLink } from "@/components/site/email-link";
import { site } from "#lib/platform/site";

/**
 * How to reach the people behind the site. If the addresses are still those that come with Lantern, it says that they reach nobody.
 */
export async function ContactDetails() {
  const t = await getTranslations("content.page");
  return (
    <section className="grid gap-3">
      <h2>{t("details")}</h2>
      {!site.hasOwnContact && <p className="max-w-measure">{t("examples")}</p>}
      <dl className="grid max-w-measure gap-x-6 gap-y-2 wrap-anywhere sm:grid-cols-[auto_1fr]">
        <dt className="text-soft">{t("email")}</dt>
        <dd>
          <EmailLink address={site.email} />
        </dd>
        <dt className="text-soft">{t("phone")}</dt>
        <dd>
          <a href={`tel:${site.phone.replace(/[^+\d]/g, "")}`}>{site.phone}</a>
        </dd>
        <dt className="text-soft">{t("city")}</dt>
        <dd>{site.city}</dd>
      </dl>
    </section>
  );
}
