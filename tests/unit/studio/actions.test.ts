/**
 * What an editor meets in a document's menu. The Studio is not installed with the site: what it gives its actions is stood in for.
 */
import { renderToStaticMarkup } from "react-dom/server";
import type { ReactNode } from "react";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { groupMember } from "#lib/publication/content/schema/translation";
import { startTestLake } from "@/tests/support/services/content-lake";

/** What a menu keeps from one rendering to the next, as React does for it, and what the Studio knows. */
type Menu = {
  cells: unknown[];
  at: number;
  effects: (() => void)[];
  client: unknown;
  event: unknown;
  patch: { disabled: unknown; execute: (patches: unknown) => void };
};
const menu = vi.hoisted((): Menu => ({
  ...{ cells: [], at: 0, effects: [], client: null, event: null },
  patch: { disabled: false, execute: () => undefined },
}));

vi.mock("react", async (original) => {
  const cell = (initial: unknown) => {
    const at = menu.at++;
    if (!(at in menu.cells)) menu.cells[at] = initial;
    return at;
  };
  return {
    ...(await original<object>()),
    useState: (initial: unknown) => {
      const at = cell(initial);
      return [menu.cells[at], (value: unknown) => void (menu.cells[at] = value)];
    },
    useRef: (initial: unknown) => menu.cells[cell({ current: initial })],
    useEffect: (effect: () => void, deps: unknown[]) => {
      const at = cell(null);
      const before = menu.cells[at] as unknown[] | null;
      if (before && deps.every((one, index) => Object.is(one, before[index]))) return;
      menu.cells[at] = deps;
      menu.effects.push(effect);
    },
  };
});
vi.mock("sanity", () => ({
  getPublishedId: (id: string) => id.replace(/^drafts\./, ""),
  useClient: () => menu.client,
  useDocumentOperation: () => ({ patch: menu.patch }),
  useDocumentOperationEvent: () => menu.event,
}));
vi.mock("sanity/router", () => ({
  IntentLink: ({ params, children }: { params: { id: string; type: string }; children: string }) =>
    `[${params.type} ${params.id}] ${children}`,
}));

/** What a check comes to, once it holds: a busy machine takes a while. */
const until = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 20_000 });

type Props = { id: string; type: string; published?: object | null; draft?: object | null };
type Dialog = { header: string; content: ReactNode; onClose: () => void };
type Item = { label?: string; disabled?: boolean; onHandle?: () => void; dialog?: Dialog | false | null };
type Action = ((props: Props) => Item | null) & { action?: string };
type Wrap = (action: Action) => Action;

const from = async (file: string) => (await import(`@/studio/${file}.ts`)) as Record<string, unknown>;
let unlessHeld: Wrap;
let leavesItsGroup: Wrap;
let compared: Action;

const piece = (_id: string, more: object = {}) => ({ _id, _type: "microBrief", title: _id, ...more });
const reference = (_ref: string) => ({ _type: "reference", _ref });
const group = (_id: string, ...translations: object[]) => ({
  ...{ _id, _type: "translation.metadata", translations },
});
const heldBy = (language: string, id: string) => ({ ...groupMember(language, id), value: reference(id) });

let lake: Awaited<ReturnType<typeof startTestLake>>;
beforeAll(async () => {
  unlessHeld = (await from("holders-action")).unlessHeld as Wrap;
  leavesItsGroup = (await from("leave-action")).leavesItsGroup as Wrap;
  compared = (await from("compared-action")).compared as Action;
  lake = await startTestLake({
    documents: [
      ...["named", "many", "free", "strong", "strong-es", "lone"].map((id) => piece(id)),
      { _id: "track", _type: "track", title: "A track", microBriefs: [reference("named")] },
      { _id: "drafts.untitled", _type: "track", microBriefs: [reference("named")] },
      ...Array.from({ length: 22 }, (_, at) =>
        piece(`of-many-${at}`, { relatedBriefs: [reference("many")] }),
      ),
      group("g-strong", heldBy("en", "strong"), heldBy("es", "strong-es")),
      piece("original", { language: "en" }),
      piece("original-es", { language: "es" }),
      group("g-original", groupMember("en", "original"), groupMember("es", "original-es")),
      piece("drafts.begun"),
      piece("drafts.begun-es", { language: "es" }),
      group("g-begun", groupMember("en", "begun"), groupMember("es", "begun-es")),
      piece("drafts.untold"),
      piece("drafts.naming", { relatedBriefs: [{ ...reference("untold"), _weak: true }] }),
      ...["left", "left-es", "left-fr"].map((id) => piece(id)),
      group("g-left", groupMember("en", "left"), groupMember("es", "left-es"), groupMember("fr", "left-fr")),
      piece("lone-es", { language: "es" }),
    ],
  });
});
afterAll(() => lake.remove());
beforeEach(() => {
  menu.cells = [];
  menu.client = lake.client;
  menu.event = null;
});

/** The item as the menu shows it now. */
function shown(action: Action, props: Props): Item | null {
  menu.at = 0;
  menu.effects = [];
  const item = action(props);
  for (const effect of menu.effects) effect();
  return item;
}
const textOf = ({ content }: Dialog) => renderToStaticMarkup(content).replaceAll(/<[^>]+>/g, " ");

/** The Studio's own action, as it is wrapped, and what becomes of it when an editor chooses it. */
function chosen(name: string, props: Props) {
  menu.cells = [];
  const go = vi.fn();
  const own: Action = Object.assign(() => ({ label: "Own", onHandle: go, dialog: null }), { action: name });
  const action = unlessHeld(own);
  expect(action.action).toBe(name);
  shown(action, props)?.onHandle?.();
  return { go, dialog: () => shown(action, props)?.dialog };
}
const dialogOf = (choice: ReturnType<typeof chosen>): Promise<Dialog> =>
  until(() => {
    const dialog = choice.dialog();
    if (!dialog) throw new Error("nothing is said");
    return dialog;
  });
const brief = (id: string, more: Partial<Props> = {}): Props => ({
  ...{ id, type: "microBrief", published: piece(id), draft: null, ...more },
});
const begun = (id: string) => brief(id, { published: null, draft: piece(`drafts.${id}`) });

test.each(["unpublish", "delete"])(
  "to %s what others name tells which they are, and goes no further",
  async (name) => {
    const choice = chosen(name, brief("named"));
    const dialog = await dialogOf(choice);
    expect(dialog.header).toBe("Other documents name it");
    expect(textOf(dialog)).toContain("[track track] A track (Track)");
    expect(textOf(dialog)).toContain("[track untitled] Track, draft");
    expect(textOf(dialog)).not.toContain("more");
    expect(choice.go).not.toHaveBeenCalled();
    dialog.onClose();
    expect(choice.dialog()).toBeNull();
  },
);

test("of many that name a piece, twenty are named, and the others counted", async () => {
  const text = textOf(await dialogOf(chosen("delete", brief("many"))));
  expect(text.match(/\[microBrief/g)).toHaveLength(20);
  expect(text).toContain("and 2 more");
});

test("an original is deleted after its translations, and unpublished before them", async () => {
  const choice = chosen("delete", brief("original"));
  const dialog = await dialogOf(choice);
  expect(dialog.header).toBe("Translations are made from it");
  expect(textOf(dialog)).toContain("[microBrief original-es] original-es");
  expect(choice.go).not.toHaveBeenCalled();
  const unpublished = chosen("unpublish", brief("original"));
  await until(() => expect(unpublished.go).toHaveBeenCalledOnce());
  expect(unpublished.dialog()).toBeNull();
});

test("a draft that was never out is discarded though it is named, but not before its translations", async () => {
  const named = chosen("discardChanges", begun("untold"));
  await until(() => expect(named.go).toHaveBeenCalledOnce());
  const original = chosen("discardChanges", begun("begun"));
  expect(textOf(await dialogOf(original))).toContain("[microBrief begun-es]");
  expect(original.go).not.toHaveBeenCalled();
});

test("the draft of a piece that is out is discarded without a question", () => {
  const { go } = chosen("discardChanges", brief("named", { draft: piece("drafts.named") }));
  expect(go).toHaveBeenCalledOnce();
});

test("what nobody names is let go by its group, and then the Studio goes on", async () => {
  const { go, dialog } = chosen("delete", brief("strong-es"));
  await until(() => expect(go).toHaveBeenCalledOnce());
  expect(dialog()).toBeNull();
  const { translations } = await lake.client.fetch<{ translations: { value: { _weak?: boolean } }[] }>(
    `*[_id == "g-strong"][0]`,
  );
  expect(translations.map(({ value }) => value._weak === true)).toEqual([false, true]);
});

test("where the store does not answer, the Studio asks in its own words", async () => {
  menu.client = { withConfig: () => ({ fetch: () => Promise.reject(new Error("away")) }) };
  const { go } = chosen("delete", brief("named"));
  await until(() => expect(go).toHaveBeenCalledOnce());
});

test("an action that the Studio does not offer is not offered", () => {
  expect(
    shown(
      unlessHeld(() => null),
      brief("free"),
    ),
  ).toBeNull();
});

const membersOf = async (id: string) =>
  (await lake.client.getDocument<{ translations: { value: { _ref: string } }[] }>(id))?.translations.map(
    ({ value }) => value._ref,
  );

test("a document that was deleted leaves its group, and is back in it when it is restored", async () => {
  const item = { label: "Delete" };
  const action = leavesItsGroup(Object.assign(() => item, { action: "delete" }));
  expect(action.action).toBe("delete");
  const there = brief("left-fr");
  const gone = brief("left-fr", { published: null });
  expect(shown(action, there)).toBe(item);
  await lake.client.delete("left-fr");
  const asked = vi.spyOn(lake.client, "withConfig");
  // Not at a word of anything else, nor of a delete that failed, nor while it is still shown.
  for (const [props, event] of [
    [gone, { op: "patch", type: "success" }],
    [gone, { op: "delete", type: "error" }],
    [gone, null],
    [there, { op: "delete", type: "success" }],
    [begun("left-fr"), { op: "delete", type: "success" }],
  ] as const) {
    menu.event = event;
    shown(action, props);
  }
  expect(asked).not.toHaveBeenCalled();
  menu.event = { op: "delete", type: "success" };
  shown(action, gone);
  await until(async () => expect(await membersOf("g-left")).toEqual(["left", "left-es"]));
  await lake.client.create(piece("left-fr"));
  shown(action, there);
  await until(async () => expect(await membersOf("g-left")).toEqual(["left", "left-es", "left-fr"]));
});

test("a translation is noted as compared with its original as that is now", async () => {
  const execute = vi.spyOn(menu.patch, "execute");
  const props = brief("original-es", { published: piece("original-es", { language: "es" }) });
  const item = shown(compared, props);
  expect(item).toMatchObject({ label: "Compared with the English", disabled: false, dialog: false });
  item?.onHandle?.();
  const dialog = await until(() => {
    const said = shown(compared, props)?.dialog;
    if (!said) throw new Error("nothing is said");
    return said;
  });
  expect(dialog.content).toContain("Noted that it says what the English says now.");
  const { _rev, _updatedAt } = (await lake.client.getDocument("original")) ?? {};
  expect(execute.mock.calls).toEqual([
    [
      [
        {
          set: {
            translationOf: expect.objectContaining({ _type: "translationOf", _rev, _updatedAt }) as object,
          },
        },
      ],
    ],
  ]);
  dialog.onClose();
  expect(shown(compared, props)?.dialog).toBe(false);
  execute.mockRestore();
});

test("what is tied to no original, or cannot be asked about, is not noted", async () => {
  const execute = vi.spyOn(menu.patch, "execute");
  const said = async (client: unknown) => {
    menu.client = client;
    menu.cells = [];
    const props = begun("lone-es");
    props.draft = piece("drafts.lone-es", { language: "es" });
    shown(compared, props)?.onHandle?.();
    return until(() => {
      const dialog = shown(compared, props)?.dialog;
      if (!dialog) throw new Error("nothing is said");
      return dialog.content;
    });
  };
  expect(await said(lake.client)).toBe("No published English text is tied to this one.");
  expect(await said({ withConfig: () => ({ fetch: () => Promise.reject(new Error("away")) }) })).toBe(
    "The content store did not answer. Try again in a moment.",
  );
  expect(execute).not.toHaveBeenCalled();
  execute.mockRestore();
});

test("only a translation can be noted, and only while it can be edited", () => {
  expect(shown(compared, brief("original", { published: piece("original", { language: "en" }) }))).toBeNull();
  expect(shown(compared, brief("none", { published: null }))).toBeNull();
  menu.patch.disabled = "NOT_READY";
  const props = brief("original-es", { published: piece("original-es", { language: "es" }) });
  expect(shown(compared, props)).toMatchObject({ disabled: true });
  menu.patch.disabled = false;
});
