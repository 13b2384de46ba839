/** The name of the file with a reader's stored data, whether they get it by a link or by a script. */
export const dataFileName = "lantern-my-data.json";
