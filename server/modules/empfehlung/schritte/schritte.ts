import type { NaechsterSchritt } from '../../../../contract/calls/empfehlung/empfehlungsform.ts';
import type { ProduktArt } from '../../../../contract/values/produktart.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { artOf, textsFor } from '../../produkt/index.ts';
import { standFacts } from '../overview.ts';
import { findForOverview } from '../reads.ts';
import { nextStep, nextStepWith } from './next-step.ts';
import { listEmpfaengerOf, listSchritte, type SchrittRow } from './reads.ts';
import { asSeen } from './seen.ts';

/** The next step and the kind of product. Texts for other readers depend on both. */
export interface Schritt {
  readonly schritt: NaechsterSchritt;
  readonly art: ProduktArt;
}

/** The next step of a referral as its agency sees it. Refuses with NichtGefunden. */
export async function schrittOfEmpfehlung(context: Context, empfehlungsnummer: string): Promise<Schritt> {
  const row = (await findForOverview(context, empfehlungsnummer)) ?? refuse('NichtGefunden');
  const art = artOf(context, row);
  const people = await listEmpfaengerOf(context, 'empfehlungsnummer', [empfehlungsnummer]);
  return { schritt: nextStep(standFacts(context, row), people, { ...context, art }, textsFor(context, row, context.locale)), art };
}

interface Wanted {
  /** Considers only this order of the recipients. */
  readonly auftragsnummer?: string;
  /** True for readers who see only what the recommender sees; false for an agency. */
  readonly asEmpfehler: boolean;
}

/** The next step of each of these recipients, by recipient number. */
export async function schritteOfEmpfaenger(
  context: Context,
  nummern: readonly string[],
  { auftragsnummer, asEmpfehler }: Wanted,
): Promise<ReadonlyMap<string, Schritt>> {
  if (nummern.length === 0) return new Map();
  const rows = await listSchritte(context, nummern, auftragsnummer ?? null);
  return new Map(rows.map((row) => [row.empfaengernummer, stepWith(context, row, asEmpfehler)]));
}

function stepWith(context: Context, read: SchrittRow, asEmpfehler: boolean): Schritt {
  const art = artOf(context, read);
  const row = asEmpfehler ? asSeen(read, art) : read;
  const stand = standFacts(context, { ...row, bestaetigt_am: row.empfehlung_bestaetigt_am, gueltig_bis: row.link_bis });
  const rules = { ...context, art, isOnly: row.allein === true };
  return { schritt: nextStepWith(stand, row, rules, textsFor(context, row, context.locale)), art };
}
