/** The query of an address, without what a form before its page has done. */
export function withoutOutcome(search: string): string {
  const query = new URLSearchParams(search);
  query.delete("saved");
  const rest = query.toString();
  return rest && `?${rest}`;
}
