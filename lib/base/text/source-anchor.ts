/** The place of a source on its piece's page, to which the numbers in the text lead. */
export const sourceAnchor = (number: number) => `source-${number}`;
