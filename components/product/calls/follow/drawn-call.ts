/**
 * What a list knows of a call it shows: where the API tells otherwise, the list is drawn anew. Read in the same way from the stored
 * call and from the API's answer. What came of a call may be told only after its end.
 */
export const drawnCall = ({ id, state, summary }: Readonly<Record<string, unknown>>) => ({
  id,
  state,
  isTold: typeof summary === "string",
});

export type DrawnCall = ReturnType<typeof drawnCall>;
