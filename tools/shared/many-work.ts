import type { OwnDatabase } from './database.ts';

/** Numbers of rows in the work lists of a tenant with 1,000,000 referrals in two years. */
const ROWS = {
  /** One agency for 50 referrals a year; the fifty of the referrals are among them. */
  agenturen: 10_000,
  /** One document of each third agency in each of 24 months. */
  rechnungen: 80_000,
  /** One in a hundred referrals. */
  nachbuchungen: 10_000,
  /** One of ten recommenders. */
  kundennummern: 10_000,
  /** Half of the rewards, and as many codes in stock as are handed out in half a year. */
  gutscheine: 250_000,
  /** Mails of the months that they are kept. */
  mails: 1_000_000,
  /** One in a thousand mails, and other work. */
  arbeiten: 2_000,
  sperren: 5_000,
  benutzer: 200,
  /** Three entries for each referral. */
  protokoll: 3_000_000,
} as const;

/** A moment in the last two years for row `i` of `n`. */
const momentOf = (n: number) => `now() - ((${n} - i)::float8 / ${n}) * interval '730 days'`;
const rowsOf = (n: number) => `generate_series(1, ${n}) as i`;
const numberOf = (kind: string) => `'${kind}' || left(md5('${kind}' || i), 13)`;

const STATEMENTS: readonly (readonly [string, string])[] = [
  [
    'more agencies',
    `insert into agentur (mandant, agenturnummer, name, status, erstellt_am)
     select $1, 'G-' || i, 'Agentur Nummer ' || i, (array['Aktiv', 'Aktiv', 'Aktiv', 'Inaktiv', 'WartetAufFreigabe'])[1 + i % 5], ${momentOf(ROWS.agenturen)}
     from ${rowsOf(ROWS.agenturen)} on conflict do nothing`,
  ],
  [
    'invoices',
    `insert into rechnung (mandant, rechnungsnummer, art, reihennummer, agenturnummer, monat, durchlaufend, ausgestellt_am, leistung_von, leistung_bis,
       faellig_am, netto_cent, ust_prozent, ust_cent, brutto_cent, status, bezahlt_am, steller, empfaenger)
     select $1, 'G-RE-' || lpad(i::text, 6, '0'), 'Rechnung', 1000000 + i, 'G-' || 1 + i % ${ROWS.agenturen}, monat, false, monat + interval '1 month', monat,
       (monat + interval '27 days')::date, (monat + interval '45 days')::date, 10000, 19, 1900, 11900, status,
       case status when 'Bezahlt' then (monat + interval '40 days')::date end, steller, steller
     from (select i, (date_trunc('month', now()) - (i * 24 / ${ROWS.rechnungen}) * interval '1 month')::date as monat,
       case when i % 10 = 0 then 'Offen' else 'Bezahlt' end as status, jsonb_build_object('Name', repeat('Funkhof ', 40)) as steller from ${rowsOf(ROWS.rechnungen)}) as r`,
  ],
  [
    'claims',
    `insert into nachbuchung (mandant, nachbuchungsnummer, empfehler_id, auftragsnummer, auftragsdatum, produkt_id, status, antwort, erstellt_am, entschieden_am)
     select $1, ${numberOf('nb')}, 'g-e-' || i, 'G-N-' || i, current_date - 30, (select min(produkt_id) from auftrag where mandant = $1), status,
       case status when 'Abgelehnt' then 'Nein.' end, ${momentOf(ROWS.nachbuchungen)}, case when status <> 'Offen' then now() end
     from (select i, (array['Offen', 'Angenommen', 'Angenommen', 'Abgelehnt'])[1 + i % 4] as status from ${rowsOf(ROWS.nachbuchungen)}) as n`,
  ],
  [
    'customer numbers',
    `insert into kundennummer (mandant, empfehler_id, anfrage, kundennummer, status, gestellt_am, beantwortet_am)
     select $1, 'g-e-' || i, ${numberOf('kn')}, 'K-' || i, status, ${momentOf(ROWS.kundennummern)}, case when status <> 'Offen' then now() end
     from (select i, (array['Offen', 'Gefunden', 'Gefunden', 'Unbekannt'])[1 + i % 4] as status from ${rowsOf(ROWS.kundennummern)}) as k`,
  ],
  [
    'voucher codes',
    `insert into gutschein (mandant, gutschein_id, wert_cent, code, code_hash, praemierungsnummer, ausgegeben_am)
     select $1, ${numberOf('gu')}, (array[1000, 2500, 5000, 10000])[1 + i % 4], 'v1.' || md5(i::text), md5(i::text),
       case when i % 5 > 0 then 'g-gu-' || i end, case when i % 5 > 0 then now() end from ${rowsOf(ROWS.gutscheine)}`,
  ],
  [
    'mails',
    `insert into mail (mandant, mail_id, vorlage, bezug, erstellt_am, faellig_am, gesendet_am, unzustellbar_am, verworfen_am, fehler)
     select $1, ${numberOf('ma')}, 'auftragEingegangen', 'G-A-' || i - 1, zeit, zeit, case when i % 200 > 1 then zeit end, case when i % 200 = 0 then zeit end,
       case when i % 200 = 1 then zeit end, case when i % 200 = 0 then '550 mailbox full' end
     from (select i, ${momentOf(ROWS.mails)} as zeit from ${rowsOf(ROWS.mails)}) as m`,
  ],
  [
    'failed work',
    `insert into arbeit (mandant, arbeit_id, art, bezug, status, erstellt_am, grund)
     select $1, ${numberOf('ar')}, 'mail', 'g-' || i, case when i % 10 = 0 then 'Gescheitert' else 'Erledigt' end, ${momentOf(ROWS.arbeiten)}, 'error 40001'
     from ${rowsOf(ROWS.arbeiten)}`,
  ],
  [
    'blocks',
    `insert into sperre (mandant, muster, erstellt_am, grund, bis)
     select $1, 'g.' || i || '@gesperrt.example', ${momentOf(ROWS.sperren)}, 'Viele Konten', case when i % 3 = 0 then current_date - 1 end from ${rowsOf(ROWS.sperren)}`,
  ],
  [
    'people of the back office',
    `insert into betrieb_benutzer (benutzer_id, email, email_schluessel, vorname, nachname, passwort_hash, language, status, erstellt_am)
     select 'g-b-' || i, 'g.' || i || '@betrieb.example', 'g.' || i || '@betrieb.example', 'Gerda', 'Groß', 'x', 'de', 'Aktiv', now() from ${rowsOf(ROWS.benutzer)}`,
  ],
  [
    'roles',
    `insert into betrieb_rolle (mandant, rolle_id, benutzer_id, rolle, vergeben_von, vergeben_am)
     select $1, 'g-r-' || i, 'g-b-' || i, 'Support', 'System', ${momentOf(ROWS.benutzer)} from ${rowsOf(ROWS.benutzer)}`,
  ],
  [
    'audit log',
    `insert into protokoll (mandant, zeit, wer, was, bezug, vorher, nachher, agenturnummer)
     select $1, ${momentOf(ROWS.protokoll)}, (array['System', 'Betrieb:g-b-1', 'Empfehler', 'System'])[1 + i % 4],
       (array['auftrag.eingegangen', 'auftrag.status', 'empfehlung.angelegt', 'agentur.status'])[1 + i / 7 % 4], 'G-A-' || i / 3, null, 'Eingegangen',
       case when i % 2 = 0 then 'G-' || 1 + i % 50 end from ${rowsOf(ROWS.protokoll)}`,
  ],
  [
    'statistics of the work lists',
    'vacuum analyze agentur, rechnung, nachbuchung, kundennummer, gutschein, mail, arbeit, sperre, betrieb_rolle, protokoll',
  ],
];

/** Fills the work lists of a tenant that has many referrals already (`insertManyReferrals`). Needs a session without triggers, like those. */
export async function insertManyWork(query: OwnDatabase['query'], mandant: string, tell: (done: string) => void): Promise<void> {
  for (const [name, sql] of STATEMENTS) {
    const started = performance.now();
    await query(sql, sql.includes('$1') ? [mandant] : []);
    tell(`${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}
