import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { beginKlickstand } from '../tracking/index.ts';
import { findMitarbeitende } from './reads.ts';
import { insertMitarbeitende } from './store.ts';

/** An employee of a firm whose people recommend for it. To invitations and reports, the employee is both agency and staff. */
export interface Mitarbeitende {
  readonly agenturnummer: string;
  readonly mitarbeiternummer: string;
  readonly name: string;
}

const toMitarbeitende = ({ agenturnummer, name }: { readonly agenturnummer: string; readonly name: string }): Mitarbeitende => ({
  agenturnummer,
  mitarbeiternummer: agenturnummer,
  name,
});

/** The number under which a recommender invites others for the employer; null if none has been needed yet. */
export async function mitarbeitendeOf(context: Context, empfehlerId: string): Promise<Mitarbeitende | null> {
  const row = await findMitarbeitende(context, empfehlerId);
  return row ? toMitarbeitende(row) : null;
}

/** The same, created if there is none: one for each recommender, also for concurrent calls. */
export async function ensureMitarbeitende(context: Context, empfehlerId: string): Promise<Mitarbeitende> {
  const known = await mitarbeitendeOf(context, empfehlerId);
  if (known) return known;
  const agenturnummer = `M-${context.random.nummer()}`;
  if (await insertMitarbeitende(context, { agenturnummer, empfehler_id: empfehlerId, erstellt_am: context.now })) {
    await beginKlickstand(context);
    await writeProtokoll(context, 'mitarbeitende.angelegt', empfehlerId, {}, { agenturnummer });
  }
  const made = await mitarbeitendeOf(context, empfehlerId);
  if (!made) throw new Error('an employee without a number');
  return made;
}
