import { createTranslator } from "next-intl";
import { shareImage } from "@/components/site/seo/share-image";
import { siteImage } from "@/components/site/seo/site-image";
import { readAction } from "#lib/publication/content/action";
import { readBrief } from "#lib/publication/content/brief";
import { readCurrentSlug } from "#lib/publication/content/former-slugs";
import { kinds, listedTypes } from "#lib/publication/content/kinds";
import { readPrintable } from "#lib/publication/content/printable";
import { readTerm } from "#lib/publication/content/term";
import { readTrack } from "#lib/publication/content/track";
import { contentLanguage, isLocale, type Locale } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";
import { isPublishedAt, type ContentAddress } from "#lib/platform/server/content/content-memos";
import { dependOn } from "#lib/platform/server/content/content-reader";
import { documentTag } from "#lib/platform/server/content/content-tags";
import { problem } from "#lib/platform/server/answers/problem";
import { shareImagePath } from "#lib/seo/metadata";

type Context = RouteContext<"/share/[kind]/[image]">;

/** Drawn on first request and cached, one per document; never at build. */
export const dynamic = "force-static";
export const generateStaticParams = () => [];

/**
 * `/share/<kind>/<slug>.png`; for a document in a language other than English `/share/<kind>/<slug>.<language>.png`. A former slug
 * redirects. There is one image per document, so readers who get a document of another language in its place get that document's
 * image. `/share/site/<language>.png` is the image of pages without their own.
 */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { kind, image } = await params;
  // Next has decoded the address once: what still looks encoded is another spelling, and no image.
  const [, name] = /^(.+)\.png$/s.exec(image) ?? [];
  if (name === undefined) return noImage();
  if (kind === "site") return name !== contentLanguage && isLocale(name) ? siteImage(name) : noImage();
  const named = addressesIn(name);
  for (const { slug, language } of named) {
    const piece = await readPiece(kind, slug, language);
    if (piece?.slug === slug && piece.language === language) return shareImage(piece);
  }
  for (const { slug, language } of named) {
    const moved = await movedTo(kind, slug, language);
    if (moved !== null) return new Response(null, { status: 308, headers: { location: moved } });
  }
  return noImage();
}

/** What the name of an image can mean: a slug and a language, or an English slug, which may contain dots as well. */
function addressesIn(name: string): ContentAddress[] {
  const dot = name.lastIndexOf(".");
  const [slug, language] = [name.slice(0, Math.max(0, dot)), name.slice(dot + 1)];
  const translated = slug !== "" && language !== contentLanguage && isLocale(language);
  return [...(translated ? [{ slug, language }] : []), { slug: name, language: contentLanguage }];
}

const noImage = () => problem(404, "There is no such image");

/** Where the image of a piece that once had this slug is now: letters and posts still name the old one. Null when none had it. */
async function movedTo(kind: string, slug: string, language: Locale): Promise<string | null> {
  const type = listedTypes.find((one) => kinds[one].name === kind);
  const current = type ? await readCurrentSlug(type, slug, language) : null;
  if (!type || current === null || !(await isPublishedAt(type, current, [language]))) return null;
  // If the piece is renamed again, this redirects elsewhere; if a new document takes the slug, nowhere.
  await dependOn([documentTag(type, slug), documentTag(type, current)], "list");
  return shareImagePath(kinds[type].name, { slug: current, language });
}

/** What an image shows, and for which document. */
type Shown = ContentAddress & { label: string; title: string; note: string | null };
const shown = (
  { slug, language }: ContentAddress,
  label: string,
  title: string,
  note: string | null = null,
): Shown => ({ slug, language, label, title, note });

async function readPiece(kind: string, slug: string, locale: Locale): Promise<Shown | null> {
  const messages = await readMessages(locale);
  const t = createTranslator({ locale, messages, namespace: "content" });
  switch (kind) {
    case "brief": {
      const brief = await readBrief(slug, locale);
      return brief && shown(brief, t("brief.listTitle"), brief.title);
    }
    case "action": {
      const action = await readAction(slug, locale);
      return action && shown(action, t("action.listTitle"), action.title);
    }
    case "term": {
      const term = await readTerm(slug, locale);
      return term && shown(term, t("term.listTitle"), term.term, term.parentTranslation);
    }
    case "track": {
      const track = await readTrack(slug, locale);
      return track && shown(track, t("track.listTitle"), track.title);
    }
    case "printable": {
      const printable = await readPrintable(slug, locale);
      return printable && shown(printable, t("printable.listTitle"), printable.title);
    }
    default:
      return null;
  }
}
