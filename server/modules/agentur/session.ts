import type { AgenturBenutzer } from '../../../contract/calls/agentur/login.ts';
import { agenturRechte, type HolderOf, may } from '../../../contract/rules/rechte.ts';
import { effectiveRollen, seesAllRows } from '../../../contract/rules/rollen.ts';
import type { Login, LoginOf, LoginResolver } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { type Session, sperreAmong, sperreOf } from '../account/index.ts';
import {
  type ActiveBenutzer,
  findActiveBenutzer,
  findAgenturSession,
  listActiveBenutzer,
  listActiveInhaber,
  listActiveOfAgentur,
} from './reads.ts';
import { listOpenBedingungen, openBedingungen } from './zustimmung/bedingungen.ts';

/** Resolves a session to its agency user with current status, roles and rights. */
export const resolveAgentur: LoginResolver = async (context, token) => {
  const row = await findAgenturSession(context, context.secrets.hash(token), context.now);
  if (!row || sperreAmong(row.email, row.muster ?? []) !== null) return null;
  const { agentur_benutzer_id: id, account_id: accountId, agenturnummer, mitarbeiternummer, name, status, language: locale } = row;
  const { ablauf_am: ablauf, passwort_am: passwortAm } = row;
  const isConsentOpen = openBedingungen(context, row.zugestimmt ?? []).length > 0;
  const agentur = { agenturnummer, name, status, mitarbeiternummer, accountId, passwortAm, isConsentOpen };
  return { ...holderOf(context, row), id, locale, wer: actorOf(row), ablauf, agentur };
};

/** The login of an agency's user with current rights, for work without a session. Null if the user can no longer log in. */
export async function findLogin(context: Context, agenturBenutzerId: string): Promise<LoginOf<'A'> | null> {
  const row = await findActiveBenutzer(context, agenturBenutzerId);
  if (!row || (await sperreOf(context, row.email)) !== null) return null;
  const { agentur_benutzer_id: id, account_id: accountId, agenturnummer, mitarbeiternummer, name, status, language: locale } = row;
  const agentur = {
    agenturnummer,
    name,
    status,
    mitarbeiternummer,
    accountId,
    passwortAm: null,
    isConsentOpen: (await listOpenBedingungen(context, agenturnummer)).length > 0,
  };
  return { ...holderOf(context, row), id, locale, wer: actorOf(row), agentur };
}

/** The name of an agency's user in the audit log. */
export const actorOf = ({
  agenturnummer,
  agentur_benutzer_id: id,
}: Pick<ActiveBenutzer, 'agenturnummer' | 'agentur_benutzer_id'>): string => `Agentur:${agenturnummer}:${id}`;

/** First and last names; omits people without a name. */
const namesOf = (people: readonly Pick<ActiveBenutzer, 'vorname' | 'nachname'>[]): string[] =>
  people.map(({ vorname, nachname }) => `${vorname} ${nachname}`.trim()).filter(Boolean);

/** The names of the agency's users who can release an order with this employee number. `can` decides by address. */
export async function namesOfReleasers(
  context: Context,
  agenturnummer: string,
  mitarbeiternummer: string | null,
  can: (email: string) => boolean,
): Promise<string[]> {
  const people = await listActiveOfAgentur(context, agenturnummer);
  return namesOf(
    people.filter((one) => {
      const holder = holderOf(context, one);
      const isSeen = seesAllRows(holder) || (mitarbeiternummer !== null && one.mitarbeiternummer === mitarbeiternummer);
      return may(holder, 'Freigabe') && isSeen && can(one.email);
    }),
  );
}

/** The roles of a user in the state of the agency, with the rights that the tenant has switched on and the owner has granted. */
const holderOf = (
  { konfiguration }: Context,
  row: Pick<ActiveBenutzer, 'rollen' | 'status' | 'sieht_alles' | 'gibt_frei'>,
): HolderOf<'A'> => ({
  who: 'A',
  rollen: effectiveRollen(row.status, row.rollen),
  schalter: [
    ...(konfiguration.MitarbeiterGebenFrei && row.gibt_frei ? (['MitarbeiterGebenFrei'] as const) : []),
    ...(konfiguration.MitarbeiterSehenAlles && row.sieht_alles ? (['MitarbeiterSehenAlles'] as const) : []),
  ],
});

/** The agency of a login. Throws PSOF0204 for any other login. */
export const agenturOf = (login: Login | null) => (login?.who === 'A' ? login.agentur : refuse('PSOF0204'));

/** The number of the caller's agency. Throws NichtGefunden if the path names another one. */
export function checkOwnAgentur(login: Login | null, agenturnummer: string): string {
  return agenturOf(login).agenturnummer === agenturnummer ? agenturnummer : refuse('NichtGefunden');
}

/** Whether the caller owns the agency, in any of its states. */
export const isInhaber = (login: Login | null): boolean =>
  login?.who === 'A' && login.rollen.some((rolle) => rolle === 'Inhaber' || rolle === 'InhaberInaktiv');

/** Throws NichtAuthorisiert unless the caller is an owner. */
export function checkInhaber(login: Login | null): void {
  if (!isInhaber(login)) refuse('NichtAuthorisiert');
}

/** An agency's user as the wire shows it after a login. Throws PSOF0204 if deactivated in the meantime. */
export async function toAgenturBenutzer(context: Context, { id, accountId }: BenutzerIds, session: Session): Promise<AgenturBenutzer> {
  const all = await listActiveBenutzer(context, accountId);
  const row = all.find(({ agentur_benutzer_id }) => agentur_benutzer_id === id) ?? refuse('PSOF0204');
  const holder = holderOf(context, row);
  return {
    Token: session.token,
    Rollen: [...holder.rollen],
    Rechte: agenturRechte(holder),
    Agenturnummer: row.agenturnummer,
    AgenturName: row.name,
    AgenturStatus: row.status,
    ...(row.mitarbeiternummer !== null && { Mitarbeiternummer: row.mitarbeiternummer }),
    Vorname: row.vorname,
    Nachname: row.nachname,
    Email: row.email,
    Language: row.language,
    GueltigBis: session.ablauf.toISOString(),
    Agenturen: all
      .map(({ agenturnummer: Agenturnummer, name: AgenturName }) => ({ Agenturnummer, AgenturName }))
      .sort((a, b) => (a.Agenturnummer < b.Agenturnummer ? -1 : 1)),
    Inhaber: namesOf(await listActiveInhaber(context, row.agenturnummer)),
    OffeneZustimmungen: (await listOpenBedingungen(context, row.agenturnummer)).map(({ name }) => name),
  };
}

interface BenutzerIds {
  /** The id of the agency's user. */
  readonly id: string;
  readonly accountId: string;
}
