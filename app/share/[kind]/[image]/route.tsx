import { createTranslator } from "next-intl";
import { shareImage } from "@/components/site/seo/share-image";
import { readAction } from "#lib/publication/content/action";
import { readBrief } from "#lib/publication/content/brief";
import { readCurrentSlug } from "#lib/publication/content/former-slugs";
import { kinds, listedTypes } from "#lib/publication/content/kinds";
import { readPrintable } from "#lib/publication/content/printable";
import { readTerm } from "#lib/publication/content/term";
import { readTrack } from "#lib/publication/content/track";
import { defaultLocale, isLocale, type Locale } from "#lib/base/i18n/locales";
import { readMessages } from "#lib/base/i18n/messages";
import { dependOn } from "#lib/platform/server/content-reader";
import { documentTag } from "#lib/platform/server/content-tags";
import { problem } from "#lib/platform/server/problem";
import { shareImagePath } from "#lib/seo/metadata";

type Context = RouteContext<"/share/[kind]/[image]">;

/** Drawn on first request and kept, one per document; never at build. */
export const dynamic = "force-static";
export const generateStaticParams = () => [];

/** `/share/<kind>/<slug>.png`, of a document in another language than English `<slug>.<language>.png`. One of a former slug leads on. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { kind, image } = await params;
  // Next has decoded the address once: what still looks encoded is another spelling, and no image.
  const [, slug, given = defaultLocale] = /^([^.]+)(?:\.([a-z-]+))?\.png$/.exec(image) ?? [];
  if (!slug || !isLocale(given)) return noImage();
  const piece = await readPiece(kind, slug, given);
  if (piece) return shareImage(piece);
  const moved = await movedTo(kind, slug, given);
  return moved === null ? noImage() : new Response(null, { status: 308, headers: { location: moved } });
}

const noImage = () => problem(404, "There is no such image");

/** Where the image of a piece that once had this slug is now: letters and posts go on naming the old one. Null when none had it. */
async function movedTo(kind: string, slug: string, language: Locale): Promise<string | null> {
  const type = listedTypes.find((one) => kinds[one].name === kind);
  const current = type ? await readCurrentSlug(type, slug, language) : null;
  if (!type || current === null) return null;
  // Renamed once more, it leads elsewhere; taken by a new document, it leads nowhere.
  await dependOn([documentTag(type, slug), documentTag(type, current)], "list");
  return shareImagePath(kinds[type].name, { slug: current, language });
}

async function readPiece(
  kind: string,
  slug: string,
  locale: Locale,
): Promise<{ label: string; title: string } | null> {
  const messages = await readMessages(locale);
  const t = createTranslator({ locale, messages, namespace: "content" });
  switch (kind) {
    case "brief": {
      const brief = await readBrief(slug, locale);
      return brief && { label: t("brief.listTitle"), title: brief.title };
    }
    case "action": {
      const action = await readAction(slug, locale);
      return action && { label: t("action.listTitle"), title: action.title };
    }
    case "term": {
      const term = await readTerm(slug, locale);
      return term && { label: t("term.listTitle"), title: term.term };
    }
    case "track": {
      const track = await readTrack(slug, locale);
      return track && { label: t("track.listTitle"), title: track.title };
    }
    case "printable": {
      const printable = await readPrintable(slug, locale);
      return printable && { label: t("printable.listTitle"), title: printable.title };
    }
    default:
      return null;
  }
}
