import type { Auftrag, Auftragsmeldung } from '../../../contract/calls/auftrag.ts';
import { isYoungerThan, YOUNG_BELOW } from '../../../contract/rules/alter.ts';
import type { AuftragStatus } from '../../../contract/values/status.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { recordWechsel } from '../../ereignis/wechsel.ts';
import { refuse, refuseField, refuseNumber } from '../../errors.ts';
import { enqueueMail } from '../../mail/store.ts';
import { type EmpfaengerRow, joinToFirst, lockEntry, lockOnlyJoined } from '../empfaenger/index.ts';
import { praemieFor, readPraemien } from '../praemie/index.ts';
import { provisionOf } from '../produkt/index.ts';
import { countZielOf } from '../tracking/index.ts';
import { checkAngaben, checkFristBeginn } from './angaben.ts';
import { angebotCentOf } from './angebot.ts';
import { describeAuftrag } from './describe.ts';
import { refuseKonflikt } from './konflikt.ts';
import { deleteOhneEmpfehlung, lockOhneEmpfehlung } from './ohne/store.ts';
import { type EmpfehlungFor, findEmpfehlungFor } from './reads.ts';
import { auftragEingegangen, praemieInSicht, praemieInSichtEmpfaenger } from './status-mails.ts';
import { advanceTo, automaticRelease } from './steps.ts';
import { type AuftragRow, findAuftrag, findAuftragOf, insertAuftrag, lockAuftrag, lockAuftragsnummer, updateAuftrag } from './store.ts';

/**
 * Processes a message of the tenant's order system: a new order or a change of a known one, distinguished by its number alone. A repeated
 * message gets the same answer. Everything that moves orders or grants locks the recipient first, then the order, then its grants, so that
 * concurrent messages, picks and due work run one after the other.
 */
export async function processAuftragsmeldung(
  context: Context,
  meldung: Auftragsmeldung,
): Promise<{ isNew: boolean; isMoved: boolean; auftrag: Auftrag }> {
  await lockOhneEmpfehlung(context, meldung.Auftragsnummer);
  const named =
    (await findEmpfaenger(context, meldung)) ?? refuseNumber(meldung.Empfaengernummer ? 'Empfaengernummer' : 'Empfehlungsnummer');
  // Product, share and days of the order's own referral count, even if the recipient was joined to one of another referral.
  const { empfehlungsnummer } = (await findAuftrag(context, meldung.Auftragsnummer)) ?? named;
  const empfehlung = (await findEmpfehlungFor(context, empfehlungsnummer)) ?? refuse('NichtGefunden');
  const empfaenger = await empfaengerOf(context, named, meldung.Status);
  const isNew = await addAuftrag(context, meldung, empfaenger, empfehlung);
  const known = (await lockAuftrag(context, meldung.Auftragsnummer)) ?? refuse('Konflikt');
  checkSame(known, meldung, empfaenger.empfaengernummer);
  const auftrag = await moveFristBeginn(context, known, meldung.FristBeginn ?? known.frist_beginn);
  await advanceTo(context, auftrag, meldung.Status, empfehlung);
  if (isNew || auftrag.status !== meldung.Status) await enqueueAuftragMails(context, auftrag, meldung.Status, empfaenger.vorlaeufig);
  const isMoved = auftrag.status !== meldung.Status || auftrag !== known;
  return { isNew, isMoved, auftrag: await describeAuftrag(context, meldung.Auftragsnummer) };
}

/**
 * The recipient of the order. The number of a joined entry means the recipient that it was joined to. A provisional entry is joined once the
 * tenant confirms an order of it; until then the order stays at that entry, so that its calls get the same answers as any other.
 */
const empfaengerOf = (context: Context, named: EmpfaengerRow, status: AuftragStatus): Promise<EmpfaengerRow> | EmpfaengerRow =>
  named.verbunden_mit !== null || status === 'Bestaetigt' || status === 'Freigegeben' ? joinToFirst(context, named, 'Auftrag') : named;

type Named = Pick<Auftragsmeldung, 'Auftragsnummer' | 'Empfaengernummer' | 'Empfehlungsnummer'>;

/** The entry that an order is for: the named one, that of the known order, or the only one of the named referral; null if the named number is unknown. */
export async function findEmpfaenger(
  context: Context,
  { Auftragsnummer, Empfaengernummer, Empfehlungsnummer }: Named,
): Promise<EmpfaengerRow | null> {
  const known = await findAuftrag(context, Auftragsnummer);
  if (Empfaengernummer) {
    const row = await lockEntry(context, Empfaengernummer);
    if (!row) return null;
    const own = [row.empfehlungsnummer, known?.empfehlungsnummer];
    if (Empfehlungsnummer && !own.includes(Empfehlungsnummer)) refuseKonflikt('auftrag.konflikt.andereEmpfehlung');
    return row;
  }
  if (known && known.empfehlungsnummer === Empfehlungsnummer) {
    return (await lockEntry(context, known.empfaengernummer)) ?? refuse('NichtGefunden');
  }
  const only = await lockOnlyJoined(context, Empfehlungsnummer ?? '');
  if (only === 'mehrere') refuseKonflikt('auftrag.konflikt.mehrere');
  return only ?? null;
}

/** Stores a new order as Eingegangen; returns false if its number is known. */
async function addAuftrag(
  context: Context,
  meldung: Auftragsmeldung,
  empfaenger: EmpfaengerRow,
  empfehlung: EmpfehlungFor,
): Promise<boolean> {
  if (await findAuftrag(context, meldung.Auftragsnummer)) return false;
  const produkt = await checkNew(context, meldung, empfaenger, empfehlung);
  await lockAuftragsnummer(context, meldung.Auftragsnummer);
  const { empfaengernummer } = empfaenger;
  const { ProduktId: produkt_id, Auftragsdatum: tag } = meldung;
  const isNew = await insertAuftrag(context, {
    auftragsnummer: meldung.Auftragsnummer,
    empfaengernummer,
    empfehlungsnummer: empfehlung.empfehlungsnummer,
    produkt_id,
    auftragsdatum: tag,
    frist_beginn: meldung.FristBeginn ?? meldung.Auftragsdatum,
    status: 'Eingegangen',
    grund: await noPraemieReason(context, meldung, empfehlung),
    erstellt_am: context.now,
    freigabe_am: null,
    sellernummer: empfehlung.sellernummer,
    provision: empfehlung.sellernummer === null ? null : provisionOf(produkt),
    angebot_cent: await angebotCentOf(context, {
      produkt_id,
      tag,
      agenturnummer: empfehlung.agenturnummer,
      beigetreten_am: empfaenger.erstellt_am,
    }),
  });
  if (!isNew) return false;
  await deleteOhneEmpfehlung(context, meldung.Auftragsnummer);
  const wechsel = { was: 'Auftrag', bezug: meldung.Auftragsnummer, vorher: null, nachher: 'Eingegangen' } as const;
  await recordWechsel(context, wechsel, { was: 'auftrag.eingegangen', daten: { empfaengernummer } });
  await countZielOf(context, 'Bestellt', empfaenger);
  return true;
}

async function checkNew(context: Context, meldung: Auftragsmeldung, empfaenger: EmpfaengerRow, empfehlung: EmpfehlungFor) {
  const produkt = await checkAngaben(context, meldung);
  if (meldung.Auftragsdatum < dayOf(empfehlung.erstellt_am)) refuseField('Auftragsdatum', 'vorEmpfehlung');
  const { geburtsdatum } = empfaenger;
  // A recipient without a date of birth is accepted, because the tenant knows its customer.
  if (produkt.daten.Young === true && geburtsdatum !== null && !isYoungerThan(YOUNG_BELOW, geburtsdatum, meldung.Auftragsdatum))
    refuseField('ProduktId', 'alter');
  if (empfehlung.bestaetigt_am === null) refuseKonflikt('auftrag.konflikt.unbestaetigt');
  if (empfaenger.status === 'Storniert') await refuseStorniert(context, empfaenger);
  return produkt;
}

/** Refuses a new order of a recipient who is Storniert, and names the earlier order, if there is one. */
async function refuseStorniert(context: Context, { empfaengernummer }: EmpfaengerRow): Promise<never> {
  const earlier = await findAuftragOf(context, empfaengernummer);
  if (earlier) refuseKonflikt('auftrag.konflikt.storniert', { nummer: earlier.auftragsnummer });
  refuseKonflikt('auftrag.konflikt.abgemeldet');
}

/** Changes the day from which the release counts. Throws Konflikt if the order is released or over. Its reward stays that of the order date. */
async function moveFristBeginn(context: Context, auftrag: AuftragRow, fristBeginn: string): Promise<AuftragRow> {
  if (auftrag.frist_beginn === fristBeginn) return auftrag;
  if (auftrag.status !== 'Eingegangen' && auftrag.status !== 'Bestaetigt') refuseKonflikt('auftrag.konflikt.fristBeginn');
  checkFristBeginn(context, fristBeginn, auftrag.auftragsdatum);
  const moved = { ...auftrag, frist_beginn: fristBeginn };
  const freigabe_am = auftrag.status === 'Bestaetigt' ? automaticRelease(context, moved) : null;
  await updateAuftrag(context, auftrag.auftragsnummer, { frist_beginn: fristBeginn, freigabe_am });
  await writeProtokoll(context, 'auftrag.fristbeginn', auftrag.auftragsnummer, { vorher: auftrag.frist_beginn, nachher: fristBeginn });
  return { ...moved, freigabe_am };
}

/** Throws Konflikt if a known number comes with another recipient, date or product. */
function checkSame(auftrag: AuftragRow, meldung: Auftragsmeldung, empfaengernummer: string): void {
  const isSame =
    auftrag.empfaengernummer === empfaengernummer &&
    auftrag.auftragsdatum === meldung.Auftragsdatum &&
    auftrag.produkt_id === meldung.ProduktId;
  if (!isSame) refuseKonflikt('auftrag.konflikt.andereAngaben');
}

/** Why an order earns nothing: another product than recommended, or no reward on its date; null if it earns one. */
async function noPraemieReason(context: Context, meldung: Auftragsmeldung, empfehlung: EmpfehlungFor): Promise<AuftragRow['grund']> {
  if (meldung.ProduktId !== empfehlung.produkt_id) return 'AnderesProdukt';
  return praemieFor(await readPraemien(context), meldung.ProduktId, meldung.Auftragsdatum) ? null : 'KeinePraemie';
}

/** Queues the mails about a new or confirmed order; none if the order earns nothing or belongs to a provisional recipient. */
async function enqueueAuftragMails(
  context: Context,
  { auftragsnummer, grund }: Pick<AuftragRow, 'auftragsnummer' | 'grund'>,
  to: AuftragStatus,
  isProvisional: boolean,
): Promise<void> {
  if (grund !== null || isProvisional) return;
  if (to === 'Eingegangen') return enqueueMail(context, auftragEingegangen, auftragsnummer);
  if (to !== 'Bestaetigt') return;
  await enqueueMail(context, praemieInSicht, auftragsnummer);
  await enqueueMail(context, praemieInSichtEmpfaenger, auftragsnummer);
}
