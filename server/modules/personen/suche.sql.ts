import { type Expression, type SqlBool, sql } from 'kysely';
import { anyOf } from '../../db/any-of.ts';
import type { MandantScope } from '../../db/scope.ts';

/** A person who was found: a recommender by the account, or a recommended person by the number. */
export interface Found {
  readonly accountId: string | null;
  readonly empfaengernummer: string | null;
  readonly vorname: string | null;
  readonly nachname: string | null;
  readonly email: string | null;
  readonly email_schluessel: string | null;
  readonly plz: string | null;
}

/** A recommender who has not deleted the account. */
const empfehler = ({ tx }: MandantScope) =>
  tx
    .selectFrom('empfehler')
    .innerJoin('account', 'account.account_id', 'empfehler.empfehler_id')
    .select(['account.account_id as accountId', 'empfehler.vorname', 'empfehler.nachname', 'account.email', 'account.email_schluessel'])
    .select([sql<null>`null`.as('empfaengernummer'), sql<null>`null`.as('plz')])
    .where('account.geloescht_am', 'is', null);

/** A recommended person whose data is not deleted. */
const empfaenger = ({ tx }: MandantScope) =>
  tx
    .selectFrom('empfaenger')
    .select(['empfaengernummer', 'vorname', 'name as nachname', 'email', 'email_schluessel', 'plz'])
    .select(sql<null>`null`.as('accountId'))
    .where('vorlaeufig', '=', false)
    .where('daten_geloescht_am', 'is', null);

/** The people with a mail address. */
export const findByEmail = async (scope: MandantScope, schluessel: string, limit: number): Promise<Found[]> => [
  ...(await empfehler(scope).where('account.email_schluessel', '=', schluessel).where('account.art', '=', 'Empfehler').execute()),
  ...(await empfaenger(scope).where('email_schluessel', '=', schluessel).orderBy('erstellt_am', 'desc').limit(limit).execute()),
];

/** Sorts after each letter of a name. */
const LAST_LETTER = '\u{10ffff}';

interface NameSearch {
  /** Words of the name as they were typed, each at the beginning of a name. */
  readonly words: readonly string[];
  readonly plz: string | null;
}

/**
 * Condition: the surname begins with one of the words, and every word begins a name, however they are spelt (`namensschluessel`, migration 0079). The ranges use
 * an index, which `like` does not under row security.
 */
function hasName(key: Expression<string | null>, words: readonly string[]) {
  // A subquery, so that a prepared statement does not compute the key again for each row.
  const keys = words.map((word) => sql<string>`(select namensschluessel(${word}))`);
  const ranges = keys.map((word) => sql<SqlBool>`(${key} collate "C" >= ${word} and ${key} collate "C" < ${word} || ${LAST_LETTER})`);
  const begins = keys.map((word) => sql<SqlBool>`strpos(' ' || ${key}, ' ' || ${word}) > 0`);
  return sql<SqlBool>`(${sql.join(ranges, sql` or `)}) and ${sql.join(begins, sql` and `)}`;
}

/** People by name. Recommenders have no postcode, so with one only recommended people are found. */
export async function findByName(scope: MandantScope, { words, plz }: NameSearch, limit: number): Promise<Found[]> {
  const named = empfaenger(scope)
    .where(hasName(sql.ref('empfaenger.namensschluessel'), words))
    .$if(plz !== null, (query) => query.where('plz', '=', plz))
    .limit(limit);
  return [
    ...(plz === null
      ? await empfehler(scope)
          .where(hasName(sql.ref('empfehler.namensschluessel'), words))
          .limit(limit)
          .execute()
      : []),
    ...(await named.execute()),
  ];
}

/** Recommended people by the last digits of their telephone number. */
export const findByTelefon = (scope: MandantScope, ende: string, limit: number): Promise<Found[]> =>
  empfaenger(scope).where('telefon_ende', '=', ende).limit(limit).execute();

/** The owners of bank accounts by the hash of the end of the IBAN: by the stored account of a person, and by that of a reward. */
export async function findByIbanEnde(scope: MandantScope, hash: string, limit: number): Promise<Found[]> {
  const ids = (
    await scope.tx
      .selectFrom('bankdaten')
      .select('bankdaten_id')
      .where('iban_ende_hash', '=', hash)
      .limit(limit * LAST_PICKS)
      .execute()
  ).map((row) => row.bankdaten_id);
  if (ids.length === 0) return [];
  const grants = await scope.tx
    .selectFrom('praemierung')
    .innerJoin('empfaenger', 'empfaenger.empfaengernummer', 'praemierung.empfaengernummer')
    .select(['praemierung.seite', 'empfaenger.empfaengernummer', 'empfaenger.empfehler_id'])
    .where('praemierung.bankdaten_id', '=', anyOf(ids))
    .execute();
  const numbers = grants.filter(({ seite }) => seite === 'Empfaenger').map((row) => row.empfaengernummer);
  const accounts = present(grants.filter(({ seite }) => seite === 'Empfehler').map((row) => row.empfehler_id));
  return [
    ...(await empfehler(scope)
      .where((eb) => eb.or([eb('empfehler.bankdaten_id', '=', anyOf(ids)), eb('empfehler.empfehler_id', '=', anyOf(accounts))]))
      .limit(limit)
      .execute()),
    ...(await empfaenger(scope)
      .where((eb) => eb.or([eb('bankdaten_id', '=', anyOf(ids)), eb('empfaengernummer', '=', anyOf(numbers))]))
      .limit(limit)
      .execute()),
  ];
}

/** Bank data of one person that a search reads at most: each pick of a reward stores its own. */
const LAST_PICKS = 10;

/** A number in any letter case. Numbers are also read out in groups. */
const spellingsOf = (typed: string) =>
  anyOf([...new Set([typed, typed.replace(/-/g, '')].flatMap((form) => [form, form.toLowerCase(), form.toUpperCase()]))]);

/** What a number or code names. */
export interface Named {
  readonly auftrag: string | null;
  readonly empfehlung: string | null;
  readonly agentur: string | null;
  readonly rechnung: string | null;
  readonly forderung: string | null;
  readonly people: readonly Found[];
}

/** The order, referral, agency, invoice or claim with a number, and the people of whatever has it as its number or code; in any letter case. */
export async function findByNummer(scope: MandantScope, typed: string, code: string): Promise<Named> {
  const { tx } = scope;
  const spellings = spellingsOf(typed);
  const empfehlung = await tx
    .selectFrom('empfehlung')
    .select(['empfehlungsnummer', 'empfehler_id'])
    .where((eb) => eb.or([eb('empfehlungsnummer', '=', spellings), eb('code', '=', code), eb('wunschcode_schluessel', '=', code)]))
    .limit(1)
    .executeTakeFirst();
  const auftrag = await tx
    .selectFrom('auftrag')
    .innerJoin('empfehlung', 'empfehlung.empfehlungsnummer', 'auftrag.empfehlungsnummer')
    .select(['auftragsnummer', 'empfaengernummer', 'empfehler_id'])
    .where('auftragsnummer', '=', spellings)
    .limit(1)
    .executeTakeFirst();
  const grant = await tx
    .selectFrom('praemierung')
    .innerJoin('empfaenger', 'empfaenger.empfaengernummer', 'praemierung.empfaengernummer')
    .select(['praemierung.seite', 'empfaenger.empfaengernummer', 'empfaenger.empfehler_id'])
    .where('praemierungsnummer', '=', spellings)
    .executeTakeFirst();
  const agentur = await tx.selectFrom('agentur').select('agenturnummer').where('agenturnummer', '=', spellings).executeTakeFirst();
  const rechnung = await tx.selectFrom('rechnung').select('rechnungsnummer').where('rechnungsnummer', '=', spellings).executeTakeFirst();
  const forderung = await tx
    .selectFrom('forderung')
    .select('forderungsnummer')
    .where('forderungsnummer', '=', spellings)
    .executeTakeFirst();
  const accounts = [empfehlung?.empfehler_id, auftrag?.empfehler_id, grant?.seite === 'Empfehler' ? grant.empfehler_id : undefined];
  const numbers = [auftrag?.empfaengernummer, grant?.seite === 'Empfaenger' ? grant.empfaengernummer : undefined];
  return {
    auftrag: auftrag?.auftragsnummer ?? null,
    empfehlung: empfehlung?.empfehlungsnummer ?? null,
    agentur: agentur?.agenturnummer ?? null,
    rechnung: rechnung?.rechnungsnummer ?? null,
    forderung: forderung?.forderungsnummer ?? null,
    people: [
      ...(await empfehler(scope)
        .where('account.account_id', '=', anyOf(present(accounts)))
        .execute()),
      ...(await empfaenger(scope)
        .where((eb) => eb.or([eb('empfaengernummer', '=', anyOf(present(numbers))), eb('empfaengernummer', '=', spellings)]))
        .execute()),
    ],
  };
}

const present = (ids: readonly (string | null | undefined)[]): string[] => ids.flatMap((id) => id ?? []);

/** The ids of the accounts of recommenders with these addresses, by address. */
export async function accountsOf({ tx }: MandantScope, schluessel: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('account')
    .select(['account_id', 'email_schluessel'])
    .where('art', '=', 'Empfehler')
    .where('geloescht_am', 'is', null)
    .where('email_schluessel', '=', anyOf(schluessel))
    .execute();
  return new Map(rows.map((row) => [row.email_schluessel, row.account_id]));
}

/** A profi seller who was found, also one whose data is erased. */
export type Seller = Awaited<ReturnType<typeof findSellersByNummer>>[number];

const sellers = ({ tx }: MandantScope) =>
  tx
    .selectFrom('seller')
    .innerJoin('account', 'account.account_id', 'seller.account_id')
    .select(['seller.sellernummer', 'seller.vorname', 'seller.nachname', 'seller.firma', 'account.email'])
    .orderBy('seller.sellernummer');

/** The profi seller with a number, in any letter case. */
export const findSellersByNummer = (scope: MandantScope, typed: string) =>
  sellers(scope).where('seller.sellernummer', '=', spellingsOf(typed)).execute();

/** The profi seller with a mail address. */
export const findSellersByEmail = (scope: MandantScope, schluessel: string) =>
  sellers(scope).where('account.art', '=', 'Seller').where('account.email_schluessel', '=', schluessel).execute();

/** Profi sellers by their own name or that of their firm. There are few, so their keys are not stored. */
export const findSellersByName = (scope: MandantScope, { words, plz }: NameSearch, limit: number) =>
  sellers(scope)
    .where((eb) =>
      eb.or([
        hasName(sql`namensschluessel(seller.nachname || ' ' || seller.vorname)`, words),
        hasName(sql`namensschluessel(seller.firma)`, words),
      ]),
    )
    .$if(plz !== null, (query) => query.where('seller.plz', '=', plz))
    .limit(limit)
    .execute();
