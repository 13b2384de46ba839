/** The query of an address, without the outcome of a form. */
export function withoutOutcome(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ["saved", "key"]) query.delete(name);
  const rest = query.toString();
  return rest && `?${rest}`;
}
