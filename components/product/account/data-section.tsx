import { getTranslations } from "next-intl/server";
import { FormRefusal } from "@/components/product/shell/form-refusal";
import { AccountForm } from "@/components/product/account/account-form";
import { dataChoice, note, question } from "@/components/product/looks";
import { MyDataIsland } from "@/components/site/consent/my-data.island";
import { myDataLabels } from "@/components/site/consent/my-data-labels";
import { LocaleLink } from "@/components/site/locale-link";
import { ButtonLink } from "@/components/ui/button";
import { accountDeletedPath } from "#lib/base/addresses/signed-in-paths";
import { withQuery } from "#lib/base/addresses/filtered-addresses";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";
import { formReason } from "#lib/base/site/form-problems";
import { accountField } from "#lib/base/visitor/page-account";
import { accountKey } from "#lib/platform/server/sign-in/account-key";
import type { FormOutcome } from "#lib/platform/server/api/form-return";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";
import { dataForm, deletionForm } from "#lib/reader/visitor/data-file";

type Props = {
  outcome: FormOutcome;
  /**
   * The user's plan, which deleting the data would end. "running": it renews until it is canceled; "ending": there is nothing to
   * cancel; null: no plan.
   */
  plan: "running" | "ending" | null;
  /** Whether the user pressed Delete before the page hydrated, and is now asked to confirm. */
  isAsked: boolean;
};

/**
 * Download my data, delete my data, delete the account. The first two are the buttons of the privacy page, which also cover the
 * data in this browser. Before the page has hydrated they lead on by themselves; without JavaScript a link and a form take their
 * place.
 */
export async function DataSection({ outcome, plan, isAsked }: Props) {
  const t = await getTranslations("account.settings");
  const data = await getTranslations("privacy.data");
  const shop = await getTranslations("account.upgrade.shop");
  const shell = await getTranslations("shell.items");
  const locale = await currentLocale();
  const settings = localePath("/settings", locale);
  const account = { [accountField]: accountKey((await requireUser()).id) };
  const ofAccount = { of: "account", locale, ...account };
  const refusal = outcome.sentBack?.form === dataForm ? formReason(outcome.sentBack.reason) : null;
  return (
    <div className="[&_p]:max-w-measure">
      {plan && (
        <p className={note}>
          {plan === "running" ? shop("deletion", { page: shell("upgrade") }) : shop("deletionEnding")}
        </p>
      )}
      {refusal && (
        <FormRefusal id={dataForm}>{data(refusal === "tooMany" ? "tooMany" : "failed")}</FormRefusal>
      )}
      <div className={`${dataChoice} noscript:hidden`}>
        <p>{t("dataText")}</p>
        <MyDataIsland
          contactPage={localePath("/contact", locale)}
          afterDeletion={localePath(`/settings?saved=${deletionForm}`, locale)}
          isDeleted={outcome.saved === deletionForm}
          isAsked={isAsked}
          plain={{
            download: { action: "/api/visitor/data", fields: ofAccount },
            delete: { action: `${settings}#data`, fields: { ask: deletionForm } },
            yes: {
              action: "/api/account/delete-data",
              method: "post",
              fields: { confirmed: "yes", locale, ...account },
            },
            no: { action: settings },
          }}
          labels={await myDataLabels()}
        />
      </div>
      <div className={`${dataChoice} [@media(scripting:enabled)]:hidden`}>
        <p>{t("dataText")}</p>
        <ButtonLink look="quiet" href={withQuery("/api/visitor/data", ofAccount)} rel="nofollow">
          {data("download")}
        </ButtonLink>
        <p className="text-sm">
          <span>{data("lists")}</span> <LocaleLink href="/contact">{data("write")}</LocaleLink>
        </p>
        <AccountForm
          name={deletionForm}
          action="/api/account/delete-data"
          outcome={outcome}
          submit={data("delete")}
          saved={data("deleted")}
          isQuiet
          fields={[{ kind: "tick", name: "confirmed", label: t("deleteConfirm") }]}
        />
      </div>
      <details
        className="fold border-b border-line py-3 open:pb-6"
        open={outcome.sentBack?.form === "delete-account" || undefined}
      >
        <summary>{t("account")}</summary>
        <div className={`${question} mt-3 max-w-measure border-bad`}>
          <p>{t("accountText")}</p>
          <AccountForm
            name="delete-account"
            action="/api/account/delete"
            outcome={outcome}
            submit={t("account")}
            leaveTo={localePath(accountDeletedPath, locale)}
            fields={[{ kind: "tick", name: "confirmed", label: t("accountConfirm") }]}
          />
        </div>
      </details>
    </div>
  );
}
