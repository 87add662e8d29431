import { addDays, dayOf, startOfDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { type EmpfaengerRow, lockEmpfaenger } from '../empfaenger/index.ts';
import { findBothSides, findEmpfehlungFor } from './reads.ts';
import { automaticRelease, isCovered, walkTo } from './steps.ts';
import { type AuftragRow, findAuftrag, lockAuftrag, updateAuftrag } from './store.ts';

/**
 * Releases an order by its due moment, where the tenant lets orders release themselves. Its day can have moved since, and the
 * recipient can have left Ok: then the order waits for the new day, or for a person. Where its agency has no credit left, it is tried again
 * as each day begins.
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

/** An order and its recipient, kept from others until the transaction ends: the recipient first, as whatever moves orders does. */
async function lockSides(context: Context, auftragsnummer: string): Promise<Sides | null> {
  const found = await findAuftrag(context, auftragsnummer);
  if (!found) return null;
  const empfaenger = await lockEmpfaenger(context, found.empfaengernummer);
  const auftrag = await lockAuftrag(context, auftragsnummer);
  return auftrag && empfaenger ? { auftrag, empfaenger } : null;
}

/** The same with the addresses of who recommended and who ordered; null where there is no such order. */
export async function lockBothSides(context: Context, auftragsnummer: string): Promise<(Sides & { emails: (string | null)[] }) | null> {
  const sides = await lockSides(context, auftragsnummer);
  const people = sides && (await findBothSides(context, auftragsnummer));
  return people ? { ...sides, emails: [people.empfehler_email, people.email] } : null;
}

/** Releases an order that is locked with its recipient; what it needs and does is that of each release. */
export async function releaseLocked(context: Context, auftrag: AuftragRow): Promise<void> {
  const empfehlung = (await findEmpfehlungFor(context, auftrag.empfehlungsnummer)) ?? refuse('NichtGefunden');
  await walkTo(context, auftrag, 'Freigegeben', empfehlung);
}
