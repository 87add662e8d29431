import type { Context } from '../../context.ts';
import { nextReihennummer } from '../kassenbuch/index.ts';

const REIHEN = { Abrechnung: 'AB', Gutschrift: 'GS', Gutschriftkorrektur: 'GK' } as const;

/** The next number of a series, such as `GS-00004`. Locks the series until the transaction ends, so that it has no gaps. */
export async function nextNummer(context: Context, art: keyof typeof REIHEN): Promise<{ nummer: string; reihennummer: number }> {
  const reihennummer = await nextReihennummer(context, art);
  return { nummer: `${REIHEN[art]}-${String(reihennummer).padStart(5, '0')}`, reihennummer };
}
