import { sql } from 'kysely';
import type { Seite } from '../../../contract/values/wire.ts';
import { anyOf } from '../../db/any-of.ts';
import type { MandantScope } from '../../db/scope.ts';

/** The owner of a grant (recommender or recipient of its order) with address and name, and the product. Null if the data is deleted. */
export async function findOwner(scope: MandantScope, praemierungsnummer: string) {
  const row = await findBothSides(scope, praemierungsnummer);
  if (!row) return null;
  const { seite, status, wert_cent, bonus_cent, gueltig_bis, erstellt_am, gutschein, daten, art, gewaehlt_am, bankdaten_id } = row;
  const empfohlen = { name: row.produkt_name, name_en: row.name_en, empfehler_vorname: row.empfohlen_von, sellernummer: row.sellernummer };
  const owner =
    seite === 'Empfehler'
      ? {
          email: row.empfehler_email,
          vorname: row.empfehler_vorname ?? '',
          nachname: row.empfehler_nachname ?? '',
          locale: row.empfehler_language ?? row.empfaenger_language,
        }
      : {
          email: row.empfaenger_email,
          vorname: row.empfaenger_vorname,
          nachname: row.empfaenger_nachname,
          locale: row.empfaenger_language,
        };
  return {
    seite,
    status,
    wert_cent,
    bonus_cent,
    gueltig_bis,
    erstellt_am,
    gutschein,
    daten,
    art,
    gewaehlt_am,
    bankdaten_id,
    empfohlen,
    ...owner,
  };
}

const findBothSides = (scope: MandantScope, praemierungsnummer: string) =>
  scope.tx
    .selectFrom('praemierung')
    .innerJoin('empfaenger', 'empfaenger.empfaengernummer', 'praemierung.empfaengernummer')
    .innerJoin('empfehlung', 'empfehlung.empfehlungsnummer', 'empfaenger.empfehlungsnummer')
    .leftJoin('empfehler', 'empfehler.empfehler_id', 'empfehlung.empfehler_id')
    // A referral of a profi seller has no recommender, and no grant of that side.
    .leftJoin('account', 'account.account_id', 'empfehlung.empfehler_id')
    .innerJoin('produkt', 'produkt.id', 'empfehlung.produkt_id')
    .select([
      'produkt.daten',
      'produkt.name as produkt_name',
      'produkt.name_en',
      'empfehlung.vorname as empfohlen_von',
      'empfehlung.sellernummer',
      'praemierung.seite',
      'praemierung.status',
      'praemierung.wert_cent',
      'praemierung.bonus_cent',
      'praemierung.gueltig_bis',
      'praemierung.erstellt_am',
      'praemierung.gutschein',
      'praemierung.art',
      'praemierung.gewaehlt_am',
      'praemierung.bankdaten_id',
      'empfaenger.email as empfaenger_email',
      'empfaenger.vorname as empfaenger_vorname',
      'empfaenger.name as empfaenger_nachname',
      'empfaenger.language as empfaenger_language',
      'account.email as empfehler_email',
      'empfehler.vorname as empfehler_vorname',
      'empfehler.nachname as empfehler_nachname',
      'account.language as empfehler_language',
    ])
    .where('praemierung.praemierungsnummer', '=', praemierungsnummer)
    .executeTakeFirst();

/**
 * The open grants of the owner of a grant (recommender, or mailbox of the recipient) that end in a span of time, in the order in which
 * they end; the grant itself is one of them while it is open. With a limit only so many from the grant on.
 */
export async function listEndingWith(
  { tx }: MandantScope,
  praemierungsnummer: string,
  { after, until }: { readonly after: Date; readonly until: Date },
  limit: number | null = null,
): Promise<{ praemierungsnummer: string; gueltig_bis: Date }[]> {
  const owner = await tx
    .selectFrom('praemierung')
    .innerJoin('empfaenger', 'empfaenger.empfaengernummer', 'praemierung.empfaengernummer')
    .select(['praemierung.seite', 'praemierung.gueltig_bis', 'empfaenger.empfehler_id', 'empfaenger.email_schluessel'])
    .select('empfaenger.empfaengernummer')
    .where('praemierungsnummer', '=', praemierungsnummer)
    .executeTakeFirst();
  if (!owner) return [];
  const { seite, gueltig_bis, empfehler_id, email_schluessel, empfaengernummer } = owner;
  return tx
    .selectFrom('praemierung')
    .innerJoin('empfaenger', 'empfaenger.empfaengernummer', 'praemierung.empfaengernummer')
    .select(['praemierung.praemierungsnummer', 'praemierung.gueltig_bis'])
    .where('praemierung.seite', '=', seite)
    .where('praemierung.status', '=', 'Offen')
    .where('praemierung.gueltig_bis', '>', after)
    .where('praemierung.gueltig_bis', '<=', until)
    .where((eb) => {
      if (seite === 'Empfehler') return eb('empfaenger.empfehler_id', '=', empfehler_id);
      return email_schluessel === null
        ? eb('empfaenger.empfaengernummer', '=', empfaengernummer)
        : eb('empfaenger.email_schluessel', '=', email_schluessel);
    })
    .orderBy('praemierung.gueltig_bis')
    .orderBy('praemierung.praemierungsnummer')
    .$if(limit !== null, (query) =>
      query
        .where((eb) => {
          const isFrom = eb.and([
            eb('praemierung.gueltig_bis', '=', gueltig_bis),
            eb('praemierung.praemierungsnummer', '>=', praemierungsnummer),
          ]);
          return eb.or([eb('praemierung.gueltig_bis', '>', gueltig_bis), isFrom]);
        })
        .limit(limit ?? 0),
    )
    .execute();
}

/** The recommender of a recipient with a recommender's grant. A recipient of a profi seller has none. */
export const readEmpfehlerIdOf = async (scope: MandantScope, empfaengernummer: string): Promise<string> =>
  (
    await scope.tx
      .selectFrom('empfaenger')
      .select(({ ref }) => ref('empfehler_id').$notNull().as('empfehler_id'))
      .where('empfaengernummer', '=', empfaengernummer)
      .where('empfehler_id', 'is not', null)
      .executeTakeFirstOrThrow()
  ).empfehler_id;

/** A recommender's own grant; undefined for another person's. */
export const findOwnPraemierung = (scope: MandantScope, praemierungsnummer: string, empfehlerId: string) =>
  scope.tx
    .selectFrom('praemierung')
    .innerJoin('empfaenger', 'empfaenger.empfaengernummer', 'praemierung.empfaengernummer')
    .select(['praemierung.status', 'praemierung.gueltig_bis'])
    .where('praemierung.praemierungsnummer', '=', praemierungsnummer)
    .where('praemierung.seite', '=', 'Empfehler')
    .where('empfaenger.empfehler_id', '=', empfehlerId)
    .executeTakeFirst();

/** The oldest unanswered customer numbers, with the name of the recommender. */
export const listOpenKundennummern = (scope: MandantScope, limit: number) =>
  scope.tx
    .selectFrom('kundennummer')
    .innerJoin('empfehler', 'empfehler.empfehler_id', 'kundennummer.empfehler_id')
    .select(['kundennummer.anfrage', 'kundennummer.kundennummer', 'kundennummer.gestellt_am', 'empfehler.vorname', 'empfehler.nachname'])
    .where('kundennummer.status', '=', 'Offen')
    .orderBy('kundennummer.gestellt_am')
    .orderBy('kundennummer.anfrage')
    .limit(limit)
    .execute();

/** The grants of a recommender, or those of recipients, oldest first. */
export const listGrants = (scope: MandantScope, seite: Seite, by: 'empfehler_id' | 'empfaengernummer', values: readonly string[]) =>
  scope.tx
    .selectFrom('praemierung')
    .innerJoin('empfaenger', 'empfaenger.empfaengernummer', 'praemierung.empfaengernummer')
    .select(['praemierung.praemierungsnummer', 'praemierung.seite', 'praemierung.status', 'praemierung.art', 'praemierung.wert_cent'])
    .select(['praemierung.erstellt_am', 'praemierung.gewaehlt_am', 'praemierung.gueltig_bis', 'praemierung.bankdaten_id'])
    .where('praemierung.seite', '=', seite)
    .where(`empfaenger.${by}`, '=', anyOf(values))
    .orderBy('praemierung.erstellt_am')
    .orderBy('praemierung.praemierungsnummer')
    .execute();

/** The ledger's entries of these grants. */
export const listBuchungen = (scope: MandantScope, nummern: readonly string[]) =>
  scope.tx
    .selectFrom('buchung')
    .select(['praemierungsnummer', 'vorgang', 'betrag_cent', 'gebucht_am'])
    .where('praemierungsnummer', '=', anyOf(nummern))
    .orderBy('buchung_id')
    .execute();

/** Bank data of paid or cancelled transfers, and of payments, without bookings and payments since a moment, unless a person, an agency or a profi seller keeps it for the next transfer. */
export const listOldBankdaten = async ({ tx }: MandantScope, before: Date, limit: number): Promise<string[]> => {
  const rows = await tx
    .selectFrom('bankdaten')
    .select('bankdaten.bankdaten_id')
    .where(({ exists, or, selectFrom }) =>
      or([
        exists(selectFrom('praemierung').select('praemierungsnummer').whereRef('praemierung.bankdaten_id', '=', 'bankdaten.bankdaten_id')),
        exists(selectFrom('zahlung').select('zahlungsnummer').whereRef('zahlung.bankdaten_id', '=', 'bankdaten.bankdaten_id')),
      ]),
    )
    // The account of a payment that came back is no longer that of the grant; its bookings are the payment's.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('zahlung')
            .leftJoin('buchung', (join) =>
              join.onRef('buchung.belegnummer', '=', 'zahlung.zahlungsnummer').on('buchung.gebucht_am', '>=', before),
            )
            .select('zahlung.zahlungsnummer')
            .whereRef('zahlung.bankdaten_id', '=', 'bankdaten.bankdaten_id')
            .where((eb) =>
              eb.or([
                eb('zahlung.erstellt_am', '>=', before),
                eb('zahlung.status', 'in', ['Vorgesehen', 'Freigegeben']),
                eb('buchung.gebucht_am', 'is not', null),
              ]),
            ),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('praemierung')
            .leftJoin('buchung', (join) =>
              join.onRef('buchung.praemierungsnummer', '=', 'praemierung.praemierungsnummer').on('buchung.gebucht_am', '>=', before),
            )
            .select('praemierung.praemierungsnummer')
            .whereRef('praemierung.bankdaten_id', '=', 'bankdaten.bankdaten_id')
            .where((eb) =>
              eb.or([eb('praemierung.status', 'not in', ['Ausgezahlt', 'Storniert']), eb('buchung.gebucht_am', 'is not', null)]),
            ),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('empfehler').select('empfehler_id').whereRef('empfehler.bankdaten_id', '=', 'bankdaten.bankdaten_id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('empfaenger').select('empfaengernummer').whereRef('empfaenger.bankdaten_id', '=', 'bankdaten.bankdaten_id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('agentur').select('agenturnummer').whereRef('agentur.bankdaten_id', '=', 'bankdaten.bankdaten_id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('seller').select('sellernummer').whereRef('seller.bankdaten_id', '=', 'bankdaten.bankdaten_id'))),
    )
    .limit(limit)
    .execute();
  return rows.map((row) => row.bankdaten_id);
};

/** Identifies a customer by the normalised address, as for open pairs, or by the recipient's number if there is no address. */
const KUNDE = sql<string>`coalesce(empfaenger.email_alias, empfaenger.empfaengernummer)`.as('kunde');

/** Campaigns of a recipient's referral. */
const AKTIONEN = sql<number[]>`array(
  select aktions_id from aktion_zustimmung
  where aktion_zustimmung.empfehlungsnummer = empfaenger.empfehlungsnummer and aktion_zustimmung.zustimmung
)`.as('aktionen');

/** A recipient as a customer of the recommender. */
export const findKunde = (scope: MandantScope, empfaengernummer: string) =>
  scope.tx
    .selectFrom('empfaenger')
    .select(['empfaenger.empfehler_id', KUNDE, AKTIONEN])
    .where('empfaengernummer', '=', empfaengernummer)
    .executeTakeFirstOrThrow();

/** The customers of a recommender whose orders earned a reward and are not cancelled, by the moment of release, oldest first. */
export const listReleasedKunden = (scope: MandantScope, empfehlerId: string) =>
  scope.tx
    .selectFrom('empfaenger')
    .innerJoin('auftrag', 'auftrag.empfaengernummer', 'empfaenger.empfaengernummer')
    .innerJoin('praemierung', 'praemierung.auftragsnummer', 'auftrag.auftragsnummer')
    .distinctOn(['praemierung.erstellt_am', 'auftrag.auftragsnummer'])
    .select([KUNDE, AKTIONEN, 'praemierung.erstellt_am as freigegeben_am'])
    .where('empfaenger.empfehler_id', '=', empfehlerId)
    .where('auftrag.status', '=', 'Freigegeben')
    .orderBy('praemierung.erstellt_am')
    .orderBy('auftrag.auftragsnummer')
    .execute();

/** When the owner of the grant `m` received the money or the code; null before that, and after a transfer was returned. */
export const AUSGEZAHLT = sql<Date | null>`case when m.status in ('Ausgezahlt', 'Abgeholt') then m.ausgezahlt_am end`;
