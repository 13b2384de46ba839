import { getTranslations } from "next-intl/server";
import { Specimen } from "@/components/site/design-system/specimen";
import { TabsIsland } from "@/components/ui/tabs.island";
import { ageBands, difficulties } from "#lib/publication/content/schema/vocabulary";
import { languages, locales } from "#lib/base/i18n/locales";
import { switchableLocales } from "#lib/base/i18n/switchable-locales";

/** Data tabs: the lists that the whole site depends on, one panel at a time. */
export async function TabsSpecimen() {
  const t = await getTranslations();
  const ages = ageBands.map((age) => [age, t(`common.age.${age}`), t(`common.ageTagline.${age}`)]);
  const levels = difficulties.map((level) => [level, t(`common.difficulty.${level}`)]);
  const tongues = locales.map((locale) => [
    locale,
    `${languages[locale].flag} ${languages[locale].label}`,
    t(switchableLocales.includes(locale) ? "design-system.data.open" : "design-system.data.waiting"),
  ]);
  const tab = (id: "ages" | "levels" | "languages", columns: string[], rows: string[][]) => ({
    id,
    title: t(`design-system.data.${id}`),
    content: <DataTable caption={t(`design-system.data.${id}`)} columns={columns} rows={rows} />,
  });
  const [key, label, note] = [
    t("design-system.data.key"),
    t("design-system.data.label"),
    t("design-system.data.note"),
  ];
  return (
    <Specimen
      file="tabs.island"
      title={t("design-system.parts.tabs")}
      states={[
        {
          name: t("design-system.states.live"),
          shown: (
            <TabsIsland
              label={t("design-system.parts.tabs")}
              tabs={[
                tab("ages", [key, label, note], ages),
                tab("levels", [key, label], levels),
                tab("languages", [key, label, note], tongues),
              ]}
            />
          ),
        },
      ]}
    />
  );
}

function DataTable({ caption, columns, rows }: { caption: string; columns: string[]; rows: string[][] }) {
  return (
    <table className="data w-full">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, ...cells]) => (
          <tr key={key}>
            <th scope="row">
              <code>{key}</code>
            </th>
            {cells.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
