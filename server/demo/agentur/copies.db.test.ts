import { expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { tokenOfZugangslink } from '../../modules/account/index.ts';
import { readBankdaten } from '../../modules/bankdaten/index.ts';
import { hexHashOf } from '../../modules/empfaenger/hex.ts';
import { empfehlerhashOf } from '../../modules/empfehler/person.ts';
import { praemierungToken, readPraemieOf } from '../../modules/praemie/index.ts';
import { BANKDATEN } from './steps.ts';

const app = demoApp();

const query = <R>(sql: string) => queryAsOwner<R>(app, sql);

/** Expects more than 20 rows, and none of them wrong. */
async function countWrong(rows: string, wrong: string) {
  const [found] = await query<{ alle: number; falsch: number }>(
    `select count(*)::int as alle, count(*) filter (where ${wrong})::int as falsch from ${rows}`,
  );
  expect(found?.alle).toBeGreaterThan(20);
  expect(found?.falsch).toBe(0);
}

test('each secret belongs to its own row', () =>
  app.inTenant('telko', async (context) => {
    const { tx, secrets } = context;
    const people = await tx.selectFrom('empfaenger').selectAll().where('hex_hash', 'is not', null).execute();
    const grants = await tx.selectFrom('praemierung').selectAll().execute();
    const links = await tx.selectFrom('zugangslink').selectAll().execute();
    const empfehler = await tx.selectFrom('empfehler').selectAll().execute();
    for (const rows of [people, grants, links]) expect(rows.length).toBeGreaterThan(100);
    for (const row of people) expect(row.hex_hash).toBe(hexHashOf(context, row));
    for (const row of grants) expect(row.token_hash).toBe(secrets.hash(praemierungToken(context, row.praemierungsnummer)));
    for (const row of links) expect(row.token_hash).toBe(secrets.hash(tokenOfZugangslink(context, row.zugangslink_id)));
    for (const row of empfehler) expect(row.empfehlerhash).toBe(empfehlerhashOf(context, row.empfehler_id));
  }));

test('each transfer has bank data of its own, which can be decrypted', () =>
  app.inTenant('telko', async (context) => {
    const grants = await context.tx
      .selectFrom('praemierung')
      .select('bankdaten_id')
      .where('agenturnummer', '=', 'A-1001')
      .where('bankdaten_id', 'is not', null)
      .execute();
    expect(grants.length).toBeGreaterThan(10);
    expect(new Set(grants.map((one) => one.bankdaten_id)).size).toBe(grants.length);
    for (const one of grants) expect(await readBankdaten(context, one.bankdaten_id ?? '')).toMatchObject(BANKDATEN);
  }));

test('the ledger owes the amounts of open and picked grants, and nothing for ended ones', () =>
  countWrong(
    `(select p.status, p.wert_cent, sum(case 'Verbindlichkeit' when b.haben then b.betrag_cent when b.soll then -b.betrag_cent end) as schuld
      from praemierung p join buchung b using (mandant, praemierungsnummer) where p.agenturnummer is not null group by mandant, praemierungsnummer) g`,
    `schuld is distinct from case when status in ('Offen', 'Bereitgestellt') then wert_cent else 0 end`,
  ));

test('an open order has the amount that its release would grant', () =>
  app.inTenant('telko', async (context) => {
    const open = await context.tx
      .selectFrom('auftrag')
      .innerJoin('empfaenger', 'empfaenger.empfaengernummer', 'auftrag.empfaengernummer')
      .select(['auftragsnummer', 'auftrag.agenturnummer', 'produkt_id', 'auftragsdatum as tag', 'angebot_cent'])
      .select('empfaenger.erstellt_am as beigetreten_am')
      .where('auftrag.status', 'in', ['Eingegangen', 'Bestaetigt'])
      .where('grund', 'is', null)
      .execute();
    expect(open.length).toBeGreaterThan(20);
    for (const one of open) expect(one.angebot_cent, one.auftragsnummer).toBe((await readPraemieOf(context, one))?.wert_cent);
  }));

test('each picked voucher comes from the pool with the value of its grant, and is in the audit log', () =>
  countWrong(
    `praemierung p left join gutschein g using (mandant, praemierungsnummer) left join protokoll l on l.mandant = p.mandant
       and l.was = 'gutschein.ausgegeben' and l.bezug = g.gutschein_id and l.daten ->> 'praemierungsnummer' = p.praemierungsnummer
     where p.agenturnummer is not null and p.status = 'Abgeholt'`,
    `g.wert_cent is distinct from p.wert_cent or g.ausgegeben_am < p.gewaehlt_am or l.zeit is distinct from g.ausgegeben_am`,
  ));

test.each(['empfaenger', 'auftrag', 'praemierung', 'ereignis'])(
  'each row of %s has the agency and employee number of its referral',
  (table) =>
    countWrong(
      `${table} t join empfehlung e using (mandant, empfehlungsnummer) where e.agenturnummer is not null`,
      `(t.agenturnummer, t.mitarbeiternummer) is distinct from (e.agenturnummer, e.mitarbeiternummer)`,
    ),
);

test('events have the channel and product of their referral, and are ordered by time', async () => {
  await countWrong(
    `ereignis t join empfehlung e using (mandant, empfehlungsnummer) where e.agenturnummer is not null`,
    `(t.channel, t.zeit) is distinct from (e.channel, greatest(t.zeit, e.erstellt_am)) or t.was <> 'Auftrag' and t.produkt_id <> e.produkt_id`,
  );
  await countWrong(
    `(select zeit, lag(zeit) over (partition by mandant, was, bezug order by ereignis_id) as davor from ereignis) t`,
    `zeit < davor`,
  );
});

test('no order is released before its day', () =>
  countWrong(
    `auftrag where agenturnummer is not null and freigegeben_am is not null`,
    `(freigegeben_am at time zone 'Europe/Berlin')::date < auftragsdatum + 15 or auftragsdatum > (erstellt_am at time zone 'Europe/Berlin')::date`,
  ));

test('orders released by an agency were released by one of its own people', () =>
  countWrong(
    `auftrag a where freigegeben_durch like 'Agentur:%'`,
    `not exists (select from agentur_benutzer b where b.agenturnummer = a.agenturnummer
       and a.freigegeben_durch = 'Agentur:' || a.agenturnummer || ':' || b.agentur_benutzer_id)`,
  ));

test('no person is recommended twice, and deleted recipients keep no personal data', async () => {
  await countWrong(
    `(select email_schluessel, count(*) as anzahl from empfaenger where agenturnummer is not null and email is not null group by 1) p`,
    `anzahl > 1`,
  );
  const [found] = await query<{ vergessen: number; bekannt: number }>(`
    select count(*)::int as vergessen, count(coalesce(vorname, name, email, ort, geburtsdatum::text))::int as bekannt
    from empfaenger where agenturnummer is not null and daten_geloescht_am is not null`);
  expect(found?.vergessen).toBeGreaterThan(5);
  expect(found?.bekannt).toBe(0);
});

test('recipients who refused get no more mails', () =>
  app.inTenant('telko', async ({ tx }) => {
    const { refused } = await tx
      .selectFrom('protokoll')
      .select(({ fn }) => fn.countAll<number>().as('refused'))
      .where('was', '=', 'empfaenger.status')
      .where('grund', '=', 'Abgelehnt')
      .executeTakeFirstOrThrow();
    const { stopped } = await tx
      .selectFrom('mail_sperre')
      .select(({ fn }) => fn.countAll<number>().as('stopped'))
      .executeTakeFirstOrThrow();
    expect(refused).toBeGreaterThan(3);
    expect(stopped).toBe(refused);
  }));
