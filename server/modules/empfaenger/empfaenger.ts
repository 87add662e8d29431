import type { EmpfaengerStatus } from '../../../contract/empfehlung.ts';
import type { Seite } from '../../../contract/values.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { addTage, endOfDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import type { MandantScope } from '../../db/scope.ts';
import { emailAlias, emailSchluessel } from '../../email-address.ts';
import { refuse } from '../../errors.ts';
import { sperreOf, UNCONFIRMED_DAYS } from '../account/account.ts';
import { agbVersionOf } from '../content/content.ts';
import { bankdatenOfEmpfaenger, replaceBankdaten } from './bankdaten.ts';
import { hexHashOf, renewHex } from './hex.ts';
import { type EmpfehlungFor, findAuftragOf } from './reads.ts';
import { TRANSITIONS } from './status.ts';
import * as store from './store.ts';

export type { EmpfaengerRow } from './store.ts';

/** Moves a recipient on, with its audit entry; a transition that the table does not have is an error of ours. */
export async function moveEmpfaenger(
  context: Context,
  row: { empfaengernummer: string; status: EmpfaengerStatus },
  to: EmpfaengerStatus,
  grund: string,
  fristAm: Date | null = null,
): Promise<void> {
  if (!TRANSITIONS[row.status].includes(to)) throw new Error(`a recipient does not go from ${row.status} to ${to}`);
  const isEnd = ENDS.includes(to);
  const moments = { frist_am: fristAm, beendet_am: isEnd ? context.now : null };
  if (!(await store.moveStatus(context, row.empfaengernummer, row.status, to, moments))) refuse('Konflikt');
  if (isEnd) await replaceBankdaten(context, row.empfaengernummer, null);
  await writeProtokoll(context, 'empfaenger.status', row.empfaengernummer, { von: row.status, nach: to, grund });
}

/** With these nothing more is paid, so stored bank data goes. */
const ENDS: readonly EmpfaengerStatus[] = ['Gezahlt', 'Abgelaufen', 'Storniert'];

export interface NewEmpfaenger {
  readonly vorname: string;
  readonly name: string | null;
  readonly email: string | null;
}

/**
 * Adds the person that a recommender names. While the recommender's address is unconfirmed, the person takes no place among
 * the open pairs: nobody can block a pair in another's name.
 */
export async function addNamedEmpfaenger(
  context: Context,
  empfehlung: { empfehlungsnummer: string; empfehler_id: string; gueltig_bis: string },
  person: NewEmpfaenger,
  isConfirmed: boolean,
): Promise<string> {
  const empfaengernummer = context.random.nummer();
  await insert(context, {
    ...baseRow(context, empfehlung, empfaengernummer),
    vorname: person.vorname,
    name: person.name,
    email: person.email,
    email_schluessel: person.email && emailSchluessel(person.email),
    email_alias: person.email && isConfirmed ? emailAlias(person.email) : null,
    hex_hash: null,
  });
  return empfaengernummer;
}

/** Once the recommender's address is confirmed, the persons named take their place among the open pairs. */
export async function claimPairs(context: Context, empfehlungsnummer: string): Promise<void> {
  for (const row of await store.listAliasless(context, empfehlungsnummer)) {
    await asPair(store.updateEmpfaenger(context, row.empfaengernummer, { email_alias: row.email && emailAlias(row.email) }));
  }
}

const FIRST_VERSION = 1;

/** The row of a new recipient: open until the referral's days are over, unconfirmed data deleted after 12 weeks. */
export function baseRow(context: Context, empfehlung: { empfehlungsnummer: string; empfehler_id: string }, empfaengernummer: string) {
  const { EmpfehlungGueltigTage } = context.konfiguration;
  return {
    empfaengernummer,
    empfehlungsnummer: empfehlung.empfehlungsnummer,
    empfehler_id: empfehlung.empfehler_id,
    status: 'Offen' as const,
    language: context.locale,
    hex_version: FIRST_VERSION,
    hex_hash: hexHashOf(context, { empfaengernummer, hex_version: FIRST_VERSION }),
    vorlaeufig: false,
    erstellt_am: context.now,
    frist_am: addTage(context.now, EmpfehlungGueltigTage),
    loeschen_am: addTage(context.now, UNCONFIRMED_DAYS),
    anrede: null,
    geburtsdatum: null,
    telefon: null,
    ort: null,
    plz: null,
    strasse: null,
    hausnummer: null,
    zugestimmt_am: null,
    bestaetigt_am: null,
    bestaetigt_durch: null,
    daten_geloescht_am: null,
    beendet_am: null,
  };
}

/** Inserts a recipient; a second open referral of the same two people is EmpfehlungExists. */
export const insert = (context: Context, row: Parameters<typeof store.insertEmpfaenger>[1]): Promise<void> =>
  asPair(store.insertEmpfaenger(context, row));

/** One open referral of a pair, and one recipient of an address on each referral. */
const PAIR_KEYS = ['empfaenger_offenes_paar', 'empfaenger_mandant_empfehlungsnummer_email_schluessel_key'];

/** Runs a write that can meet an open pair and says so in the catalogue's words. */
export async function asPair(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (PAIR_KEYS.some((key) => isUniqueViolation(error, key))) refuse('EmpfehlungExists');
    throw error;
  }
}

/** Refuses people who may not be recommended: the recommender under any spelling, and barred addresses (contract section 4). */
export async function checkEmpfaengerEmail(context: Context, empfehlerEmail: string, email: string): Promise<void> {
  const isSelf = emailAlias(email) === emailAlias(empfehlerEmail);
  if (isSelf && !context.konfiguration.AllowSelfRecommendation) refuse('EmailEmpfehlerGleichEmpfaenger');
  if (await sperreOf(context, email)) refuse('EmailNotAllowed');
}

/** Whether a referral can still be joined: its address confirmed and its last day not over. */
export function checkJoinable(empfehlung: EmpfehlungFor, now: Date): void {
  if (empfehlung.bestaetigt_am === null) refuse('Konflikt');
  if (endOfDay(empfehlung.gueltig_bis) <= now) refuse('Abgelaufen');
}

/** Offen becomes Ok when the terms are accepted and the data confirmed; from then on the order's time runs. */
export async function advanceWhenReady(context: Context, empfaengernummer: string): Promise<EmpfaengerStatus> {
  const row = (await store.lockEmpfaenger(context, empfaengernummer)) ?? refuse('NichtGefunden');
  if (row.status !== 'Offen' || row.zugestimmt_am === null || row.bestaetigt_am === null) return row.status;
  await moveEmpfaenger(context, row, 'Ok', 'Zugestimmt', addTage(context.now, context.konfiguration.AuftragFristTage));
  return 'Ok';
}

/**
 * An order that the tenant confirmed stands for the recipient's own confirmation and terms (contract section 4), and renews the secret as that
 * does; a late one opens an expired recipient again.
 */
export async function acceptByAuftrag(context: Context, row: store.EmpfaengerRow): Promise<void> {
  if (row.bestaetigt_am === null && row.hex_hash !== null) await renewHex(context, row);
  await store.updateEmpfaenger(context, row.empfaengernummer, {
    bestaetigt_am: row.bestaetigt_am ?? context.now,
    ...(row.bestaetigt_am === null && { bestaetigt_durch: 'Auftrag' }),
    loeschen_am: null,
  });
  if (row.status === 'Offen' || row.status === 'Abgelaufen') await asPair(moveEmpfaenger(context, row, 'Ok', 'Auftrag bestätigt'));
}

/** Stores that one side accepted the terms: what was sent, and beside it the version that was shown. */
export const recordZustimmung = (context: Context, seite: Seite, bezug: string, agbText: unknown): Promise<void> =>
  store.insertZustimmung(context, {
    seite,
    bezug,
    agb_text: String(agbText),
    agb_version: agbVersionOf(context.inhalte),
    gegeben_am: context.now,
  });

/** The recipient named in an order feed, kept from others until the transaction ends. */
export const lockEmpfaenger = (scope: MandantScope, empfaengernummer: string) => store.lockEmpfaenger(scope, empfaengernummer);

/** The recipients of a referral, kept from others until the transaction ends; where there is none, those who wait to be joined to one. */
export async function lockOfEmpfehlung(scope: MandantScope, empfehlungsnummer: string): Promise<store.EmpfaengerRow[]> {
  const rows = await store.lockOfEmpfehlung(scope, empfehlungsnummer);
  const joined = rows.filter((row) => !row.vorlaeufig);
  return joined.length > 0 ? joined : rows;
}

/** First name and initial: all that a recommender sees of a recipient. Null once the data is deleted. */
export function anzeigename(row: { vorname: string | null; name: string | null }): string | null {
  if (row.vorname === null) return null;
  const [initial] = row.name ?? '';
  return initial ? `${row.vorname} ${initial}.` : row.vorname;
}

export { auskunftOfEmpfaenger, endEmpfaenger, endNamed } from './datenschutz.ts';
export { fillRenewedHexes, isMadeWith, resolveEmpfaenger } from './hex.ts';
export { joinToFirst, lockEntry } from './vorlaeufig.ts';
export { bankdatenOfEmpfaenger, findAuftragOf };
