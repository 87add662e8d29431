import type { AssignableRolle } from '../../../../contract/rules/rollen.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import type { Context } from '../../../context.ts';
import { Refusal, refuse, refuseField } from '../../../errors.ts';
import { endZugangslinks, lockLiveAccount, sperreOf } from '../../account/index.ts';
import { listInhaber, lockAgentur } from '../registrierung/store.ts';
import { moveBenutzer } from '../registrierung/wechsel.ts';
import * as store from './store.ts';

type Row = NonNullable<Awaited<ReturnType<typeof store.findByNummer>>>;

/** A user of an agency as its owner sees them. Throws NichtGefunden. */
export async function readMitarbeiter(context: Context, agenturnummer: string, nummer: string) {
  const row = (await store.findByNummer(context, agenturnummer, nummer)) ?? refuse('NichtGefunden');
  const { MitarbeiterSehenAlles, MitarbeiterGebenFrei } = context.konfiguration;
  return {
    Mitarbeiternummer: nummer,
    Vorname: row.vorname,
    Nachname: row.nachname,
    Email: row.email,
    Rollen: [...row.rollen],
    Status: row.status,
    LetzteAnmeldung: row.letzte_anmeldung_am?.toISOString() ?? null,
    SiehtAlles: MitarbeiterSehenAlles ? row.sieht_alles : null,
    GibtFrei: MitarbeiterGebenFrei ? row.gibt_frei : null,
    LetzterInhaber: await isOnlyInhaber(context, agenturnummer, row),
    Reaktivierbar: isReaktivierbar(row),
  };
}

interface Change {
  readonly Vorname?: string | undefined;
  readonly Nachname?: string | undefined;
  readonly Rollen?: readonly AssignableRolle[] | undefined;
  readonly SiehtAlles?: boolean | undefined;
  readonly GibtFrei?: boolean | undefined;
}

/**
 * Changes a user of an agency, with effect from that user's next call. Throws NichtGefunden, Validierung for a right that the tenant has
 * switched off, Konflikt for a deactivated user or the only owner.
 */
export async function changeMitarbeiter(context: Context, agenturnummer: string, nummer: string, typed: Change): Promise<void> {
  const { MitarbeiterSehenAlles, MitarbeiterGebenFrei } = context.konfiguration;
  if (typed.SiehtAlles !== undefined && !MitarbeiterSehenAlles) refuseField('SiehtAlles', 'auswahl');
  if (typed.GibtFrei !== undefined && !MitarbeiterGebenFrei) refuseField('GibtFrei', 'auswahl');
  const row = await lock(context, agenturnummer, nummer);
  if (row.status === 'Deaktiviert') throw new Refusal('Konflikt', { text: 'agentur.mitarbeiter.deaktiviert' });
  if (typed.Rollen && !typed.Rollen.includes('Inhaber')) await checkOtherInhaber(context, agenturnummer, row);
  const { Vorname, Nachname, Rollen, SiehtAlles, GibtFrei } = typed;
  const change = {
    ...(Vorname !== undefined && { vorname: Vorname }),
    ...(Nachname !== undefined && { nachname: Nachname }),
    ...(Rollen !== undefined && { rollen: [...new Set(Rollen)] }),
    ...(SiehtAlles !== undefined && { sieht_alles: SiehtAlles }),
    ...(GibtFrei !== undefined && { gibt_frei: GibtFrei }),
  };
  if (Object.keys(change).length === 0) return;
  await store.updateBenutzer(context, row.agentur_benutzer_id, change);
  const wechsel = { agenturnummer, vorher: auditValueOf(row), nachher: auditValueOf({ ...row, ...change }) };
  await writeProtokoll(context, 'mitarbeiter.geaendert', row.agentur_benutzer_id, { felder: Object.keys(typed) }, wechsel);
}

/** A user's roles and rights as the audit log stores them. */
const auditValueOf = ({ rollen, sieht_alles, gibt_frei }: Pick<Row, 'rollen' | 'sieht_alles' | 'gibt_frei'>): string =>
  [rollen.join('+') || 'Minimal', ...(sieht_alles ? ['SiehtAlles'] : []), ...(gibt_frei ? ['GibtFrei'] : [])].join(' ');

/**
 * Deactivates a user of an agency: ends sessions and links immediately, keeps the number. A repeat has no effect. Throws NichtGefunden,
 * Konflikt for the only owner.
 */
export async function endMitarbeiter(context: Context, agenturnummer: string, nummer: string): Promise<void> {
  const row = await lock(context, agenturnummer, nummer);
  if (row.status === 'Deaktiviert') return;
  await checkOtherInhaber(context, agenturnummer, row);
  await moveBenutzer(context, row, 'Deaktiviert');
  await store.endSessionsFor(context, row.agentur_benutzer_id, context.now);
  await endZugangslinks(context, 'AgenturEinladung', row.agentur_benutzer_id);
}

/** Whether a deactivated user can be reactivated without an invitation: only with a password and a past login for this agency. */
const isReaktivierbar = ({ status, letzte_anmeldung_am, hat_passwort }: Row): boolean =>
  status === 'Deaktiviert' && letzte_anmeldung_am !== null && hat_passwort;

/**
 * Reactivates a user. Has no effect on a user who is not deactivated. Throws NichtGefunden, EmailNotAllowed, Konflikt for a user who needs an
 * invitation.
 */
export async function reactivateMitarbeiter(context: Context, agenturnummer: string, nummer: string): Promise<void> {
  const row = await lock(context, agenturnummer, nummer);
  if (row.status !== 'Deaktiviert') return;
  if (!isReaktivierbar(row)) throw new Refusal('Konflikt', { text: 'agentur.mitarbeiter.ohnePasswort' });
  if ((await sperreOf(context, row.email)) !== null) refuse('EmailNotAllowed');
  await lockLiveAccount(context, row.account_id);
  await moveBenutzer(context, row, 'Aktiv');
}

/** A user of an agency; locks the agency, so that its users do not change until the transaction ends. */
async function lock(context: Context, agenturnummer: string, nummer: string): Promise<Row> {
  await lockAgentur(context, agenturnummer);
  return (await store.findByNummer(context, agenturnummer, nummer)) ?? refuse('NichtGefunden');
}

async function isOnlyInhaber(context: Context, agenturnummer: string, { agentur_benutzer_id: id }: Row): Promise<boolean> {
  const owners = await listInhaber(context, agenturnummer);
  return owners.length === 1 && owners[0] === id;
}

/** Refuses to leave an agency without an owner. */
async function checkOtherInhaber(context: Context, agenturnummer: string, row: Row): Promise<void> {
  if (await isOnlyInhaber(context, agenturnummer, row)) throw new Refusal('Konflikt', { text: 'agentur.mitarbeiter.letzterInhaber' });
}
