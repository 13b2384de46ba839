import { getTranslations } from "next-intl/server";
import { Specimen } from "@/components/site/design-system/specimen";
import { ToastButtonIsland } from "@/components/site/design-system/toast-button.island";
import { Alert, alertTones } from "@/components/ui/alert";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";

/** Alerts and the placeholders of rows that are loading. */
export async function MessageSpecimens() {
  const t = await getTranslations("design-system");
  return (
    <>
      <Specimen
        file="alert"
        title={t("parts.alert")}
        states={[
          ...alertTones.map((tone) => ({
            name: tone,
            shown: (
              <Alert tone={tone} title={t(`samples.alert.${tone}`)}>
                {t("samples.alert.text")}
              </Alert>
            ),
          })),
          { name: t("states.titleOnly"), shown: <Alert title={t("samples.alert.note")} /> },
        ]}
      />
      <Specimen
        file="skeleton spinner"
        title={t("parts.skeleton")}
        states={[
          { name: t("states.waiting"), shown: <Skeleton rows={2} /> },
          {
            name: t("states.busy"),
            shown: (
              <p className="flex">
                <Spinner />
              </p>
            ),
          },
        ]}
      />
      <Specimen
        file="toast toaster"
        title={t("parts.toast")}
        states={(["success", "error"] as const).map((kind) => ({
          name: t(`samples.toast.${kind}`),
          shown: (
            <ToastButtonIsland
              kind={kind}
              label={t(kind === "success" ? "samples.toast.showSuccess" : "samples.toast.showError")}
              text={t(`samples.toast.${kind}Text`)}
              region={t("parts.toast")}
            />
          ),
        }))}
      />
    </>
  );
}
