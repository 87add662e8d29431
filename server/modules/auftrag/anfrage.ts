import type { Anfrage } from '../../../contract/calls/empfehlung/anfrage.ts';
import type { AuftragStatus } from '../../../contract/values/status.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { refuse, refuseField } from '../../errors.ts';
import { enqueueMail } from '../../mail/store.ts';
import { createZugangslink, findZugangslink } from '../account/index.ts';
import { lockOwn, type Own, storeAnfrage } from '../empfaenger/index.ts';
import { artOf, freigabeTagOf, nameOf } from '../produkt/index.ts';
import { processAuftragsmeldung } from './auftragsmeldung.ts';
import { anfrage, anfrageEingang } from './mails.ts';
import { findAnfrage, findEmpfehlungFor } from './reads.ts';
import { findAuftrag, findAuftragOf } from './store.ts';

/** Optional data of a recipient's request. */
interface AnfrageInput {
  readonly Nachricht?: string | null | undefined;
  readonly Wunschzeit?: string | null | undefined;
  readonly Telefon?: string | null | undefined;
}

/**
 * Sends a recipient's request for the recommended product to the tenant (`Bestellweg` Anfrage): creates an order in Eingegangen, and mails
 * the tenant a link to decide on it. For a recipient with an order it returns that order. Throws Konflikt if data or terms are unconfirmed.
 */
export async function createAnfrage(
  context: Context,
  own: Own,
  { Nachricht, Wunschzeit, Telefon }: AnfrageInput,
): Promise<{ isNew: boolean; Auftragsnummer: string; Status: AuftragStatus }> {
  const { Bestellweg, AuftragFristTage } = context.konfiguration;
  if (Bestellweg !== 'Anfrage') refuse('NichtAuthorisiert');
  const { empfaengernummer, empfehlungsnummer, status } = await lockOwn(context, own);
  const known = await findAuftragOf(context, empfaengernummer);
  if (known) return { isNew: false, Auftragsnummer: known.auftragsnummer, Status: known.status };
  if (status !== 'Ok') refuse(status === 'Abgelaufen' ? 'Abgelaufen' : 'Konflikt');
  await storeAnfrage(context, empfaengernummer, { nachricht: Nachricht || null, wunschzeit: Wunschzeit || null, telefon: Telefon || null });
  const { produkt_id: ProduktId } = (await findEmpfehlungFor(context, empfehlungsnummer)) ?? refuse('NichtGefunden');
  const Auftragsnummer = `ANF-${context.random.code()}`;
  const meldung = { Auftragsnummer, Empfaengernummer: empfaengernummer, ProduktId, Auftragsdatum: dayOf(context.now) };
  const { auftrag } = await processAuftragsmeldung(context, { ...meldung, Status: 'Eingegangen' });
  await enqueueMail(context, anfrage, await createZugangslink(context, 'Anfrage', Auftragsnummer, AuftragFristTage));
  await enqueueMail(context, anfrageEingang, Auftragsnummer);
  return { isNew: true, Auftragsnummer, Status: auftrag.Status };
}

/** The request of a recipient, by the token in the tenant's mail, which is valid for `AuftragFristTage` days. */
export async function readAnfrage(context: Context, token: string): Promise<Anfrage> {
  const { bezug } = await findZugangslink(context, 'Anfrage', token);
  return describeAnfrage(context, bezug);
}

/** The tenant's answer: the new status, and the day from which the release counts. */
interface Decision {
  readonly Status: AuftragStatus;
  readonly FristBeginn?: string | null | undefined;
}

/**
 * Applies the tenant's answer: a step of the order, with the same refusals as POST auftrag. A request says nothing about the contract, so
 * the step out of Eingegangen needs the day from which the release counts.
 */
export async function decideAnfrage(context: Context, token: string, { Status, FristBeginn }: Decision): Promise<Anfrage> {
  const { bezug } = await findZugangslink(context, 'Anfrage', token);
  const row = (await findAuftrag(context, bezug)) ?? refuse('NichtGefunden');
  const { auftragsnummer: Auftragsnummer, empfaengernummer: Empfaengernummer, produkt_id: ProduktId, auftragsdatum: Auftragsdatum } = row;
  if (row.status === 'Eingegangen' && Status !== 'Storniert' && !FristBeginn) refuseField('FristBeginn', 'pflichtfeld');
  const meldung = { Auftragsnummer, Empfaengernummer, ProduktId, Auftragsdatum, FristBeginn, Status };
  const { isMoved } = await processAuftragsmeldung(context, meldung);
  if (isMoved) await writeProtokoll(context, 'anfrage.entschieden', bezug, { status: Status });
  return describeAnfrage(context, bezug);
}

async function describeAnfrage(context: Context, auftragsnummer: string): Promise<Anfrage> {
  const row = (await findAnfrage(context, auftragsnummer)) ?? refuse('NichtGefunden');
  const Freigabetag = freigabeTagOf(context, row);
  return {
    Auftragsnummer: auftragsnummer,
    Status: row.status,
    Auftragsdatum: row.auftragsdatum,
    FristBeginn: row.status === 'Eingegangen' ? null : row.frist_beginn,
    Freigabetag,
    Freigebbar: row.status === 'Bestaetigt' && Freigabetag <= dayOf(context.now),
    ProduktArt: artOf(context, row),
    Produkt: { Id: row.produkt_id, Name: nameOf(row, context.locale) },
    Vorname: row.vorname,
    Nachname: row.nachname,
    Email: row.email,
    Telefon: row.telefon,
    Wunschzeit: row.wunschzeit,
    Nachricht: row.nachricht,
  };
}
