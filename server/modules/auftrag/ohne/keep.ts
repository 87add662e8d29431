import type * as z from 'zod/mini';
import type { Auftragszeile } from '../../../../contract/calls/auftrag.ts';
import type { AuftragStatus } from '../../../../contract/values/status.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import { dayOf } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { Refusal, refuse } from '../../../errors.ts';
import { freigabeTagOf } from '../../produkt/index.ts';
import { checkAngaben } from '../angaben.ts';
import { refuseKonflikt } from '../konflikt.ts';
import { stepsTo } from '../status.ts';
import { findAuftrag, lockAuftragsnummer } from '../store.ts';
import { insertOhneEmpfehlung, lockOhneEmpfehlung, type OhneEmpfehlungRow, updateOhneEmpfehlung } from './store.ts';

type Zeile = z.infer<typeof Auftragszeile>;

/**
 * Keeps an order whose referral is unknown, or moves a kept one, with the checks of POST auftrag that need no referral. Returns the status that it has then.
 * Throws as `processAuftragsmeldung` for a new order and for a message that does not fit the kept one.
 */
export async function keepOhneEmpfehlung(context: Context, zeile: Zeile): Promise<AuftragStatus> {
  const { Auftragsnummer, ProduktId, Auftragsdatum, Status } = zeile;
  const known = await lockOhneEmpfehlung(context, Auftragsnummer);
  const frist_beginn = zeile.FristBeginn ?? known?.frist_beginn ?? Auftragsdatum;
  const angegeben = zeile.Empfaengernummer || zeile.Empfehlungsnummer || null;
  const { daten } = await checkAngaben(context, { ...zeile, FristBeginn: frist_beginn });
  const FreigabeAb = freigabeTagOf(context, { frist_beginn, daten });
  if (Status === 'Freigegeben' && dayOf(context.now) < FreigabeAb) throw new Refusal('FreigabeZuFrueh', { extension: { FreigabeAb } });
  if (known) {
    await moveKept(context, known, zeile, { frist_beginn, angegeben: angegeben ?? known.angegeben });
    return Status;
  }
  await lockAuftragsnummer(context, Auftragsnummer);
  const kept = {
    auftragsnummer: Auftragsnummer,
    produkt_id: ProduktId,
    auftragsdatum: Auftragsdatum,
    frist_beginn,
    status: Status,
    angegeben,
    erstellt_am: context.now,
    geaendert_am: context.now,
  };
  // Stored since this transaction looked; a repeat finds it.
  if ((await findAuftrag(context, Auftragsnummer)) || !(await insertOhneEmpfehlung(context, kept))) refuse('Konflikt');
  await writeProtokoll(context, 'auftrag.ohne-empfehlung', Auftragsnummer, {}, { nachher: Status });
  return Status;
}

async function moveKept(
  context: Context,
  known: OhneEmpfehlungRow,
  { ProduktId, Auftragsdatum, Status }: Zeile,
  change: Pick<OhneEmpfehlungRow, 'frist_beginn' | 'angegeben'>,
): Promise<void> {
  if (known.produkt_id !== ProduktId || known.auftragsdatum !== Auftragsdatum) refuseKonflikt('auftrag.konflikt.andereAngaben');
  if (stepsTo(known.status, Status) === null) refuseKonflikt('auftrag.konflikt.status', { vorher: known.status, nachher: Status });
  const isMoved = known.status !== Status;
  if (!isMoved && known.frist_beginn === change.frist_beginn && known.angegeben === change.angegeben) return;
  await setKeptStatus(context, known, Status, change);
}

/** Changes a kept order, which is locked, with the audit entry of a new status. */
export async function setKeptStatus(
  context: Context,
  { auftragsnummer, status }: Pick<OhneEmpfehlungRow, 'auftragsnummer' | 'status'>,
  to: AuftragStatus,
  change: Partial<Pick<OhneEmpfehlungRow, 'frist_beginn' | 'angegeben'>> = {},
): Promise<void> {
  await updateOhneEmpfehlung(context, auftragsnummer, { ...change, status: to, geaendert_am: context.now });
  if (to !== status)
    await writeProtokoll(context, 'auftrag.status', auftragsnummer, { von: status, nach: to }, { vorher: status, nachher: to });
}
