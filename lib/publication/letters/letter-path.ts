/** Where letters stand. Plain data. */

export const lettersPath = "/letters";
/** Leads to the newest letter, whichever that is. */
export const lastLetterPath = `${lettersPath}/latest`;
export const letterPath = (day: string): string => `${lettersPath}/${day}`;
export const letterFeedPath = "/letter.xml";
