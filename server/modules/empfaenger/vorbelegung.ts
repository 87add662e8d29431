import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { findEmpfaenger } from './store.ts';

/** What the tenant's shop fills its order form with. */
interface Vorbelegung {
  readonly vorname: string;
  readonly name: string;
  readonly email: string;
}

/**
 * Name and address of a recipient who has confirmed them and can order. Everybody else is NichtGefunden: what was typed without a confirmation may be
 * another person's data, and after the end nobody needs it. The number of an entry that was joined to another names that person.
 */
export async function readVorbelegung(context: Context, empfaengernummer: string): Promise<Vorbelegung> {
  const found = await findEmpfaenger(context, empfaengernummer);
  const row = found?.verbunden_mit ? await findEmpfaenger(context, found.verbunden_mit) : found;
  if (!row || row.vorlaeufig || row.bestaetigt_am === null) return refuse('NichtGefunden');
  const { status, vorname, name, email } = row;
  const canOrder = status === 'Offen' || status === 'Ok';
  return canOrder && vorname !== null && name !== null && email !== null ? { vorname, name, email } : refuse('NichtGefunden');
}
