"use client";
import { MyDataButtons, type MyDataLabels } from "@/components/site/consent/my-data-buttons";

type Props = { labels: MyDataLabels; contactPage: string };

/** Why an island: the browser holds what opens a visitor's data, and forgets it when that is deleted. */
export function MyDataIsland(props: Props) {
  return <MyDataButtons {...props} />;
}
