import { anyOf } from '../../db/any-of.ts';
import { wiredIn } from '../../db/columns.ts';
import type { MandantScope } from '../../db/scope.ts';
import { ABSENDER } from '../account/index.ts';
import { EMPFAENGER, ZUSTIMMUNG } from './columns.ts';
import type { EmpfaengerRow } from './store.ts';

/** The facts of a referral for its recipients: recommender or seller, share, validity and product. */
export const findEmpfehlungFor = (scope: MandantScope, empfehlungsnummer: string) =>
  selectEmpfehlung(scope, empfehlungsnummer).executeTakeFirst();

/** The same, locked: no other person joins this referral until the transaction ends. */
export const lockEmpfehlungFor = (scope: MandantScope, empfehlungsnummer: string) =>
  selectEmpfehlung(scope, empfehlungsnummer).forNoKeyUpdate('empfehlung').executeTakeFirst();

const selectEmpfehlung = (scope: MandantScope, empfehlungsnummer: string) =>
  scope.tx
    .selectFrom('empfehlung')
    .leftJoin('seller', 'seller.sellernummer', 'empfehlung.sellernummer')
    .innerJoin('account', (join) => join.on('account.account_id', '=', ABSENDER))
    .innerJoin('produkt', 'produkt.id', 'empfehlung.produkt_id')
    .select([
      'empfehlung.empfehlungsnummer',
      'empfehlung.empfehler_id',
      'empfehlung.sellernummer',
      'empfehlung.empfehlungslink',
      'empfehlung.anteil_empfehler',
      'empfehlung.vorname as empfehler_vorname',
      'empfehlung.bestaetigt_am',
      'empfehlung.gueltig_bis',
      /** That of the seller for a seller's referral. */
      'account.email as empfehler_email',
      'empfehlung.produkt_id',
      'empfehlung.agenturnummer',
      'produkt.name',
      'produkt.name_en',
      'produkt.daten',
    ])
    .where('empfehlung.empfehlungsnummer', '=', empfehlungsnummer);

/** The agency and staff that a referral carries. */
export const findAgenturOfEmpfehlung = (scope: MandantScope, empfehlungsnummer: string) =>
  scope.tx
    .selectFrom('empfehlung')
    .select(['agenturnummer', 'mitarbeiternummer'])
    .where('empfehlungsnummer', '=', empfehlungsnummer)
    .executeTakeFirst();

export type EmpfehlungFor = NonNullable<Awaited<ReturnType<typeof findEmpfehlungFor>>>;

/** Whether an order that is not cancelled keeps the recipient from expiring. */
export async function hasLiveAuftrag(scope: MandantScope, empfaengernummer: string): Promise<boolean> {
  const row = await scope.tx
    .selectFrom('auftrag')
    .select('auftragsnummer')
    .where('empfaengernummer', '=', empfaengernummer)
    .where('status', 'in', ['Eingegangen', 'Bestaetigt', 'Freigegeben'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a recipient has a grant that can still be picked. */
export async function hasOpenPraemierung(scope: MandantScope, empfaengernummer: string): Promise<boolean> {
  const row = await scope.tx
    .selectFrom('praemierung')
    .select('praemierungsnummer')
    .where('empfaengernummer', '=', empfaengernummer)
    .where('seite', '=', 'Empfaenger')
    .where('status', '=', 'Offen')
    .executeTakeFirst();
  return row !== undefined;
}

/** The latest order of a recipient with its product. */
export const findAuftragOf = (scope: MandantScope, empfaengernummer: string) =>
  scope.tx
    .selectFrom('auftrag')
    .innerJoin('produkt', 'produkt.id', 'auftrag.produkt_id')
    .select(['auftrag.auftragsnummer', 'auftrag.status', 'auftrag.auftragsdatum', 'auftrag.frist_beginn'])
    .select(['produkt.id', 'produkt.name', 'produkt.name_en', 'produkt.daten'])
    .where('auftrag.empfaengernummer', '=', empfaengernummer)
    .orderBy('auftrag.erstellt_am', 'desc')
    .executeTakeFirst();

/** The facts that determine a recipient's promise: the share, and an order that is not cancelled, preferably one that earns, then the latest. */
export const findPromised = (scope: MandantScope, empfaengernummer: string) =>
  scope.tx
    .selectFrom('empfaenger')
    .innerJoin('empfehlung', 'empfehlung.empfehlungsnummer', 'empfaenger.empfehlungsnummer')
    .leftJoin('auftrag', (join) =>
      join
        .onRef('auftrag.empfaengernummer', '=', 'empfaenger.empfaengernummer')
        .on('auftrag.status', 'not in', ['Storniert', 'Widerrufen']),
    )
    .leftJoin('praemierung', (join) =>
      join.onRef('praemierung.auftragsnummer', '=', 'auftrag.auftragsnummer').on('praemierung.seite', '=', 'Empfaenger'),
    )
    .select((eb) =>
      eb
        .case()
        .when('auftrag.auftragsnummer', 'is', null)
        .then(eb.ref('empfaenger.agenturnummer'))
        .else(eb.ref('auftrag.agenturnummer'))
        .end()
        .as('agenturnummer'),
    )
    .select([
      'empfaenger.status',
      'empfaenger.erstellt_am as beigetreten_am',
      'empfehlung.produkt_id',
      'empfehlung.anteil_empfehler',
      'empfehlung.sellernummer',
      'auftrag.auftragsdatum',
      'auftrag.grund',
      'praemierung.praemie_id',
      'praemierung.wert_cent',
      'praemierung.status as praemierung_status',
    ])
    .where('empfaenger.empfaengernummer', '=', empfaengernummer)
    .orderBy('auftrag.grund', (order) => order.asc().nullsFirst())
    .orderBy('auftrag.erstellt_am', 'desc')
    .executeTakeFirst();

/** An address that joins a referral. */
interface Joining {
  readonly empfehlungsnummer: string;
  /** Null on a seller's referral, on which one person can have several open ones. */
  readonly empfehler_id: string | null;
  readonly email_schluessel: string;
  readonly email_alias: string;
}

/**
 * The recipient that keeps an address from joining: the one with this address on the referral, or else the open one of the same two people
 * on any referral. The row `waiting` does not count.
 */
export const findConflicting = (scope: MandantScope, joining: Joining, waiting: string | null) =>
  scope.tx
    .selectFrom('empfaenger')
    .select(['empfaengernummer', 'bestaetigt_am'])
    .where('vorlaeufig', '=', false)
    .where('empfaengernummer', 'is distinct from', waiting)
    .where((eb) =>
      eb.or([
        eb.and({ empfehlungsnummer: joining.empfehlungsnummer, email_schluessel: joining.email_schluessel }),
        eb.and([
          eb('empfehler_id', '=', joining.empfehler_id),
          eb('email_alias', '=', joining.email_alias),
          eb('status', 'in', ['Offen', 'Ok']),
        ]),
      ]),
    )
    .orderBy((eb) => eb('empfehlungsnummer', '=', joining.empfehlungsnummer), 'desc')
    .limit(1)
    .executeTakeFirst();

/** The recipient that a provisional entry waits to be joined to; undefined for any other row, and if no recipient has its address. */
export async function findFirst(scope: MandantScope, row: EmpfaengerRow) {
  const { vorlaeufig, verbunden_mit, empfehlungsnummer, empfehler_id, email_schluessel, email_alias } = row;
  if (!vorlaeufig || verbunden_mit !== null || email_schluessel === null || email_alias === null) return undefined;
  return findConflicting(scope, { empfehlungsnummer, empfehler_id, email_schluessel, email_alias }, row.empfaengernummer);
}

/** The newest recipients of a mailbox who have entered data and can still open it: Offen or confirmed. */
export const listForZugang = (scope: MandantScope, emailSchluessel: string, limit: number) =>
  scope.tx
    .selectFrom('empfaenger')
    .select(['empfaengernummer', 'bestaetigt_am'])
    .where('email_schluessel', '=', emailSchluessel)
    .where('vorlaeufig', '=', false)
    .where('hex_hash', 'is not', null)
    .where((eb) => eb.or([eb('bestaetigt_am', 'is not', null), eb('status', '=', 'Offen')]))
    .orderBy('erstellt_am', 'desc')
    .orderBy('empfaengernummer')
    .limit(limit)
    .execute();

/** The numbers of the entries that were joined to these recipients. */
export const listJoinedTo = async ({ tx }: MandantScope, nummern: readonly string[]): Promise<string[]> => {
  const rows = await tx.selectFrom('empfaenger').select('empfaengernummer').where('verbunden_mit', '=', anyOf(nummern)).execute();
  return rows.map((row) => row.empfaengernummer);
};

/** Recipients with data of one mailbox; provisional entries first, in the order in which joining locks them. */
export const listOfMailbox = (scope: MandantScope, emailSchluessel: string) =>
  scope.tx
    .selectFrom('empfaenger')
    .select([...wiredIn(EMPFAENGER), 'bankdaten_id'])
    .where('email_schluessel', '=', emailSchluessel)
    .orderBy('vorlaeufig', 'desc')
    .orderBy('empfaengernummer')
    .execute();

/** People whom a recommender named and who neither entered nor confirmed anything. */
export const listNamed = (scope: MandantScope, empfehlerId: string) =>
  scope.tx
    .selectFrom('empfaenger')
    .select('empfaengernummer')
    .where('empfehler_id', '=', empfehlerId)
    .where('hex_hash', 'is', null)
    .where('bestaetigt_am', 'is', null)
    .where('daten_geloescht_am', 'is', null)
    .orderBy('empfaengernummer')
    .execute();

/** The terms that a recommender accepted last with a referral of a confirmed address: before the confirmation, anyone could have accepted in that name. */
export const findLatestZustimmung = (scope: MandantScope, empfehlerId: string) =>
  scope.tx
    .selectFrom('empfehlung')
    .innerJoin('zustimmung', 'zustimmung.bezug', 'empfehlung.empfehlungsnummer')
    .select(['zustimmung.agb_version', 'zustimmung.praemienbedingungen_version', 'zustimmung.gegeben_am'])
    .where('empfehlung.empfehler_id', '=', empfehlerId)
    .where('empfehlung.bestaetigt_am', 'is not', null)
    .where('zustimmung.seite', '=', 'Empfehler')
    .orderBy('zustimmung.gegeben_am', 'desc')
    .orderBy('zustimmung.zustimmung_id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The terms that were agreed to for these referrals and recipients. */
export const listZustimmungen = (scope: MandantScope, bezuege: readonly string[]) =>
  scope.tx.selectFrom('zustimmung').select(wiredIn(ZUSTIMMUNG)).where('bezug', '=', anyOf(bezuege)).orderBy('zustimmung_id').execute();

/** Recipients with personal data who ended before a moment. */
export const listLongEnded = async ({ tx }: MandantScope, before: Date, limit: number): Promise<string[]> => {
  const rows = await tx
    .selectFrom('empfaenger')
    .select('empfaengernummer')
    .where('status', 'in', ['Gezahlt', 'Abgelaufen', 'Storniert'])
    .where('daten_geloescht_am', 'is', null)
    .where('beendet_am', '<', before)
    .limit(limit)
    .execute();
  return rows.map((row) => row.empfaengernummer);
};

/** Recipients whose unconfirmed data was due for deletion before a moment. */
export const listUnconfirmed = async ({ tx }: MandantScope, before: Date, limit: number): Promise<string[]> => {
  const rows = await tx.selectFrom('empfaenger').select('empfaengernummer').where('loeschen_am', '<', before).limit(limit).execute();
  return rows.map((row) => row.empfaengernummer);
};
