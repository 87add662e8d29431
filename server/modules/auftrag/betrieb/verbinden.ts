import type { linkBetriebAuftrag } from '../../../../contract/calls/betrieb/auftraege.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import type { CallRequest } from '../../../calls/call-request.ts';
import type { Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { addToMandantNotiz } from '../../../reports/notiz/notiz.ts';
import { checkStillMay } from '../../betrieb/index.ts';
import { processAuftragsmeldung } from '../auftragsmeldung.ts';
import { setKeptStatus } from '../ohne/keep.ts';
import { lockOhneEmpfehlung, type OhneEmpfehlungRow } from '../ohne/store.ts';
import { findAuftrag } from '../store.ts';
import { checkNotOwn } from './eigener.ts';

type Zuordnung = CallRequest<typeof linkBetriebAuftrag>['input']['body'];

/** Whether a kept order was cancelled, so that it waits for nobody. */
export const isOver = ({ status }: Pick<OhneEmpfehlungRow, 'status'>): boolean => status === 'Storniert' || status === 'Widerrufen';

/**
 * Stores a kept order as one of this referral, as an accepted claim does: by `processAuftragsmeldung`. An order that has a referral or is over stays as it is, so
 * that of two people at once one acts. Throws NichtAuthorisiert if the right ended or a side is the person, NichtGefunden, and as `processAuftragsmeldung`.
 */
export async function linkAuftrag(context: Context, login: Login | null, nummer: string, zuordnung: Zuordnung): Promise<void> {
  const person = await checkStillMay(context, login, 'AuftraegeEntscheiden');
  const row = await lockOhneEmpfehlung(context, nummer);
  if (!row && !(await findAuftrag(context, nummer))) refuse('NichtGefunden');
  if (!row || isOver(row)) return;
  const { auftrag } = await processAuftragsmeldung(context, {
    ...zuordnung,
    Auftragsnummer: nummer,
    ProduktId: row.produkt_id,
    Auftragsdatum: row.auftragsdatum,
    FristBeginn: row.frist_beginn,
    Status: row.status,
  });
  await checkNotOwn(context, nummer, person, 'betrieb.verbinden.eigene');
  const { Empfehlungsnummer: empfehlungsnummer, Empfaengernummer: empfaengernummer } = auftrag;
  await writeProtokoll(context, 'auftrag.verbunden', nummer, { empfehlungsnummer, empfaengernummer });
}

/** Takes a kept order out of the work list, with the reason as a note. Returns whether it was in it. Throws NichtGefunden. */
export async function cancelOhneEmpfehlung(context: Context, nummer: string, grund: string): Promise<boolean> {
  const row = await lockOhneEmpfehlung(context, nummer);
  // Linked since the caller looked: the order stays as the other person left it.
  if (!row && (await findAuftrag(context, nummer))) return false;
  if (!row) return refuse('NichtGefunden');
  if (isOver(row)) return false;
  await setKeptStatus(context, row, 'Storniert');
  await addToMandantNotiz(context, 'auftraege', nummer, grund);
  return true;
}
