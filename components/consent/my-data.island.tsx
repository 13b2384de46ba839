"use client";
import { MyDataButtons, type MyDataLabels } from "@/components/consent/my-data-buttons";

type Props = { labels: MyDataLabels };

/** Why an island: the id that a visitor's data lies under is known to their browser alone. */
export function MyDataIsland({ labels }: Props) {
  return <MyDataButtons labels={labels} />;
}
