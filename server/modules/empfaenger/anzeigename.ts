/** First name and initial: all that a recommender sees of a recipient. Null once the data is deleted. */
export function anzeigename(row: { vorname: string | null; name: string | null }): string | null {
  if (row.vorname === null) return null;
  const [initial] = row.name ?? '';
  return initial ? `${row.vorname} ${initial}.` : row.vorname;
}
