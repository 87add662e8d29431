import type { OwnDatabase } from './database.ts';

/** The agency with the same number of rows in databases of every size, its tenant, and the APP_SECRET of generated databases. */
export const GENERATED = { mandant: 'telko', agentur: 'G-1', appSecret: 'x'.repeat(64) } as const;
const AGENTUR = GENERATED.agentur;
/** Referrals of that agency, whatever the size of the tenant. */
export const JE_AGENTUR = 20_000;
/** Referrals of one recommender. */
const JE_EMPFEHLER = 10;
const AGENTUREN = 50;

type Query = OwnDatabase['query'];

/**
 * Fills a tenant of the demo by SQL with referrals of two years and everything that results from them: recommenders, invitations, clicks, recipients,
 * orders, rewards and events, with fifty agencies and without. The same number gives the same rows. `empfehlungen` is at least 20,000. Triggers, which
 * would take minutes, must not run: `query` needs a session whose `session_replication_role` is `replica` (`withoutTriggers`).
 */
export async function insertManyReferrals(
  query: Query,
  mandant: string,
  empfehlungen: number,
  tell: (done: string) => void,
): Promise<void> {
  for (const [name, sql] of STATEMENTS) {
    const started = performance.now();
    const uses = [mandant, empfehlungen].slice(0, sql.includes('$2') ? 2 : 1);
    await query(sql, sql.includes('$1') ? uses : []);
    tell(`${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

/** The address of a database for sessions without triggers and without checks of foreign keys; only for superusers. */
export function withoutTriggers(url: string): string {
  const address = new URL(url);
  address.searchParams.set('options', '-c session_replication_role=replica');
  return address.href;
}

const VORNAMEN = `'{Anna,Ben,Clara,David,Elif,Felix,Greta,Hannes,Ida,Jonas,Klara,Leon,Mia,Noah,Olga,Paul,Rosa,Samuel,Tilda,Umut}'::text[]`;
const NACHNAMEN = `'{Ackermann,Bergfeld,Cramer,Dornbusch,Eichler,Feldhaus,Grünwald,Hartleb,Imhof,Jessen,Kallenbach,Lindhorst,Moosbach,Nordmann,Oltmann,Pohlmann,Quandt,Rosenthal,Steinkamp,Tiedemann,Ulmer,Vossberg,Wiesner,Ziegler}'::text[]`;
/** An unordered number like those of the product; the prefix `g-` marks generated rows. */
const numberOf = (of: string) => `'g-' || left(md5((${of})::text), 13)`;
const one = (list: string, of: string) => `(${list})[1 + (${of}) % cardinality(${list})]`;

/** Agency of a recommender: a fixed share belongs to the first, of the others half to none. */
const AGENTUR_OF = `case when r % greatest($2 / ${JE_AGENTUR}, 1) = 0 then '${AGENTUR}' when r % 2 = 1 then 'G-' || 2 + (r / 2) % ${AGENTUREN - 1} end`;
/** Moment of referral `i`, spread evenly over two years. */
const MOMENT = `now() - interval '1 hour' - (($2 - i) * interval '730 days' / $2)`;

/** Status of the recipient of a referral. */
const STATUS = `(array['Ok', 'Freigegeben', 'Freigegeben', 'Gezahlt', 'Abgelaufen', 'Storniert', 'Offen', 'Ok', 'Freigegeben', 'Gezahlt'])[1 + v % 10]`;
/** Varies with the number of a referral, but independently of its recommender, so that every agency has all kinds. */
const TURN = `i / ${AGENTUREN} + i / (($2 - 1) / ${JE_EMPFEHLER} + 1) * 3 as v`;
/** First name of the recipient of a referral. */
const VORNAME = one(VORNAMEN, `i / ${AGENTUREN}`);
const NACHNAME = one(NACHNAMEN, `i / ${AGENTUREN} / 11`);
const AUFTRAGSDATUM = `least((zeit + interval '2 days')::date, current_date)`;
/** The first reward of each product. */
const WERTE = `(select distinct on (produkt_id) produkt_id, id, wert_cent from praemie where mandant = $1 and produkt_id is not null order by produkt_id, id)`;
const EMPFEHLERLISTE = `select r, 'g-e-' || r as id, ${one(VORNAMEN, `r / ${AGENTUREN}`)} as vorname, ${one(NACHNAMEN, `r / ${AGENTUREN} / 7`)} as nachname,
    ${AGENTUR_OF} as agenturnummer, 'g.' || r || '@beispiel.example' as email
  from generate_series(0, ($2 - 1) / ${JE_EMPFEHLER}) as r`;

const STATEMENTS: readonly (readonly [string, string])[] = [
  [
    'agencies',
    `insert into agentur (mandant, agenturnummer, name, status, erstellt_am)
     select $1, 'G-' || n, 'Agentur Nummer ' || n, 'Aktiv', now() - interval '731 days' from generate_series(1, ${AGENTUREN}) as n`,
  ],
  [
    'accounts',
    `insert into account (mandant, account_id, art, email, email_schluessel, email_alias, bestaetigt_am, language, erstellt_am)
     select $1, id, 'Empfehler', email, email, email, now(), 'de', now() from (${EMPFEHLERLISTE}) as e`,
  ],
  [
    'recommenders',
    `insert into empfehler (mandant, empfehler_id, vorname, nachname, empfehlerhash, agenturnummer, mitarbeiternummer)
     select $1, id, vorname, nachname, id, agenturnummer, case when agenturnummer is not null then 'M-' || 1 + r % 9 end from (${EMPFEHLERLISTE}) as e`,
  ],
  [
    'invitations',
    `insert into einladung (mandant, einladungsnummer, agenturnummer, mitarbeiternummer, vorname, nachname, email, art, status, erstellt_am, gueltig_bis,
       beendet_am, empfehler_id)
     select $1, 'g-i-' || r, agenturnummer, 'M-' || 1 + r % 9, vorname, nachname, email, case r % 3 when 0 then 'Telefon' else 'VorOrt' end,
       'Angenommen', zeit, zeit + interval '14 days', zeit + interval '1 day', id
     from (select e.*, now() - interval '731 days' + r * interval '1 second' as zeit from (${EMPFEHLERLISTE}) as e) as e where agenturnummer is not null`,
  ],
  [
    'referrals',
    `with produkte as (select array_agg(id order by id) as ids from (
         select p.id from produkt p join praemie r on r.mandant = p.mandant and r.produkt_id = p.id where p.mandant = $1 group by p.id order by p.id limit 40) as p)
     insert into empfehlung (mandant, empfehlungsnummer, empfehler_id, vorname, nachname, produkt_id, channel, empfehlungslink, anteil_empfehler, code,
       erstellt_am, bestaetigt_am, gueltig_bis, agenturnummer, mitarbeiternummer, klicks)
     select $1, ${numberOf('i')}, e.empfehler_id, e.vorname, e.nachname, ids[1 + v % cardinality(ids)],
       (array['whatsapp', 'email', 'link', 'facebook', 'sms'])[1 + v % 5], true, (array[100, 50, 0])[1 + v % 3], 'G' || i, zeit, zeit,
       (zeit + interval '60 days')::date, e.agenturnummer, e.mitarbeiternummer, case when e.agenturnummer is not null then 2 else 0 end
     from (select i, ${TURN}, ${MOMENT} as zeit from generate_series(0, $2 - 1) as i) as n
     cross join produkte
     join empfehler e on e.mandant = $1 and e.empfehler_id = 'g-e-' || i % (($2 - 1) / ${JE_EMPFEHLER} + 1)`,
  ],
  [
    'clicks',
    `insert into klick (mandant, empfehlungsnummer, zeit, channel, art, wiederholung)
     select mandant, empfehlungsnummer, erstellt_am + n * interval '3 hours', channel, 'Klick', n = 3
     from empfehlung, generate_series(1, 3) as n where mandant = $1 and empfehlungsnummer like 'g-%'`,
  ],
  [
    'counted clicks',
    `insert into klickstand (mandant, bis, naechste, faellig_am) select mandant, max(klick_id), max(klick_id), now() from klick where mandant = $1
     group by mandant on conflict (mandant) do update set bis = excluded.bis, naechste = excluded.naechste`,
  ],
  [
    'recipients',
    `insert into empfaenger (mandant, empfaengernummer, empfehlungsnummer, empfehler_id, status, language, vorname, name, email, email_schluessel, email_alias,
       plz, ort, zugestimmt_am, bestaetigt_am, bestaetigt_durch, erstellt_am, agenturnummer, mitarbeiternummer)
     select $1, ${numberOf('i')}, empfehlungsnummer, empfehler_id, ${STATUS},
       'de', ${VORNAME}, ${NACHNAME}, 'k.' || i || '@beispiel.example', 'k.' || i || '@beispiel.example', 'k.' || i || '@beispiel.example',
       lpad((10000 + i % 89999)::text, 5, '0'), (array['Köln', 'Bremen', 'Ulm', 'Görlitz', 'Essen'])[1 + i / ${AGENTUREN} % 5], erstellt_am, erstellt_am, 'Link',
       zeit, agenturnummer, mitarbeiternummer
     from (select ${TURN}, n.* from (select substr(code, 2)::int as i, erstellt_am + interval '1 day' as zeit, * from empfehlung
       where mandant = $1 and empfehlungsnummer like 'g-%') as n) as e`,
  ],
  [
    'orders',
    `insert into auftrag (mandant, auftragsnummer, empfaengernummer, empfehlungsnummer, produkt_id, auftragsdatum, frist_beginn, status, erstellt_am, freigegeben_am,
       freigegeben_durch, agenturnummer, mitarbeiternummer, angebot_cent)
     select $1, 'G-A-' || i, a.empfaengernummer, a.empfehlungsnummer, e.produkt_id, ${AUFTRAGSDATUM}, ${AUFTRAGSDATUM}, s.status, zeit + interval '2 days',
       case when s.status = 'Freigegeben' then zeit + interval '18 days' end, case when s.status = 'Freigegeben' then 'Mandant' end,
       a.agenturnummer, a.mitarbeiternummer, w.wert_cent
     from (select substring(email from '[0-9]+')::int as i, erstellt_am as zeit, * from empfaenger where mandant = $1 and empfaengernummer like 'g-%') as a
     join empfehlung e on e.mandant = a.mandant and e.empfehlungsnummer = a.empfehlungsnummer
     cross join lateral (select case a.status when 'Ok' then 'Bestaetigt' when 'Offen' then 'Eingegangen' when 'Storniert' then 'Storniert'
       when 'Abgelaufen' then 'Widerrufen' else 'Freigegeben' end as status) as s
     join ${WERTE} as w on w.produkt_id = e.produkt_id`,
  ],
  [
    'rewards',
    `insert into praemierung (mandant, praemierungsnummer, auftragsnummer, empfaengernummer, seite, praemie_id, wert_cent, status, art, token_hash,
       gueltig_bis, erstellt_am, gewaehlt_am, ausgezahlt_am, agenturnummer, mitarbeiternummer, empfehlungsnummer)
     select $1, ${numberOf('a.auftragsnummer')}, a.auftragsnummer, a.empfaengernummer, 'Empfehler', p.id, p.wert_cent,
       case r.status when 'Gezahlt' then 'Abgeholt' else 'Offen' end, case r.status when 'Gezahlt' then 'Gutschein' end, 'g-' || a.auftragsnummer,
       a.freigegeben_am + interval '90 days', a.freigegeben_am, case r.status when 'Gezahlt' then a.freigegeben_am end,
       case r.status when 'Gezahlt' then a.freigegeben_am + interval '1 hour' end, a.agenturnummer, a.mitarbeiternummer, a.empfehlungsnummer
     from auftrag a
     join empfaenger r on r.mandant = a.mandant and r.empfaengernummer = a.empfaengernummer
     join ${WERTE} as p on p.produkt_id = a.produkt_id
     where a.mandant = $1 and a.auftragsnummer like 'G-A-%' and a.status = 'Freigegeben'`,
  ],
  ['statistics before events', 'analyze'],
  [
    'events',
    `insert into ereignis (mandant, zeit, wer, was, bezug, vorher, nachher, empfehlungsnummer, agenturnummer, mitarbeiternummer, produkt_id, channel, wert_cent)
     select $1, x.zeit, 'System', x.was, x.bezug, x.vorher, x.nachher, e.empfehlungsnummer, e.agenturnummer, e.mitarbeiternummer, e.produkt_id, e.channel, x.wert
     from empfehlung e
     join auftrag a on a.mandant = e.mandant and a.empfehlungsnummer = e.empfehlungsnummer
     join empfaenger r on r.mandant = e.mandant and r.empfaengernummer = a.empfaengernummer
     left join praemierung p on p.mandant = e.mandant and p.auftragsnummer = a.auftragsnummer
     cross join lateral (values
       (e.erstellt_am, 'Empfehlung', e.empfehlungsnummer, null, 'Ok', null::int),
       (r.erstellt_am, 'Empfaenger', r.empfaengernummer, null, 'Offen', null),
       (a.erstellt_am, 'Auftrag', a.auftragsnummer, null, 'Eingegangen', null),
       (a.freigegeben_am, 'Auftrag', a.auftragsnummer, 'Bestaetigt', 'Freigegeben', p.wert_cent),
       (p.gewaehlt_am, 'Empfaenger', r.empfaengernummer, 'Freigegeben', 'Gezahlt', null)
     ) as x (zeit, was, bezug, vorher, nachher, wert)
     where e.mandant = $1 and e.empfehlungsnummer like 'g-%' and x.zeit is not null`,
  ],
  // Updates the statistics and the visibility map, so that index-only scans need not read the table.
  ['statistics of the tables', 'vacuum analyze'],
];
