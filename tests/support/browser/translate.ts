/** A page in another language, as browsers translate it: they replace its texts, including those that appear later. */
import type { Page } from "@playwright/test";

/** What replaces a text: elements, as in Chrome, other words in the same node, or another node. */
export const translations = ["elements", "words", "nodes"] as const;
type Translation = (typeof translations)[number];

/** The language that pages are translated into: not one of ours. */
const translatedInto = "tlh";

/**
 * Translates the page, and then everything that appears on it. Every text gets a soft hyphen: React finds a text other than its
 * own, while a test still finds what it looks for, since Playwright ignores that character.
 */
export const translate = (page: Page, into: Translation): Promise<void> =>
  page.evaluate(
    ([kind, language]) => {
      const sign = "\u00AD";
      const delayMs = 20;
      const font: string = "font";
      const untranslated = "script, style, noscript, template, textarea, svg, [translate=no]";
      const exchange = (text: Text) => {
        const words = text.data.replace(/\S(?=\s*$)/, `$&${sign}`);
        if (kind === "words") text.data = words;
        else if (kind === "nodes") text.replaceWith(words);
        else {
          // Nowadays only translators create these elements.
          const [outer, inner] = [document.createElement(font), document.createElement(font)];
          for (const element of [outer, inner]) element.style.verticalAlign = "inherit";
          inner.append(words);
          outer.append(inner);
          text.replaceWith(outer);
        }
      };
      const exchangeAll = () => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode as Text);
        for (const text of texts)
          if (
            text.data.trim() !== "" &&
            !text.data.includes(sign) &&
            !text.parentElement?.closest(untranslated)
          )
            exchange(text);
      };
      const page = document.documentElement;
      page.lang = language;
      if (kind === "elements") {
        page.classList.add("translated-ltr");
        const note = document.createElement("div");
        note.className = "skiptranslate";
        document.body.append(note);
      }
      exchangeAll();
      new MutationObserver(() => setTimeout(exchangeAll, delayMs)).observe(document.body, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    },
    [into, translatedInto] as const,
  );
