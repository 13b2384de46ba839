import { getTranslations } from "next-intl/server";
import { AccountForm } from "@/components/account/account-form";
import { ButtonLink } from "@/components/ui/button";
import { currentLocale } from "#lib/i18n/current-locale";
import { localePath } from "#lib/i18n/paths";
import type { FormOutcome } from "#lib/platform/server/api/signed-in-form";

type Props = {
  /** Where the file with everything is to be had. */
  downloadPath: string;
  outcome: FormOutcome;
};

const deletions = [
  { name: "delete-data", action: "/api/account/delete-data", words: "delete" },
  { name: "delete-account", action: "/api/account/delete", words: "account" },
] as const;

/** Download everything, delete everything, delete the account: each unfolds, and the deletions ask for a tick. */
export async function DataSection({ downloadPath, outcome }: Props) {
  const t = await getTranslations("account.settings");
  const locale = await currentLocale();
  return (
    <div className="data-choices">
      <div className="data-choice">
        <p>{t("downloadText")}</p>
        <ButtonLink look="quiet" href={downloadPath} download="lantern-data.json" rel="nofollow">
          {t("download")}
        </ButtonLink>
      </div>
      {deletions.map(({ name, action, words }) => (
        <details
          key={name}
          className="fold"
          open={outcome.saved === name || outcome.sentBack?.form === name || undefined}
        >
          <summary>{t(words)}</summary>
          <p>{t(`${words}Text`)}</p>
          <AccountForm
            name={name}
            action={action}
            outcome={outcome}
            submit={t(words)}
            saved={t("deleted")}
            isQuiet
            {...(words === "account" ? { leaveTo: localePath("/", locale) } : {})}
            fields={[{ kind: "tick", name: "confirmed", label: t(`${words}Confirm`) }]}
          />
        </details>
      ))}
    </div>
  );
}
