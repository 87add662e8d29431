import { postAuftrag } from '../../contract/calls/auftrag.ts';
import type { AuftragStatus } from '../../contract/values/status.ts';
import { isOfTheMoment, type Platform, type Problem } from './platform.ts';
import { type Bestellung, meldungOf, type Store } from './store.ts';

/**
 * Reports the current or the next status of an order, and stores the platform's answer. After a refusal the order keeps its status. Without an
 * answer only the shop has the new status, and the merchant repeats the report by hand. Returns the refusal, or null.
 */
export async function report(platform: Platform, store: Store, bestellung: Bestellung, Status: AuftragStatus): Promise<Problem | null> {
  const moved = { ...bestellung, Status, Abgelehnt: undefined };
  const meldung = meldungOf(bestellung, Status);
  if (meldung === null) {
    await store.put(moved);
    return null;
  }
  const told = await platform.askUntilAnswered(postAuftrag, { body: meldung, withKey: true });
  if (told.ok) {
    const { Status: Gemeldet, Praemierungen, Grund } = told.body;
    await store.put({ ...moved, Gemeldet: { Status: Gemeldet, Praemierungen, ...(Grund && { Grund }) } });
    return null;
  }
  if (isOfTheMoment(told.problem)) {
    await store.put(moved);
    return null;
  }
  const { code, detail, errors = [] } = told.problem;
  const text = errors.length > 0 ? errors.map(({ message }) => message).join(' ') : detail;
  await store.put({ ...bestellung, Abgelehnt: { Status, code, text } });
  return told.problem;
}

/** Whether the platform does not know the current status of the order yet. */
export const isUnreported = (bestellung: Bestellung): boolean =>
  meldungOf(bestellung, bestellung.Status) !== null && bestellung.Gemeldet?.Status !== bestellung.Status;
