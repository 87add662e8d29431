import { sql } from 'kysely';
import { anyOf } from '../../db/any-of.ts';
import { wiredIn } from '../../db/columns.ts';
import type { MandantScope } from '../../db/scope.ts';
import { sperrmusterAt } from '../account/index.ts';
import { AGENTUR_BENUTZER } from './columns.ts';

/** Users of agencies who can log in, with account and agency. */
const active = ({ tx }: MandantScope) =>
  tx
    .selectFrom('agentur_benutzer as b')
    .innerJoin('account', 'account.account_id', 'b.account_id')
    .innerJoin('agentur', 'agentur.agenturnummer', 'b.agenturnummer')
    .where('account.art', '=', 'Agentur')
    .where('account.geloescht_am', 'is', null)
    .where('b.status', '=', 'Aktiv')
    .select([
      'b.agentur_benutzer_id',
      'b.agenturnummer',
      'b.account_id',
      'b.mitarbeiternummer',
      'b.vorname',
      'b.nachname',
      'b.rollen',
      'b.sieht_alles',
      'b.gibt_frei',
      'account.email',
      'account.language',
      'agentur.name',
      'agentur.status',
    ]);

/** A user of an agency who can log in. */
export type ActiveBenutzer = NonNullable<Awaited<ReturnType<typeof findActiveBenutzer>>>;

/** A user of an agency; undefined if deactivated, deleted or only invited. */
export const findActiveBenutzer = (scope: MandantScope, agenturBenutzerId: string) =>
  active(scope).where('b.agentur_benutzer_id', '=', agenturBenutzerId).executeTakeFirst();

/** The users of agencies as whom an account can log in, most recent login first. */
export const listActiveBenutzer = (scope: MandantScope, accountId: string) =>
  active(scope)
    .where('b.account_id', '=', accountId)
    .orderBy('b.letzte_anmeldung_am', (order) => order.desc().nullsLast())
    .orderBy('b.agenturnummer')
    .execute();

/** The same for an address. */
export const listActiveOfEmail = (scope: MandantScope, emailSchluessel: string) =>
  active(scope)
    .where('account.email_schluessel', '=', emailSchluessel)
    .orderBy('b.letzte_anmeldung_am', (order) => order.desc().nullsLast())
    .orderBy('b.agenturnummer')
    .execute();

const activeOfAgentur = (scope: MandantScope, agenturnummer: string) =>
  active(scope).where('b.agenturnummer', '=', agenturnummer).orderBy('b.erstellt_am').orderBy('b.agentur_benutzer_id');

/** All users of an agency who can log in, oldest first. */
export const listActiveOfAgentur = (scope: MandantScope, agenturnummer: string) => activeOfAgentur(scope, agenturnummer).execute();

/** The owners among them. */
export const listActiveInhaber = (scope: MandantScope, agenturnummer: string) =>
  activeOfAgentur(scope, agenturnummer).where(sql<boolean>`'Inhaber' = any(b.rollen)`).execute();

const persons = ({ tx }: MandantScope) =>
  tx
    .selectFrom('agentur_benutzer as b')
    .innerJoin('account', 'account.account_id', 'b.account_id')
    .innerJoin('agentur', 'agentur.agenturnummer', 'b.agenturnummer')
    .where('account.geloescht_am', 'is', null)
    .where('b.status', '<>', 'Deaktiviert')
    .select(['b.agentur_benutzer_id', 'b.agenturnummer', 'b.account_id', 'b.vorname', 'b.nachname', 'b.status'])
    .select(['account.email', 'account.language', 'agentur.name', 'agentur.status as agentur', 'agentur.grund']);

/** A user of an agency, even if only invited; undefined once deactivated. */
export const findPerson = (scope: MandantScope, agenturBenutzerId: string) =>
  persons(scope).where('b.agentur_benutzer_id', '=', agenturBenutzerId).executeTakeFirst();

/** An agency with its data. */
export const findAgentur = ({ tx }: MandantScope, agenturnummer: string) =>
  tx.selectFrom('agentur').selectAll().where('agenturnummer', '=', agenturnummer).executeTakeFirst();

/** All past and present users of agencies of an account, as the disclosure shows them. */
export const listBenutzerOf = ({ tx }: MandantScope, accountId: string) =>
  tx
    .selectFrom('agentur_benutzer')
    .select(['agentur_benutzer_id', ...wiredIn(AGENTUR_BENUTZER)])
    .where('account_id', '=', accountId)
    .orderBy('erstellt_am')
    .orderBy('agenturnummer')
    .execute();

/** The user of a session, with the tenant's bars; undefined if the session ended or the user can no longer log in. */
export const findAgenturSession = (scope: MandantScope, tokenHash: string, now: Date) =>
  active(scope)
    .innerJoin('session', 'session.agentur_benutzer_id', 'b.agentur_benutzer_id')
    .whereRef('session.account_id', '=', 'b.account_id')
    .select(['session.ablauf_am', 'session.passwort_am'])
    .select(sperrmusterAt(now).as('muster'))
    .select(({ selectFrom }) =>
      selectFrom('agentur_zustimmung as z')
        .select(sql<string[]>`coalesce(array_agg(z.block || ' ' || z.version), '{}')`.as('alle'))
        .whereRef('z.agenturnummer', '=', 'b.agenturnummer')
        .as('zugestimmt'),
    )
    .where('session.token_hash', '=', tokenHash)
    .where('session.ablauf_am', '>', now)
    .executeTakeFirst();

/** Agencies that see a person: as a recommender by invitation, referral or origin, as a recipient by these numbers. */
export const listAgenturenThatSee = ({ tx }: MandantScope, empfehlerId: string, empfaengernummern: readonly string[]) =>
  tx
    .selectFrom('agentur')
    .innerJoin(
      ({ selectFrom }) => {
        const own = (table: 'empfehlung' | 'einladung' | 'empfehler') =>
          selectFrom(table)
            .select(['agenturnummer', sql<'Empfehler' | 'Empfaenger'>`'Empfehler'`.as('als')])
            .where('empfehler_id', '=', empfehlerId);
        return own('empfehlung')
          .union(own('einladung'))
          .union(own('empfehler'))
          .union(
            selectFrom('empfaenger')
              .select(['agenturnummer', sql<'Empfehler' | 'Empfaenger'>`'Empfaenger'`.as('als')])
              .where('empfaengernummer', '=', anyOf(empfaengernummern)),
          )
          .as('access');
      },
      (join) => join.onRef('access.agenturnummer', '=', 'agentur.agenturnummer'),
    )
    .where((eb) => eb('agentur.empfehler_id', 'is distinct from', empfehlerId))
    .select(['agentur.agenturnummer', 'agentur.name', 'access.als'])
    .orderBy('access.als', 'desc')
    .orderBy('agentur.agenturnummer')
    .execute();

/** All past and present users of an agency with their names. */
export const listBenutzerNames = ({ tx }: MandantScope, agenturnummer: string) =>
  tx
    .selectFrom('agentur_benutzer')
    .select(['agentur_benutzer_id', 'vorname', 'nachname'])
    .where('agenturnummer', '=', agenturnummer)
    .execute();

/** Every product, including those no longer offered, because past referrals refer to them. */
export const listAllProdukte = ({ tx }: MandantScope) =>
  tx.selectFrom('produkt').select(['id', 'name', 'name_en']).orderBy('sortierung').orderBy('id').execute();

/** All past and present users of an agency who have an employee number. */
export const listNumberedBenutzer = ({ tx }: MandantScope, agenturnummer: string) =>
  tx
    .selectFrom('agentur_benutzer')
    .select(['mitarbeiternummer', 'vorname', 'nachname'])
    .where('agenturnummer', '=', agenturnummer)
    .where('mitarbeiternummer', 'is not', null)
    .$narrowType<{ mitarbeiternummer: string }>()
    .orderBy('nachname')
    .orderBy('vorname')
    .orderBy('agentur_benutzer_id')
    .execute();
