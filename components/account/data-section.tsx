import { getTranslations } from "next-intl/server";
import { AccountForm } from "@/components/account/account-form";
import { MyDataIsland } from "@/components/consent/my-data.island";
import { ButtonLink } from "@/components/ui/button";
import { currentLocale } from "#lib/i18n/current-locale";
import { localePath } from "#lib/i18n/paths";
import type { FormOutcome } from "#lib/platform/server/api/signed-in-form";

type Props = { outcome: FormOutcome };

/**
 * Download my data, delete my data, delete the account. The first two are the buttons of the privacy page, which also
 * know what this browser holds; without JavaScript a link and a form stand in their place.
 */
export async function DataSection({ outcome }: Props) {
  const t = await getTranslations("account.settings");
  const data = await getTranslations("privacy.data");
  const locale = await currentLocale();
  return (
    <div className="data-choices">
      <div className="data-choice no-script">
        <p>{t("dataText")}</p>
        <MyDataIsland
          labels={{
            download: data("download"),
            delete: data("delete"),
            confirm: data("confirm"),
            yes: data("yes"),
            no: data("no"),
            downloaded: data("downloaded"),
            deleted: data("deleted"),
            nothing: data("nothing"),
            failed: data("failed"),
          }}
        />
      </div>
      <div className="data-choice only-without-script">
        <p>{t("dataText")}</p>
        <ButtonLink look="quiet" href="/api/visitor/data" rel="nofollow">
          {data("download")}
        </ButtonLink>
        <AccountForm
          name="delete-data"
          action="/api/account/delete-data"
          outcome={outcome}
          submit={data("delete")}
          saved={data("deleted")}
          isQuiet
          fields={[{ kind: "tick", name: "confirmed", label: t("deleteConfirm") }]}
        />
      </div>
      <details className="fold" open={outcome.sentBack?.form === "delete-account" || undefined}>
        <summary>{t("account")}</summary>
        <p>{t("accountText")}</p>
        <AccountForm
          name="delete-account"
          action="/api/account/delete"
          outcome={outcome}
          submit={t("account")}
          isQuiet
          leaveTo={localePath("/", locale)}
          fields={[{ kind: "tick", name: "confirmed", label: t("accountConfirm") }]}
        />
      </details>
    </div>
  );
}
