import { getTranslations } from "next-intl/server";
import { ReadError } from "@/components/product/shell/read-error";

type Props = {
  /** The path of the page; unprefixed. */
  path: string;
};

/** Shown in place of name and address when the sign-in service, which keeps them, could not be reached. */
export async function AccountError({ path }: Props) {
  const t = await getTranslations("account.error");
  return <ReadError title={t("title")} text={t("text")} path={path} />;
}
