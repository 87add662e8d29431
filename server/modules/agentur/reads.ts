import { sql } from 'kysely';
import { wiredIn } from '../../db/columns.ts';
import type { MandantScope } from '../../db/scope.ts';
import { AGENTUR_BENUTZER } from './columns.ts';

/** Everybody of an agency with the account and the agency, as far as they can be logged in. */
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
      'account.email',
      'account.language',
      'agentur.name',
      'agentur.status',
    ]);

/** Somebody of an agency who can be logged in. */
export type AktiverBenutzer = NonNullable<Awaited<ReturnType<typeof findAktiv>>>;

/** Somebody of an agency, unless deactivated, deleted or only invited. */
export const findAktiv = (scope: MandantScope, agenturBenutzerId: string) =>
  active(scope).where('b.agentur_benutzer_id', '=', agenturBenutzerId).executeTakeFirst();

/** All that an account can be logged in as, the one of the last login first. */
export const listAktive = (scope: MandantScope, accountId: string) =>
  active(scope)
    .where('b.account_id', '=', accountId)
    .orderBy('b.letzte_anmeldung_am', (order) => order.desc().nullsLast())
    .orderBy('b.agenturnummer')
    .execute();

/** All that an account ever was in agencies, as the disclosure shows it. */
export const listBenutzerOf = ({ tx }: MandantScope, accountId: string) =>
  tx
    .selectFrom('agentur_benutzer')
    .select(['agentur_benutzer_id', ...wiredIn(AGENTUR_BENUTZER)])
    .where('account_id', '=', accountId)
    .orderBy('erstellt_am')
    .orderBy('agenturnummer')
    .execute();

/** Whose session a token is, with the tenant's bars; undefined once it ended, or who it is of can no longer be logged in. */
export const findAgenturSession = (scope: MandantScope, tokenHash: string, now: Date) =>
  active(scope)
    .innerJoin('session', 'session.agentur_benutzer_id', 'b.agentur_benutzer_id')
    .whereRef('session.account_id', '=', 'b.account_id')
    .select(['session.ablauf_am', 'session.passwort_am'])
    .select(({ selectFrom }) => selectFrom('sperre').select(sql<string[]>`coalesce(array_agg(muster), '{}')`.as('alle')).as('muster'))
    .where('session.token_hash', '=', tokenHash)
    .where('session.ablauf_am', '>', now)
    .executeTakeFirst();

/** The second factors that are on, with whose they are. */
export const listZweitfaktoren = ({ tx }: MandantScope) =>
  tx
    .selectFrom('zweitfaktor')
    .innerJoin('account', 'account.account_id', 'zweitfaktor.account_id')
    .select(['account.account_id', 'account.email', 'zweitfaktor.geheimnis'])
    .where('zweitfaktor.bestaetigt_am', 'is not', null)
    .orderBy('account.email')
    .execute();
