import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { findBenutzer } from '../account/index.ts';
import { readEmpfehlerIdOf } from './reads.ts';
import * as store from './store.ts';

/** The recommender who owns a grant. Refuses with PraemieTokenUngueltig (unknown) or NichtAuthorisiert (a recipient's grant). */
async function empfehlerOf(context: Context, praemierungsnummer: string): Promise<string> {
  const row = (await store.findPraemierung(context, praemierungsnummer)) ?? refuse('PraemieTokenUngueltig');
  if (row.seite !== 'Empfehler') refuse('NichtAuthorisiert');
  const empfehlerId = await readEmpfehlerIdOf(context, row.empfaengernummer);
  // The grant of a deleted recommender can still be picked, but no longer leads to the person.
  return (await findBenutzer(context, empfehlerId)) ? empfehlerId : refuse('NichtAuthorisiert');
}

/** Stores the customer number that the holder of a grant states. A different number opens a new question to the tenant. */
export async function stateKundennummer(context: Context, praemierungsnummer: string, kundennummer: string): Promise<void> {
  const empfehler_id = await empfehlerOf(context, praemierungsnummer);
  const row = { empfehler_id, anfrage: context.random.nummer(), kundennummer, gestellt_am: context.now };
  if (await store.upsertKundennummer(context, row)) await writeProtokoll(context, 'kundennummer.gestellt', row.anfrage);
}

/** The stated customer number with its status. Refuses with NichtGefunden if none was stated. */
export async function readKundennummer(context: Context, praemierungsnummer: string) {
  const row = (await store.findKundennummer(context, await empfehlerOf(context, praemierungsnummer))) ?? refuse('NichtGefunden');
  return { Status: row.status, Kundennummer: row.kundennummer };
}

/** Stores the answer of the tenant's system to a customer number; the latest answer counts. */
export async function answerKundennummer(context: Context, anfrage: string, isFound: boolean): Promise<void> {
  const status = isFound ? 'Gefunden' : 'Unbekannt';
  if (!(await store.setKundennummerStatus(context, anfrage, status, context.now))) refuse('NichtGefunden');
  await writeProtokoll(context, 'kundennummer.beantwortet', anfrage, { status });
}
