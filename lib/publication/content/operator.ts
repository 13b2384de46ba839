import "server-only";
/** Who runs the site, who has reviewed its texts, and what was corrected in them, as the site's settings say. */
import { z } from "zod";
import { language, languageField, listOf, orNull, text } from "#lib/publication/content/fields";
import { addressedTypes } from "#lib/publication/content/kinds";
import { isFilledIn } from "#lib/publication/content/operator-details";
import { readSiteSettings } from "#lib/publication/content/site-settings";
import { inLanguage } from "#lib/publication/content/in-language";
import type { Locale } from "#lib/base/i18n/locales";
import { readList } from "#lib/platform/server/content/content-reader";
import { isPublished, publicationDateOf } from "#lib/platform/published";

/** A placeholder is read as nothing, because a visitor could take it for the truth. */
const filledIn = orNull(text).transform((value) => (isFilledIn(value) ? value : null));

const operator = z.object({ name: filledIn, address: filledIn, privacyContact: filledIn });

/** The person or body that answers for the site; each detail null until it is filled in. */
export const readOperator = async () =>
  (await readSiteSettings(operator, `"name": operatorName, "address": operatorAddress, privacyContact`)) ?? {
    name: null,
    address: null,
    privacyContact: null,
  };

const reviewer = z.object({
  name: text.refine(isFilledIn),
  role: text,
  reviewed: text,
  /** Ids of the pieces that name them. */
  pieces: listOf(z.string()),
});

/** Everybody who has read pieces and is named for it. By id alone: every piece asks, and must not depend on the others. */
export const readReviewers = () =>
  readList(
    reviewer,
    `*[_type == "siteSettings"][0].reviewers[]{ name, role, reviewed, "pieces": pieces[]._ref }`,
    {},
    ["siteSettings"],
    "slow",
  );

const corrected = z.object({
  _id: z.string(),
  language,
  _type: z.enum(addressedTypes),
  slug: text,
  title: text,
  /** A note stands on the blog and has no page of its own. */
  isNote: z.boolean().catch(false),
});
const correction = z.object({ date: z.iso.date(), wrong: text, piece: orNull(corrected) });
export type Correction = z.infer<typeof correction>;

/** Mistakes that were public, the latest put right first. */
export const readCorrections = async (locale: Locale) =>
  inLanguage(
    (
      await readList(
        correction,
        `*[_type == "siteSettings"][0].corrections[]{ date, wrong,
        "piece": select(${isPublished(publicationDateOf("piece"))} =>
          piece->{ _id, _type, ${languageField}, "slug": slug.current, "title": coalesce(title, term),
            "isNote": _type == "page" && defined(publishedDate) }) }`,
        {},
        ["siteSettings"],
        "slow",
      )
    ).toSorted((one, other) => other.date.localeCompare(one.date)),
    locale,
  );
