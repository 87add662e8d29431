import type { Context } from '../../context.ts';
import { updateEmpfaenger } from './store.ts';

/** What a recipient writes to the tenant beside asking for something. */
interface Anfrage {
  readonly nachricht: string | null;
  readonly wunschzeit: string | null;
  /** Null: the number that is known stays. */
  readonly telefon: string | null;
}

/** Keeps what a recipient asks for with the person, so that it goes as the person's data goes. */
export const keepAnfrage = (context: Context, empfaengernummer: string, { telefon, ...said }: Anfrage): Promise<void> =>
  updateEmpfaenger(context, empfaengernummer, { ...said, ...(telefon !== null && { telefon }) });
