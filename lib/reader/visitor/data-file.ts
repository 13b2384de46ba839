/** The name of the file with a reader's stored data, whether they get it by a link or by a script. */
export const dataFileName = "lantern-my-data.json";

/** The name under which the settings are told why there is no file, and the anchor where they say so. */
export const dataForm = "data";

/** The name of the form that deletes data without JavaScript, and of the outcome with or without it. */
export const deletionForm = "delete-data";
