/** The name of the file that holds what is kept of a reader, however they take it: by a link, or by a script. */
export const dataFileName = "lantern-my-data.json";
