/** The last months that are over on a day, as `YYYY-MM`, the latest first. */
export function pastMonths(today: string, count: number): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, back) => new Date(Date.UTC(year, month - 2 - back, 1)).toISOString().slice(0, 7));
}
