/** The words that a reader typed into a search or a filter, in an address. Pure, and for browsers too. */
import { changeParameters, decodedText } from "#lib/base/addresses/nested-parameters";

/** The parameter that holds them, on every page of ours. */
const typedParameter = "q";

/** Whether words are to be left out. */
type Choice = (words: string) => boolean;

/**
 * An address, a query string or a text with an address in it, without the words that a reader typed: without all of them, or only
 * those that `isLeftOut` chooses. `/search?q=bed+time&type=terms` becomes `/search?type=terms`, in a parameter of another address
 * too. What is too deep inside to be looked into is hidden where addresses are masked.
 */
export const withoutTypedWords = (address: string, isLeftOut: Choice = () => true): string =>
  changeParameters(address, {
    choose: (name, value) => {
      if (name !== typedParameter) return undefined;
      return isLeftOut(decodedText(value)) ? null : value;
    },
  });
