import type { Line, Query } from '../shared/load-checks.ts';

/** Asks queries whose result must be zero. */
export async function checkZeros(query: Query, zeros: Readonly<Record<string, string>>): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [what, sql] of Object.entries(zeros)) {
    const [row = {}] = await query(sql);
    const value = Number(Object.values(row)[0]);
    lines.push({ what, shown: String(value), holds: value === 0 });
  }
  return lines;
}
