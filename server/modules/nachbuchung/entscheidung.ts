import type { Auftrag, Auftragsmeldung } from '../../../contract/calls/auftrag.ts';
import type { Entscheidung, NachbuchungStatus, VorgelegteNachbuchung } from '../../../contract/calls/praemie/nachbuchung.ts';
import { isConfidential } from '../../../contract/rules/confidential.ts';
import type { AuftragStatus } from '../../../contract/values/status.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { addTage } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { Refusal, refuse, refuseField } from '../../errors.ts';
import { enqueueMail } from '../../mail/store.ts';
import { RETENTION } from '../../retention.ts';
import { describeAuftrag, findAuftrag, processAuftragsmeldung } from '../auftrag/index.ts';
import { addNamedEmpfaenger, type EmpfaengerRow, lockEmpfaenger, lockJoined } from '../empfaenger/index.ts';
import { artOf, readProdukt } from '../produkt/index.ts';
import { nachbuchungAbgelehnt, nachbuchungAngenommen } from './mails.ts';
import { findOwn } from './reads.ts';
import { describeNachbuchung } from './shown.ts';
import { TRANSITIONS } from './status.ts';
import { lockNachbuchung, moveStatus, type NachbuchungRow } from './store.ts';

type Decided = VorgelegteNachbuchung & { Auftrag?: Auftrag };

/**
 * Decides a claim once. Accepting it stores its order as confirmed by the tenant, with the rules and refusals of POST auftrag; throws Konflikt for an order of
 * another recipient, and for one that was released, paid or cancelled. The answer does not reveal what was decided about an application: a known one keeps
 * its status, a new one is stored as Eingegangen. Repeating a decision gives the same answer; a different decision is Konflikt.
 */
export async function decideNachbuchung(context: Context, nachbuchungsnummer: string, entscheidung: Entscheidung): Promise<Decided> {
  const row = (await lockNachbuchung(context, nachbuchungsnummer)) ?? refuse('NichtGefunden');
  const antwort = entscheidung.Antwort || null;
  if (row.status !== 'Offen') {
    if (row.status !== entscheidung.Status || row.antwort !== antwort) refuseKonflikt('entschieden');
  } else {
    if (entscheidung.Status === 'Angenommen') await processAuftragsmeldung(context, await auftragOf(context, row, entscheidung));
    await moveNachbuchung(context, row, entscheidung.Status, antwort);
  }
  const decided = await describeNachbuchung(context, nachbuchungsnummer);
  return decided.Status === 'Angenommen' ? { ...decided, Auftrag: await describeAuftrag(context, row.auftragsnummer) } : decided;
}

/**
 * Moves a claim to a status, with its audit entry and mail. Throws for a transition that `TRANSITIONS` does not have; refuses with Konflikt
 * if the claim has changed meanwhile.
 */
export async function moveNachbuchung(
  context: Context,
  row: Pick<NachbuchungRow, 'nachbuchungsnummer' | 'status'>,
  to: NachbuchungStatus,
  antwort: string | null,
): Promise<void> {
  if (!TRANSITIONS[row.status].includes(to)) throw new Error(`a claim does not go from ${row.status} to ${to}`);
  const change = { antwort, entschieden_am: context.now, loeschen_am: addTage(context.now, RETENTION.nachbuchung.period.tage) };
  if (!(await moveStatus(context, row, to, change))) refuseKonflikt('entschieden');
  await writeProtokoll(context, 'nachbuchung.status', row.nachbuchungsnummer, { von: row.status, nach: to });
  await enqueueMail(context, to === 'Angenommen' ? nachbuchungAngenommen : nachbuchungAbgelehnt, row.nachbuchungsnummer);
}

async function auftragOf(context: Context, row: NachbuchungRow, entscheidung: Entscheidung): Promise<Auftragsmeldung> {
  const known = await findAuftrag(context, row.auftragsnummer);
  const produkt = (await readProdukt(context, row.produkt_id)) ?? refuseField('ProduktId', 'produkt');
  return {
    Auftragsnummer: row.auftragsnummer,
    ...(await empfaengerOf(context, row, entscheidung, known?.empfaengernummer)),
    ProduktId: row.produkt_id,
    Auftragsdatum: row.auftragsdatum,
    Status: statusOfAccepted(context, produkt, known?.status),
  };
}

/** The status with which an accepted claim stores its order; `known` is the one of an order that is stored already. */
export const statusOfAccepted = (
  context: Pick<Context, 'konfiguration'>,
  produkt: Parameters<typeof artOf>[1],
  known: AuftragStatus | undefined,
): AuftragStatus => (isConfidential(artOf(context, produkt)) ? (known ?? 'Eingegangen') : 'Bestaetigt');

/** Refuses a decision with Konflikt; the problem's detail names the reason. */
function refuseKonflikt(grund: 'entschieden' | 'anderer' | 'mehrere'): never {
  throw new Refusal('Konflikt', { text: `betrieb.nachbuchung.konflikt.${grund}` });
}

/**
 * The recipient of the order: the one that the tenant names or the order already has, or the one with the claimed name on the referral. If
 * none has that name, the person came by a link without leaving a trace, and is added under it. Without a name, the referral's only
 * recipient.
 */
async function empfaengerOf(
  context: Context,
  row: NachbuchungRow,
  { Empfaengernummer, Empfehlungsnummer }: Entscheidung,
  ofAuftrag: string | undefined,
): Promise<Pick<Auftragsmeldung, 'Empfaengernummer' | 'Empfehlungsnummer'>> {
  const known = Empfaengernummer || ofAuftrag;
  if (known) {
    const empfaenger = (await lockEmpfaenger(context, known)) ?? refuse('NichtGefunden');
    if (empfaenger.empfehler_id !== row.empfehler_id) refuseKonflikt('anderer');
    return { Empfaengernummer: known, Empfehlungsnummer };
  }
  const nummer = Empfehlungsnummer ?? row.empfehlungsnummer ?? refuseField('Empfehlungsnummer', 'pflichtfeld');
  const empfehlung = (await findOwn(context, row.empfehler_id, nummer)) ?? refuse('NichtGefunden');
  if (row.vorname === null || !empfehlung.empfehlungslink) return { Empfehlungsnummer: nummer };
  const [named, ...others] = (await lockJoined(context, nummer)).filter((one) => hasName(one, row));
  if (others.length > 0) refuseKonflikt('mehrere');
  const person = { vorname: row.vorname, name: row.nachname, email: null };
  return { Empfaengernummer: named?.empfaengernummer ?? (await addNamedEmpfaenger(context, empfehlung, person, true)) };
}

const plain = (name: string | null): string => (name ?? '').normalize('NFKC').trim().toLowerCase();

/** Whether a recipient has the claimed name. */
export const hasName = (
  empfaenger: Pick<EmpfaengerRow, 'vorname' | 'name'>,
  { vorname, nachname }: Pick<NachbuchungRow, 'vorname' | 'nachname'>,
): boolean => plain(empfaenger.vorname) === plain(vorname) && (nachname === null || plain(empfaenger.name) === plain(nachname));
