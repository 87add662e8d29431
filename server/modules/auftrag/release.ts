import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { lockEmpfaenger } from '../empfaenger/index.ts';
import { findEmpfehlungFor } from './reads.ts';
import { automaticRelease, walkTo } from './steps.ts';
import { findAuftrag, lockAuftrag, updateAuftrag } from './store.ts';

/**
 * Releases an order by its due moment, where the tenant lets orders release themselves. Its day can have moved since, and the
 * recipient can have left Ok: then the order waits for the new day, or for a person.
 */
export async function releaseDueAuftrag(context: Context, auftragsnummer: string): Promise<void> {
  const found = await findAuftrag(context, auftragsnummer);
  if (!found) return;
  const empfaenger = await lockEmpfaenger(context, found.empfaengernummer);
  const auftrag = await lockAuftrag(context, auftragsnummer);
  if (!empfaenger || !auftrag?.freigabe_am || auftrag.freigabe_am > context.now) return;
  const releaseAt = empfaenger.status === 'Ok' ? automaticRelease(context, auftrag) : null;
  if (releaseAt === null || releaseAt > context.now) return updateAuftrag(context, auftragsnummer, { freigabe_am: releaseAt });
  const empfehlung = (await findEmpfehlungFor(context, auftrag.empfehlungsnummer)) ?? refuse('NichtGefunden');
  await walkTo(context, auftrag, 'Freigegeben', empfehlung);
}
