import { getTranslations } from "next-intl/server";
import { EmailLink } from "@/components/site/email-link";
import { readOperator } from "#lib/publication/content/operator";
import { site } from "#lib/platform/site";

/** Who runs the site and is responsible for it. Says so where the operator has not filled something in. */
export async function OperatorDetails() {
  const t = await getTranslations("content.operator");
  const { name, address, privacyContact } = await readOperator();
  const contact = privacyContact ?? (site.hasOwnContact ? site.email : null);
  const missing = <span className="text-soft">{t("notGiven")}</span>;
  return (
    <section className="grid gap-3">
      <h2>{t("title")}</h2>
      {(name === null || address === null || contact === null) && (
        <p className="max-w-measure">{t("missing")}</p>
      )}
      <dl className="grid max-w-measure gap-x-6 gap-y-2 wrap-anywhere sm:grid-cols-[auto_1fr]">
        <dt className="text-soft">{t("name")}</dt>
        <dd>{name ?? missing}</dd>
        <dt className="text-soft">{t("address")}</dt>
        <dd>{address === null ? missing : address.split("\n").map((line) => <p key={line}>{line}</p>)}</dd>
        <dt className="text-soft">{t("privacy")}</dt>
        <dd>{contact === null ? missing : <EmailLink address={contact} />}</dd>
      </dl>
    </section>
  );
}
