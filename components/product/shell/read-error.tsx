import type { ReactNode } from "react";
import { getTranslations } from "next-intl/server";
import { AppLink } from "@/components/product/shell/app-link";
import { Alert } from "@/components/ui/alert";

type Props = {
  title: string;
  text: string;
  /** The path of the page that could not show it; unprefixed, with query. */
  path: string;
  children?: ReactNode;
};

/** Shown in place of what could not be read, with a way to try again. */
export async function ReadError({ title, text, path, children }: Props) {
  const t = await getTranslations("common");
  return (
    <Alert tone="bad" title={title} role="alert">
      <p>{text}</p>
      <p className="mt-3">
        <AppLink path={path} className="button button-quiet">
          {t("retry")}
        </AppLink>
      </p>
      {children}
    </Alert>
  );
}
