import { sql } from 'kysely';
import type { listZahlungen } from '../../../contract/calls/betrieb/zahlungen.ts';
import type { listZahlungslaeufe } from '../../../contract/calls/betrieb/zahlungslaeufe.ts';
import type { Seite } from '../../../contract/values/wire.ts';
import type { MandantScope } from '../../db/scope.ts';
import { beginsWith } from '../../reports/list.ts';
import { betweenDays, type Column, fieldsOf, isOneOf, NO_ROW, type RowIn, type SourceOf, type Sql } from '../../reports/report.ts';

export type LaufListRow = RowIn<typeof ZAHLUNGSLAEUFE>;

const FAELLIG: Readonly<Record<string, Sql>> = {
  ZuPruefen: sql`l.status = 'Entwurf'`,
  ZuFreigeben: sql`l.status = 'Geprueft'`,
  ZuUebergeben: sql`l.status = 'Freigegeben'`,
  ZuAusfuehren: sql`l.status = 'Uebergeben'`,
};

const TAG: Column = { value: sql`l.ausfuehrungstag`, type: 'date' };

const countOf = (rows: Sql): ReturnType<typeof sql<number>> => sql<number>`(select count(*)::int from ${rows})`;

/** All payout runs of the tenant. */
export const ZAHLUNGSLAEUFE = {
  from: sql`zahlungslauf l`,
  visible: sql`l.mandant = current_mandant()`,
  select: {
    ...fieldsOf('zahlungslauf as l', ['laufnummer', 'status', 'ausfuehrungstag', 'anzahl', 'summe_cent', 'erstellt_von', 'erstellt_am']),
    ...fieldsOf('zahlungslauf as l', ['freigegeben_von', 'uebergeben_am', 'ausgefuehrt_tag']),
    hinweise: countOf(sql`zahlung_hinweis h left join zahlung z on z.mandant = h.mandant and z.zahlungsnummer = h.zahlungsnummer
      where h.mandant = l.mandant and h.laufnummer = l.laufnummer and h.schwere = 'Hinweis' and h.bestaetigt_am is null
        and l.status in ('Entwurf', 'Geprueft') and (h.zahlungsnummer is null or z.status = 'Vorgesehen')`),
    rueckgaben: countOf(
      sql`zahlung z where z.mandant = l.mandant and z.laufnummer = l.laufnummer and z.status in ('Abgelehnt', 'Zurueckgekommen')`,
    ),
  },
  id: sql`l.laufnummer`,
  columns: { Laufnummer: { value: sql`l.laufnummer`, type: 'text' }, Ausfuehrungstag: TAG },
  defaultOrder: { by: 'Laufnummer', descending: true },
  filters: {
    ...betweenDays(TAG),
    Status: isOneOf(sql`l.status`),
    Faellig: (which) => FAELLIG[String(which)] ?? NO_ROW,
    Suche: beginsWith(sql`l.laufnummer`),
  },
  search: () => [],
  sums: { SummeCent: sql`l.summe_cent` },
} satisfies SourceOf<typeof listZahlungslaeufe>;

export type ZahlungListRow = RowIn<ReturnType<typeof zahlungenOf>>;

/** The payments of a run. */
export const zahlungenOf = (laufnummer: string) =>
  ({
    from: sql`zahlung z
      left join rechnung r on r.mandant = z.mandant and z.art = 'Erstattung' and r.rechnungsnummer = z.bezug
      left join agentur a on a.mandant = r.mandant and a.agenturnummer = r.agenturnummer`,
    visible: sql`z.mandant = current_mandant() and z.laufnummer = ${laufnummer}`,
    select: {
      ...fieldsOf('zahlung as z', [
        'zahlungsnummer',
        'art',
        'bezug',
        'bankdaten_id',
        'betrag_cent',
        'zweck',
        'status',
        'grund_code',
        'storno_vorgemerkt',
      ]),
      agentur: sql<string | null>`a.name`,
      hinweise: sql<string[]>`(
        select coalesce(array_agg(h.art order by h.art), '{}') from zahlung_hinweis h where h.mandant = z.mandant and h.zahlungsnummer = z.zahlungsnummer)`,
    },
    id: sql`z.zahlungsnummer`,
    columns: {
      Zahlungsnummer: { value: sql`z.zahlungsnummer`, type: 'text' },
      BetragCent: { value: sql`z.betrag_cent`, type: 'bigint' },
    },
    defaultOrder: { by: 'Zahlungsnummer', descending: false },
    filters: { Status: isOneOf(sql`z.status`), Suche: beginsWith(sql`z.zahlungsnummer`, sql`z.bezug`) },
    search: () => [],
    sums: { BetragCent: sql`z.betrag_cent` },
  }) satisfies SourceOf<typeof listZahlungen>;

/** Whether a run pays the person with an address (`emailColumns`): as recommender, as recipient, as an owner of an agency, or as a profi seller, by an alias too. */
export async function paysOwn(
  { tx }: MandantScope,
  laufnummer: string,
  { email_schluessel, email_alias }: { readonly email_schluessel: string; readonly email_alias: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from zahlung z
    join praemierung p on p.mandant = z.mandant and p.praemierungsnummer = z.praemierungsnummer
    join empfaenger e on e.mandant = p.mandant and e.empfaengernummer = p.empfaengernummer
    left join account ac on ac.mandant = e.mandant and ac.account_id = e.empfehler_id
    where z.mandant = current_mandant() and z.laufnummer = ${laufnummer} and z.gilt and (case p.seite
      when 'Empfehler' then ac.email_schluessel = ${email_schluessel} or ac.email_alias = ${email_alias}
      else e.email_schluessel = ${email_schluessel} or e.email_alias = ${email_alias} end)
    union all
    select from zahlung z
    join rechnung r on r.mandant = z.mandant and r.rechnungsnummer = z.bezug
    join agentur_benutzer ab on ab.mandant = r.mandant and ab.agenturnummer = r.agenturnummer and ab.status = 'Aktiv' and 'Inhaber' = any (ab.rollen)
    join account ac on ac.mandant = ab.mandant and ac.account_id = ab.account_id
    where z.mandant = current_mandant() and z.laufnummer = ${laufnummer} and z.gilt and z.art = 'Erstattung'
      and (ac.email_schluessel = ${email_schluessel} or ac.email_alias = ${email_alias})
    union all
    select from zahlung z
    left join gutschrift g on g.mandant = z.mandant and g.gutschriftnummer = z.bezug
    join abrechnung ab on ab.mandant = z.mandant and ab.abrechnungsnummer = coalesce(g.abrechnungsnummer, z.bezug)
    join seller s on s.mandant = ab.mandant and s.sellernummer = ab.sellernummer
    join account ac on ac.mandant = s.mandant and ac.account_id = s.account_id
    where z.mandant = current_mandant() and z.laufnummer = ${laufnummer} and z.gilt and z.art = 'Provision'
      and (ac.email_schluessel = ${email_schluessel} or ac.email_alias = ${email_alias})
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** How many payments of the owner of a grant were refused or came back since a day. */
export async function countReturnsOfOwner(
  { tx }: MandantScope,
  { empfaengernummer, seite }: { readonly empfaengernummer: string; readonly seite: Seite },
  since: string,
): Promise<number> {
  const { rows } = await sql<{ anzahl: number }>`
    select count(*)::int as anzahl from zahlung z
    join praemierung p on p.mandant = z.mandant and p.praemierungsnummer = z.praemierungsnummer
    join empfaenger e on e.mandant = p.mandant and e.empfaengernummer = p.empfaengernummer
    join empfaenger own on own.mandant = z.mandant and own.empfaengernummer = ${empfaengernummer}
    where z.mandant = current_mandant() and z.status in ('Abgelehnt', 'Zurueckgekommen') and z.beendet_am > ${since}::date and p.seite = ${seite}
      and (case p.seite when 'Empfehler' then e.empfehler_id = own.empfehler_id
        else e.empfaengernummer = own.empfaengernummer or e.email_schluessel = own.email_schluessel end)`.execute(tx);
  return rows[0]?.anzahl ?? 0;
}
