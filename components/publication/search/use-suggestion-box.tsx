import "client-only";
import { useEffect, useState, type ReactNode } from "react";
import type { SuggestionsIsland } from "@/components/publication/search/suggestions.island";

type Box = { Part: typeof SuggestionsIsland; input: HTMLInputElement };

const isSearchBox = (input: EventTarget | null): input is HTMLInputElement =>
  input instanceof HTMLInputElement && "suggest" in input.dataset;

/** Suggestions for the search box that has the focus, loaded the first time a reader enters one. Returns what to render. */
export function useSuggestionBox(): ReactNode {
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    const enter = (input: EventTarget | null) => {
      if (!isSearchBox(input)) return;
      import("@/components/publication/search/suggestions.island").then(
        ({ SuggestionsIsland: Part }) =>
          setBox((known) => (known?.input === input ? known : { Part, input })),
        () => undefined,
      );
    };
    const reach = ({ target }: Event) => enter(target);
    enter(document.activeElement);
    document.addEventListener("focusin", reach);
    return () => document.removeEventListener("focusin", reach);
  }, []);
  return box && <box.Part key={box.input.id} input={box.input} />;
}
