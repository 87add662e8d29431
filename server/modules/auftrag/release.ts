import { addDays, dayOf, startOfDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { type EmpfaengerRow, lockEmpfaenger } from '../empfaenger/index.ts';
import { findBothSides, findEmpfehlungFor } from './reads.ts';
import { advanceTo, automaticRelease, isCovered } from './steps.ts';
import { type AuftragRow, findAuftrag, lockAuftrag, updateAuftrag } from './store.ts';

/**
 * Releases a due order at a tenant with automatic release (`FreigabeAutomatisch`). If its day has moved, the order waits for the new day; if
 * its recipient is no longer Ok, it waits for a person. If its agency has no credit left, the release is retried at the start of each day.
 */
export async function releaseDueAuftrag(context: Context, auftragsnummer: string): Promise<void> {
  const sides = await lockSides(context, auftragsnummer);
  if (!sides?.auftrag.freigabe_am || sides.auftrag.freigabe_am > context.now) return;
  const { auftrag, empfaenger } = sides;
  const releaseAt = empfaenger.status === 'Ok' ? automaticRelease(context, auftrag) : null;
  if (releaseAt === null || releaseAt > context.now) return updateAuftrag(context, auftragsnummer, { freigabe_am: releaseAt });
  if (!(await isCovered(context, auftrag))) {
    return updateAuftrag(context, auftragsnummer, { freigabe_am: startOfDay(addDays(dayOf(context.now), 1)) });
  }
  await releaseLocked(context, auftrag);
}

interface Sides {
  readonly auftrag: AuftragRow;
  readonly empfaenger: EmpfaengerRow;
}

/** Locks an order and its recipient until the transaction ends; the recipient first, as in everything that moves orders. */
async function lockSides(context: Context, auftragsnummer: string): Promise<Sides | null> {
  const found = await findAuftrag(context, auftragsnummer);
  if (!found) return null;
  const empfaenger = await lockEmpfaenger(context, found.empfaengernummer);
  const auftrag = await lockAuftrag(context, auftragsnummer);
  return auftrag && empfaenger ? { auftrag, empfaenger } : null;
}

/** The same with the addresses of recommender and recipient; null for an unknown order. */
export async function lockBothSides(context: Context, auftragsnummer: string): Promise<(Sides & { emails: (string | null)[] }) | null> {
  const sides = await lockSides(context, auftragsnummer);
  const people = sides && (await findBothSides(context, auftragsnummer));
  return people ? { ...sides, emails: [people.empfehler_email, people.email] } : null;
}

/** Releases an order that is locked together with its recipient, by the same rules as every release. Throws as `advanceTo`. */
export async function releaseLocked(context: Context, auftrag: AuftragRow): Promise<void> {
  const empfehlung = (await findEmpfehlungFor(context, auftrag.empfehlungsnummer)) ?? refuse('NichtGefunden');
  await advanceTo(context, auftrag, 'Freigegeben', empfehlung);
}
