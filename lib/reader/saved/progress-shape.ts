/** What `/api/progress` takes. Only our own pieces; a list too large for a real reader is refused. */
import { z } from "zod";
import { pieceFolders, pieceKinds } from "#lib/publication/content/kinds";
import { langPattern } from "#lib/reader/saved/piece";

const path = `${pieceFolders}[^/?#\\\\\\s]{1,200}`;
const id = new RegExp(`^(?:(?:read|saved) ${path}|step ${path} [1-9]\\d?)$`);

export const mostEntries = 5000;

const entryShape = z.object({
  on: z.boolean(),
  at: z.number().int().min(1),
  of: z.number().int().min(1).max(99).optional(),
  kind: z.enum(pieceKinds).optional(),
  title: z.string().trim().min(1).max(300).optional(),
  lang: z.string().regex(langPattern).optional(),
});

/** A saved piece that is on needs its kind and its title, because the list shows nothing else. */
const isWhole = ([name, { on, kind, title }]: [string, z.infer<typeof entryShape>]) =>
  !on || !name.startsWith("saved ") || (kind !== undefined && title !== undefined);

export const progressShape = z.object({
  /** The account whose progress the browser believes this to be, as an earlier answer named it. */
  owner: z.string().max(100),
  entries: z
    .record(z.string().regex(id), entryShape)
    .refine((entries) => Object.keys(entries).length <= mostEntries, "There are too many entries")
    .refine((entries) => Object.entries(entries).every(isWhole), "A saved piece lacks its kind or title"),
});
