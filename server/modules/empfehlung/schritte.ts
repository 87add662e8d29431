import type { NaechsterSchritt } from '../../../contract/calls/empfehlungsform.ts';
import type { ProduktArt } from '../../../contract/values/produktart.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { artOf, textsFor } from '../produkt/index.ts';
import { nextStep, nextStepWith } from './next-step.ts';
import { standFacts } from './overview.ts';
import { findForOverview } from './reads.ts';
import { listEmpfaengerOf, listSchritte, type SchrittRow } from './schritte/reads.ts';

/** What comes next, with what comes about by the product: whoever says it to somebody else words it by both. */
export interface Schritt {
  readonly schritt: NaechsterSchritt;
  readonly art: ProduktArt;
}

/** The next step of a referral, as its recommender sees it. Refuses with NichtGefunden. */
export async function schrittOfEmpfehlung(context: Context, empfehlungsnummer: string): Promise<Schritt> {
  const row = (await findForOverview(context, empfehlungsnummer)) ?? refuse('NichtGefunden');
  const people = await listEmpfaengerOf(context, 'empfehlungsnummer', empfehlungsnummer);
  const art = artOf(context, row);
  return { schritt: nextStep(standFacts(context, row), people, { ...context, art }, textsFor(context, row, context.locale)), art };
}

/** The next step with each of these recipients, as their recommenders see it; `auftragsnummer` takes that order alone as theirs. */
export async function schritteOfEmpfaenger(
  context: Context,
  nummern: readonly string[],
  auftragsnummer: string | null = null,
): Promise<ReadonlyMap<string, Schritt>> {
  if (nummern.length === 0) return new Map();
  const rows = await listSchritte(context, nummern, auftragsnummer);
  return new Map(rows.map((row) => [row.empfaengernummer, stepWith(context, row)]));
}

function stepWith(context: Context, row: SchrittRow): Schritt {
  const art = artOf(context, row);
  const stand = standFacts(context, { ...row, bestaetigt_am: row.empfehlung_bestaetigt_am, gueltig_bis: row.link_bis });
  const rules = { ...context, art, isOnly: row.allein === true };
  return { schritt: nextStepWith(stand, row, rules, textsFor(context, row, context.locale)), art };
}
