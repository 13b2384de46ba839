/** The version of Sanity's query API that the site and the Studio ask: answers keep its form until we choose a newer date. */
export const apiVersion = "2023-05-03";
