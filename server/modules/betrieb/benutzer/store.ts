import type { Insertable, Updateable } from 'kysely';
import type { Mandantenrolle } from '../../../../contract/rules/betriebsrollen.ts';
import type { SystemScope } from '../../../db/scope.ts';
import type { SystemTables } from '../../../db/tables.ts';

type Tables = SystemTables;
export type Person = Awaited<ReturnType<typeof findPerson>> & object;

const PERSON = [
  'benutzer_id',
  'email',
  'email_schluessel',
  'vorname',
  'nachname',
  'passwort_hash',
  'language',
  'plattform',
  'status',
  'faktor_zurueckgesetzt_am',
] as const;

export const findPerson = ({ tx }: SystemScope, id: string) =>
  tx.selectFrom('betrieb_benutzer').select(PERSON).where('benutzer_id', '=', id).executeTakeFirst();

export const findPersonByEmail = ({ tx }: SystemScope, emailSchluessel: string) =>
  tx.selectFrom('betrieb_benutzer').select(PERSON).where('email_schluessel', '=', emailSchluessel).executeTakeFirst();

/** A person, locked until the transaction ends. */
export const lockPerson = ({ tx }: SystemScope, id: string) =>
  tx.selectFrom('betrieb_benutzer').select(PERSON).where('benutzer_id', '=', id).forUpdate().executeTakeFirst();

/** All people of the installation, by address. */
export const listPeople = ({ tx }: SystemScope) => tx.selectFrom('betrieb_benutzer').select(PERSON).orderBy('email').execute();

/** Adds a person. Of two at once for one address the second waits and gets false. */
export async function insertPerson({ tx }: SystemScope, row: Insertable<Tables['betrieb_benutzer']>): Promise<boolean> {
  const result = await tx
    .insertInto('betrieb_benutzer')
    .values(row)
    .onConflict((conflict) => conflict.column('email_schluessel').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function updatePerson({ tx }: SystemScope, id: string, change: Updateable<Tables['betrieb_benutzer']>): Promise<void> {
  await tx.updateTable('betrieb_benutzer').set(change).where('benutzer_id', '=', id).execute();
}

/** Replaces the password hash; false if it was changed meanwhile. */
export async function replacePasswort({ tx }: SystemScope, id: string, old: string, next: string): Promise<boolean> {
  const result = await tx
    .updateTable('betrieb_benutzer')
    .set({ passwort_hash: next })
    .where('benutzer_id', '=', id)
    .where('passwort_hash', '=', old)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** A role of a person at a tenant that has not ended on the day. */
export interface GivenRole {
  readonly mandant: string;
  readonly rolle: Mandantenrolle;
}

/** The roles of a person at all tenants that were not taken away, also those whose day has passed. */
export const listGivenRoles = ({ tx }: SystemScope, id: string): Promise<GivenRole[]> =>
  tx.selectFrom('betrieb_rolle').select(['mandant', 'rolle']).where('benutzer_id', '=', id).where('entzogen_am', 'is', null).execute();

/** The roles of a person at all tenants on a day (`YYYY-MM-DD`); `gilt_bis` is the last day. */
export const listRoles = ({ tx }: SystemScope, id: string, today: string): Promise<GivenRole[]> =>
  tx
    .selectFrom('betrieb_rolle')
    .select(['mandant', 'rolle'])
    .where('benutzer_id', '=', id)
    .where('entzogen_am', 'is', null)
    .where((row) => row.or([row('gilt_bis', 'is', null), row('gilt_bis', '>=', today)]))
    .orderBy('mandant')
    .execute();

export async function insertSession({ tx }: SystemScope, row: Insertable<Tables['betrieb_sitzung']>): Promise<void> {
  await tx.insertInto('betrieb_sitzung').values(row).execute();
}

/** A session with its person; undefined after its end or without a call by the person since `idleSince`. */
export const findSession = ({ tx }: SystemScope, tokenHash: string, now: Date, idleSince: Date) =>
  tx
    .selectFrom('betrieb_sitzung')
    .innerJoin('betrieb_benutzer', 'betrieb_benutzer.benutzer_id', 'betrieb_sitzung.benutzer_id')
    .select(PERSON.map((name) => `betrieb_benutzer.${name}` as const))
    .select(['sitzung_id', 'zuletzt_am', 'ablauf_am', 'bestaetigt_am'])
    .where('token_hash', '=', tokenHash)
    .where('ablauf_am', '>', now)
    .where('zuletzt_am', '>', idleSince)
    .where('status', '=', 'Aktiv')
    .executeTakeFirst();

export const listSessions = ({ tx }: SystemScope, benutzerId: string, now: Date, idleSince: Date) =>
  tx
    .selectFrom('betrieb_sitzung')
    .select(['sitzung_id', 'geraet', 'erstellt_am', 'zuletzt_am', 'ablauf_am'])
    .where('benutzer_id', '=', benutzerId)
    .where('ablauf_am', '>', now)
    .where('zuletzt_am', '>', idleSince)
    .orderBy('zuletzt_am', 'desc')
    .orderBy('sitzung_id')
    .execute();

export async function updateSession({ tx }: SystemScope, sitzungId: string, change: Updateable<Tables['betrieb_sitzung']>): Promise<void> {
  await tx.updateTable('betrieb_sitzung').set(change).where('sitzung_id', '=', sitzungId).execute();
}

/** Ends a session of a person; false if there is none. */
export async function deleteSession({ tx }: SystemScope, benutzerId: string, sitzungId: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('betrieb_sitzung')
    .where('benutzer_id', '=', benutzerId)
    .where('sitzung_id', '=', sitzungId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Ends all sessions of a person, except the one of a token hash. */
export async function deleteSessions({ tx }: SystemScope, benutzerId: string, exceptTokenHash = ''): Promise<void> {
  await tx.deleteFrom('betrieb_sitzung').where('benutzer_id', '=', benutzerId).where('token_hash', '<>', exceptTokenHash).execute();
}

const FAKTOR = [
  'faktor_id',
  'benutzer_id',
  'name',
  'geheimnis',
  'erstellt_am',
  'bestaetigt_am',
  'letzter_schritt',
  'erholungscodes',
] as const;

export const findFaktor = ({ tx }: SystemScope, id: string) =>
  tx.selectFrom('betrieb_faktor').select(FAKTOR).where('faktor_id', '=', id).executeTakeFirst();

export const lockFaktor = ({ tx }: SystemScope, id: string) =>
  tx.selectFrom('betrieb_faktor').select(FAKTOR).where('faktor_id', '=', id).forUpdate().executeTakeFirst();

/** The newest factor of a person that waits for its first code. */
export const findWaitingFaktor = ({ tx }: SystemScope, benutzerId: string) =>
  tx
    .selectFrom('betrieb_faktor')
    .select('faktor_id')
    .where('benutzer_id', '=', benutzerId)
    .where('bestaetigt_am', 'is', null)
    .orderBy('erstellt_am', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The factors of a person that are on, the oldest first. */
export const listFaktoren = ({ tx }: SystemScope, benutzerId: string) =>
  tx
    .selectFrom('betrieb_faktor')
    .select(FAKTOR)
    .where('benutzer_id', '=', benutzerId)
    .where('bestaetigt_am', 'is not', null)
    .orderBy('bestaetigt_am')
    .orderBy('faktor_id')
    .execute();

/** The newest factors that are on, each with the address of its person, for the tools of the demo. */
export const listAllFaktoren = ({ tx }: SystemScope, limit: number) =>
  tx
    .selectFrom('betrieb_faktor')
    .innerJoin('betrieb_benutzer', 'betrieb_benutzer.benutzer_id', 'betrieb_faktor.benutzer_id')
    .select(['betrieb_benutzer.email', 'betrieb_faktor.faktor_id', 'betrieb_faktor.geheimnis', 'betrieb_faktor.letzter_schritt'])
    .where('betrieb_faktor.bestaetigt_am', 'is not', null)
    .orderBy('betrieb_faktor.bestaetigt_am', 'desc')
    .orderBy('betrieb_benutzer.email')
    .limit(limit)
    .execute();

export async function insertFaktor({ tx }: SystemScope, row: Insertable<Tables['betrieb_faktor']>): Promise<void> {
  await tx.insertInto('betrieb_faktor').values(row).execute();
}

export async function updateFaktor({ tx }: SystemScope, id: string, change: Updateable<Tables['betrieb_faktor']>): Promise<void> {
  await tx.updateTable('betrieb_faktor').set(change).where('faktor_id', '=', id).execute();
}

export async function deleteFaktor({ tx }: SystemScope, id: string): Promise<void> {
  await tx.deleteFrom('betrieb_faktor').where('faktor_id', '=', id).execute();
}

/** Removes the factors of a person: all, or those that wait for their first code. */
export async function deleteFaktoren({ tx }: SystemScope, benutzerId: string, which: 'alle' | 'wartende'): Promise<void> {
  const all = tx.deleteFrom('betrieb_faktor').where('benutzer_id', '=', benutzerId);
  await (which === 'alle' ? all : all.where('bestaetigt_am', 'is', null)).execute();
}

export async function insertLink({ tx }: SystemScope, row: Insertable<Tables['betrieb_link']>): Promise<void> {
  await tx.insertInto('betrieb_link').values(row).execute();
}

export const findLink = ({ tx }: SystemScope, tokenHash: string) =>
  tx
    .selectFrom('betrieb_link')
    .select(['link_id', 'zweck', 'benutzer_id', 'gueltig_bis', 'verwendet_am'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();

/** Uses a link up. Of several at once only one gets true. */
export async function markLinkUsed({ tx }: SystemScope, linkId: string, now: Date): Promise<boolean> {
  const result = await tx
    .updateTable('betrieb_link')
    .set({ verwendet_am: now })
    .where('link_id', '=', linkId)
    .where('verwendet_am', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Uses up all links of a person for one purpose. */
export async function markLinksUsed(
  { tx }: SystemScope,
  benutzerId: string,
  zweck: Tables['betrieb_link']['zweck'],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('betrieb_link')
    .set({ verwendet_am: now })
    .where('benutzer_id', '=', benutzerId)
    .where('zweck', '=', zweck)
    .where('verwendet_am', 'is', null)
    .execute();
}

export async function insertEintrag({ tx }: SystemScope, row: Insertable<Tables['betrieb_protokoll']>): Promise<void> {
  await tx.insertInto('betrieb_protokoll').values(row).execute();
}

export async function deleteSessionsBefore({ tx }: SystemScope, before: Date): Promise<void> {
  await tx.deleteFrom('betrieb_sitzung').where('ablauf_am', '<', before).execute();
}

export async function deleteLinksBefore({ tx }: SystemScope, before: Date): Promise<void> {
  await tx.deleteFrom('betrieb_link').where('gueltig_bis', '<', before).execute();
}

/** Deletes second factors that were made before a moment and wait for their first code. */
export async function deleteWaitingBefore({ tx }: SystemScope, before: Date): Promise<void> {
  await tx.deleteFrom('betrieb_faktor').where('bestaetigt_am', 'is', null).where('erstellt_am', '<', before).execute();
}

export async function deleteEntriesBefore({ tx }: SystemScope, before: Date): Promise<void> {
  await tx.deleteFrom('betrieb_protokoll').where('zeit', '<', before).execute();
}

/** Empties address and name of people who ended before a moment. */
export async function erasePeopleBefore({ tx }: SystemScope, before: Date): Promise<void> {
  await tx
    .updateTable('betrieb_benutzer')
    .set((row) => ({ email: '', email_schluessel: row.ref('benutzer_id'), vorname: '', nachname: '', passwort_hash: null }))
    .where('beendet_am', '<', before)
    .where('email', '<>', '')
    .execute();
}
