import type { TestApp } from './app.ts';
import { queryAsOwner } from './rows.ts';

interface Filled {
  readonly tenant: string;
  readonly agenturnummer: string;
  /** The recommender of all referrals. */
  readonly empfehlerId: string;
  /** Prefix of all numbers, unique to the test. */
  readonly prefix: string;
  readonly anzahl: number;
}

/** A row for each index `i`, three hours apart in the past, with the common values. */
const ROWS = `with g as (
  select w.*, i, w.jetzt - i * interval '3 hours' as zeit,
    (array['Jörg', 'Anna', 'Zoë', 'Mehmet', 'Uwe', 'Ida'])[1 + i % 6] as vorname,
    (array['Müßig', 'Älter', 'Noack', 'O''Hara', 'Quade'])[1 + i % 5] as nachname,
    (array['M-7', 'M-8', 'M-7', null])[1 + i % 4] as nummer,
    (select id from produkt where mandant = w.mandant order by id offset i % 3 limit 1) as produkt
  from jsonb_to_record($1::jsonb) as w(mandant text, agentur text, empfehler text, prefix text, anzahl int, jetzt timestamptz),
    generate_series(1, w.anzahl) i
)`;

const STATEMENTS = [
  `insert into empfehlung (mandant, empfehlungsnummer, empfehler_id, vorname, nachname, produkt_id, channel, empfehlungslink, anteil_empfehler, code,
     erstellt_am, bestaetigt_am, gueltig_bis, agenturnummer, mitarbeiternummer)
   ${ROWS} select mandant, prefix || '-e' || i, empfehler, vorname, nachname, produkt, (array['whatsapp', 'email', 'facebook'])[1 + i / 3 % 3],
     i % 7 <> 0, 50, prefix || i, zeit, case when i % 11 <> 0 then zeit end, zeit::date + 90, agentur, nummer from g`,
  `insert into empfaenger (mandant, empfaengernummer, empfehlungsnummer, empfehler_id, status, hex_hash, language, vorname, name, plz, ort, zugestimmt_am,
     bestaetigt_am, erstellt_am, frist_am, vorlaeufig)
   ${ROWS} select mandant, prefix || '-p' || i, prefix || '-e' || i, empfehler,
     (array['Offen', 'Ok', 'Ok', 'Freigegeben', 'Gezahlt', 'Storniert', 'Abgelaufen', 'Ok'])[1 + i % 8],
     case when i % 5 <> 0 then prefix || '-h' || i end, 'de', (array['Ulla', 'Ützelin', 'Renée', 'Bo'])[1 + i % 4], nachname, lpad((i % 90000)::text, 5, '0'),
     (array['Köln', 'Ústí', 'Bad Ems', null])[1 + i / 2 % 4], zeit, zeit, zeit + interval '1 hour', case when i % 3 = 0 then zeit + interval '60 days' end,
     i % 50 = 0 from g`,
  `insert into auftrag (mandant, auftragsnummer, empfaengernummer, empfehlungsnummer, produkt_id, auftragsdatum, frist_beginn, status, grund, erstellt_am,
     freigegeben_am, freigegeben_durch, angebot_cent)
   ${ROWS} select mandant, prefix || '-a' || i, prefix || '-p' || i, prefix || '-e' || i, produkt, zeit::date, zeit::date, s.status,
     case when i % 13 = 0 then 'KeinePraemie' end, zeit, case when s.status = 'Freigegeben' then zeit + interval '2 hours' end,
     case when s.status = 'Freigegeben' then (array['System', 'Schluessel:Test', null])[1 + i % 3] end, 3000 + i % 7 * 500
   from g, lateral (
     select (array['Eingegangen', 'Bestaetigt', 'Bestaetigt', 'Freigegeben', 'Freigegeben', 'Storniert', 'Widerrufen', 'Bestaetigt'])[1 + i % 8] as status
   ) s where i % 9 <> 0`,
  `insert into praemierung (mandant, praemierungsnummer, auftragsnummer, empfaengernummer, seite, praemie_id, wert_cent, status, art, token_hash,
     gueltig_bis, erstellt_am, gewaehlt_am, ausgezahlt_am)
   ${ROWS} select mandant, prefix || '-g' || i || left(seite, 6), prefix || '-a' || i, prefix || '-p' || i, seite,
     (select id from praemie where praemie.mandant = g.mandant order by id limit 1), 1000 + i % 40 * 100, s.status, s.art, prefix || i || seite,
     zeit + interval '90 days', zeit + interval '2 hours', case when s.art is not null then zeit + interval '3 hours' end,
     case when s.status in ('Ausgezahlt', 'Abgeholt') then zeit + interval '27 hours' end
   from g, unnest(array['Empfehler', 'Empfaenger']) seite, lateral (
     select (array['Offen', 'Bereitgestellt', 'Abgeholt', 'Storniert', 'Abgelaufen', 'Ausgezahlt'])[1 + i % 6] as status,
       (array[null, 'Gutschein', 'Gutschein', null, null, 'Ueberweisung'])[1 + i % 6] as art
   ) s where i % 8 in (3, 4) and i % 9 <> 0`,
  `insert into buchung (mandant, praemierungsnummer, vorgang, soll, haben, betrag_cent, gebucht_am, belegtag, belegnummer)
   select praemierung.mandant, praemierungsnummer, case art when 'Gutschein' then 'Gutschein' else 'Auszahlung' end, 'Verbindlichkeit',
     case art when 'Gutschein' then 'Gutscheine' else 'Zahlungsverkehr' end, wert_cent, gewaehlt_am + interval '1 day',
     ((gewaehlt_am + interval '1 day') at time zone 'Europe/Berlin')::date, case art when 'Gutschein' then null else 'Z-' || praemierungsnummer end
   from praemierung, jsonb_to_record($1::jsonb) as w(mandant text, agentur text)
   where praemierung.mandant = w.mandant and agenturnummer = w.agentur and status in ('Ausgezahlt', 'Abgeholt')`,
  `insert into klick (mandant, empfehlungsnummer, zeit, channel, art, wiederholung)
   ${ROWS} select mandant, prefix || '-e' || i, zeit + n * interval '1 minute', 'whatsapp', case when n = 2 then 'Besuch' else 'Klick' end, n = 3
   from g, generate_series(1, i % 6) n`,
  `insert into einladung (mandant, einladungsnummer, agenturnummer, mitarbeiternummer, vorname, nachname, email, art, status, erstellt_am, gueltig_bis,
     beendet_am)
   ${ROWS} select mandant, prefix || '-i' || i, agentur, nummer, vorname, nachname, case when i % 3 <> 0 then prefix || i || '@kunde.example' end,
     case when i % 2 = 0 then 'VorOrt' else 'Telefon' end, s.status, zeit, zeit + interval '14 days',
     case when s.status <> 'Offen' then zeit + interval '1 day' end
   from g, lateral (select (array['Offen', 'Abgelaufen', 'Zurueckgezogen', 'Abgelehnt', 'Offen'])[1 + i % 5] as status) s`,
];

/**
 * Inserts rows of an agency in every state: referrals with one person each, orders of most, grants of some orders, and invitations. The index of a row
 * determines its values; every fourth has no staff number, the others have `M-7` or `M-8`.
 */
export async function fillAgentur(app: TestApp, { tenant, agenturnummer, empfehlerId, ...filled }: Filled): Promise<void> {
  const values = { mandant: tenant, agentur: agenturnummer, empfehler: empfehlerId, jetzt: app.clock.now(), ...filled };
  for (const statement of STATEMENTS) await queryAsOwner(app, statement, [JSON.stringify(values)]);
}
