import type { Context } from '../../context.ts';
import { nextNummer } from './nummer.ts';
import * as store from './store.ts';

/** Days after which a claim is due. */
export const FORDERUNG_TAGE = 30;

/** The claim of a correction against its seller, in cents (sellers.md rule 10). */
export async function addForderung(context: Context, bezug: string, betrag_cent: number, faellig_am: string): Promise<void> {
  const { nummer, reihennummer } = await nextNummer(context, 'Forderung');
  const row = { forderungsnummer: nummer, reihennummer, partei: 'Seller', bezug, betrag_cent, faellig_am } as const;
  await store.insertForderung(context, { ...row, status: 'Offen', erstellt_am: context.now });
}
