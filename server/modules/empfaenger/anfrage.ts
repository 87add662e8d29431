import type { Context } from '../../context.ts';
import { updateEmpfaenger } from './store.ts';

/** What a recipient adds to a request to the tenant. */
interface Anfrage {
  readonly nachricht: string | null;
  readonly wunschzeit: string | null;
  /** Null keeps the known number. */
  readonly telefon: string | null;
}

/** Stores a recipient's request in the recipient's row, so that it is deleted with the person's data. */
export const storeAnfrage = (context: Context, empfaengernummer: string, { telefon, ...said }: Anfrage): Promise<void> =>
  updateEmpfaenger(context, empfaengernummer, { ...said, ...(telefon !== null && { telefon }) });
