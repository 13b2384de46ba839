/** The anchor of a source on its piece's page. The numbers in the text link to it. */
export const sourceAnchor = (number: number) => `source-${number}`;
