/** What is on a heap, by kind: the largest groups of a snapshot. */
import { readFileSync } from "node:fs";

type Snapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
  strings: string[];
};

const mib = 2 ** 20;
const longestName = 48;

/** The largest groups of a snapshot: kind and name of their members, how many there are, and their own size in MiB. */
export function summarizeHeap(file: string, most = 14): { group: string; count: number; mib: number }[] {
  const { snapshot, nodes, strings } = JSON.parse(readFileSync(file, "utf8")) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, nameAt, sizeAt] = ["type", "name", "self_size"].map((name) => fields.indexOf(name)) as [
    number,
    number,
    number,
  ];
  const groups = new Map<string, { count: number; bytes: number }>();
  for (let at = 0; at < nodes.length; at += fields.length) {
    const type = types[0][nodes[at + typeAt] ?? 0] ?? "?";
    // A string is its own name, and code is named after its function: each of these kinds is one group.
    const isNamed = type === "object" || type === "native" || type === "array";
    const name = isNamed ? ` ${(strings[nodes[at + nameAt] ?? 0] ?? "").slice(0, longestName)}` : "";
    const group = groups.get(type + name) ?? { count: 0, bytes: 0 };
    group.count += 1;
    group.bytes += nodes[at + sizeAt] ?? 0;
    groups.set(type + name, group);
  }
  return [...groups]
    .map(([group, { count, bytes }]) => ({ group, count, mib: bytes / mib }))
    .toSorted((a, b) => b.mib - a.mib)
    .slice(0, most);
}
