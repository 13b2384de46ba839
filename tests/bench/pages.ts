/** `npm run bench:pages [-- ADDRESS]`: the weight of each kind of page of a running site. Default: http://localhost:3000. */
import { bareFloor, buildBarePage, weighPage } from "./page-weight.ts";

const { oneOf, readArguments } = await import("../../scripts/read-arguments.ts");

const usage = "npm run bench:pages [-- ADDRESS]";
const { positionals } = readArguments(usage, { allowPositionals: true });
const base = oneOf("address", positionals, "http://localhost:3000", usage);
const paths = [
  "/",
  "/micro-briefs",
  "/micro-actions",
  "/glossary",
  "/tracks",
  "/search",
  "/about",
  "/faq",
  "/micro-briefs/group-chat-you-cant-leave",
  "/micro-actions/set-quiet-hours-together",
  "/glossary/rizz",
  "/tracks/first-screens",
];
const kib = (bytes: number) => (bytes / 1024).toFixed(1);
buildBarePage();
const floor = bareFloor();

console.log(`A bare page's JavaScript: ${kib(floor)} KiB gz\n`);
console.log("| page | words | HTML raw | HTML br | HTML gz | JS gz | over bare | scripts | CSS gz | font |");
console.log("|---|---|---|---|---|---|---|---|---|---|");
for (const path of paths) {
  const weight = await weighPage(base, path);
  const columns = [
    path,
    weight.words,
    kib(weight.html),
    kib(weight.htmlBr),
    kib(weight.htmlGz),
    kib(weight.js),
    kib(weight.js - floor),
    weight.scripts,
    kib(weight.css),
    kib(weight.fonts),
  ];
  console.log(`| ${columns.join(" | ")} |`);
}
