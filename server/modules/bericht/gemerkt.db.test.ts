import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { inviteEmpfehler, makeAgentur } from '../../../test/support/agentur.ts';
import { fillAgentur } from '../../../test/support/agentur-rows.ts';
import { testApp } from '../../../test/support/app.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { countKlicks } from './klicks/store.ts';

const app = testApp();
const TENANT = 'telko';
const OTHER = 'energie';
const ANZAHL = 40;

/** What triggers keep beside rows that stands otherwise than when it is worked out anew, over all tenants. */
const OTHERWISE = `
  select 'empfehlung ' || e.empfehlungsnummer as wer, row(e.empfaenger_anzahl, e.person_status)::text as ist, row(z.anzahl, z.status)::text as soll
  from empfehlung e, lateral (
    select count(*)::int as anzahl, (array_agg(p.status order by p.erstellt_am, p.empfaengernummer))[1] as status
    from empfaenger p where p.mandant = e.mandant and p.empfehlungsnummer = e.empfehlungsnummer and not p.vorlaeufig
  ) z where (e.empfaenger_anzahl, e.person_status) is distinct from (z.anzahl, z.status)
  union all
  select 'klicks ' || e.empfehlungsnummer, e.klicks::text, z.anzahl::text
  from empfehlung e left join klickstand s on s.mandant = e.mandant, lateral (
    select count(*)::int as anzahl from klick k
    where k.mandant = e.mandant and k.empfehlungsnummer = e.empfehlungsnummer and k.art = 'Klick' and not k.wiederholung and k.klick_id <= s.bis
  ) z where e.agenturnummer is not null and e.klicks <> z.anzahl
  union all
  select 'empfaenger ' || p.empfaengernummer, row(p.produkt_id, p.empfehlung_channel, p.empfehlername, p.schritt, p.schritt_am, p.beansprucht)::text,
    row(e.produkt_id, e.channel, e.suchname, s.schritt, s.schritt_am, is_beansprucht(p))::text
  from empfaenger p join empfehlung e using (mandant, empfehlungsnummer), schritt_stand(p) s
  where p.agenturnummer is not null and (p.produkt_id, p.empfehlung_channel, p.empfehlername, p.schritt, p.schritt_am, p.beansprucht)
    is distinct from (e.produkt_id, e.channel, e.suchname, s.schritt, s.schritt_am, is_beansprucht(p))
  union all
  select 'auftrag ' || a.auftragsnummer, row(a.empfehler_id, a.empfehlung_channel, a.empfehlername, a.empfaengername, a.beigetreten_am, a.gewaehrt_cent)::text,
    row(e.empfehler_id, e.channel, e.suchname, p.suchname, wer.erstellt_am, g.cent)::text
  from auftrag a
  join empfehlung e on e.mandant = a.mandant and e.empfehlungsnummer = a.empfehlungsnummer
  join empfaenger wer on wer.mandant = a.mandant and wer.empfaengernummer = a.empfaengernummer
  left join empfaenger p on p.mandant = a.mandant and p.empfaengernummer = a.empfaengernummer and p.agenturnummer = a.agenturnummer, lateral (
    select case when count(*) > 0 then coalesce(sum(m.wert_cent) filter (where m.status <> 'Storniert'), 0) end::int as cent
    from praemierung m where m.mandant = a.mandant and m.auftragsnummer = a.auftragsnummer
  ) g
  where a.agenturnummer is not null and (a.empfehler_id, a.empfehlung_channel, a.empfehlername, a.empfaengername, a.beigetreten_am, a.gewaehrt_cent)
    is distinct from (e.empfehler_id, e.channel, e.suchname, p.suchname, wer.erstellt_am, g.cent)
  union all
  select 'praemierung ' || m.praemierungsnummer, row(m.produkt_id, m.empfehlung_channel, m.ausgezahlt_am)::text, row(a.produkt_id, e.channel, b.am)::text
  from praemierung m join auftrag a using (mandant, auftragsnummer)
  join empfehlung e on e.mandant = a.mandant and e.empfehlungsnummer = a.empfehlungsnummer, lateral (
    select max(k.gebucht_am) as am from buchung k
    where k.mandant = m.mandant and k.praemierungsnummer = m.praemierungsnummer and k.vorgang in ('Auszahlung', 'Gutschein')
  ) b where m.agenturnummer is not null and (m.produkt_id, m.empfehlung_channel, m.ausgezahlt_am) is distinct from (a.produkt_id, e.channel, b.am)`;

/** A change of one row, found by a number, to one of some values, found by another: `:i` and `:v`. Each may happen by some rule. */
const of = (table: string, key: string, where = 'true') =>
  `${key} = (select ${key} from ${table} where agenturnummer is not null and ${where} order by ${key} offset :i % 17 limit 1)`;
const EMPFAENGER = of('empfaenger', 'empfaengernummer');
const EMPFEHLUNG = of('empfehlung', 'empfehlungsnummer');
const AUFTRAG = of('auftrag', 'auftragsnummer');
const PRAEMIERUNG = of('praemierung', 'praemierungsnummer');
const pick = (...values: readonly string[]) => `(array[${values.map((value) => `'${value}'`)}])[1 + :v % ${values.length}]`;

const CHANGES: readonly string[] = [
  `update empfaenger set status = ${pick('Offen', 'Ok', 'Freigegeben', 'Gezahlt', 'Abgelaufen', 'Storniert')} where ${EMPFAENGER}`,
  `update empfaenger set vorname = null, name = null where ${EMPFAENGER}`,
  `update empfaenger set vorname = ${pick('Ärmin', 'Bo', 'Cäcilie')}, frist_am = erstellt_am + :v % 90 * interval '1 day' where ${EMPFAENGER}`,
  `update empfaenger set vorlaeufig = not vorlaeufig, hex_hash = case when :v % 2 = 0 then 'h' || empfaengernummer end where ${EMPFAENGER}`,
  `update empfaenger set agenturnummer = null, mitarbeiternummer = null where ${EMPFAENGER} and :v % 5 = 0`,
  `update empfaenger p set agenturnummer = e.agenturnummer from empfehlung e
     where e.mandant = p.mandant and e.empfehlungsnummer = p.empfehlungsnummer and p.agenturnummer is null and e.agenturnummer is not null`,
  `insert into empfaenger (empfaengernummer, empfehlungsnummer, empfehler_id, status, language, vorname, erstellt_am)
     select 'neu-' || gen_random_uuid(), empfehlungsnummer, empfehler_id, 'Offen', 'de', 'Neu', erstellt_am - :v % 2 * interval '1 day' from empfehlung where ${EMPFEHLUNG}`,
  `delete from empfaenger where empfaengernummer = (select min(empfaengernummer) from empfaenger where empfaengernummer like 'neu-%')`,
  `update empfehlung set channel = ${pick('sms', 'link')}, nachname = ${pick('Ohm', 'Zorn')} where ${EMPFEHLUNG}`,
  `update empfehlung set vorname = '', nachname = '', gueltig_bis = least(gueltig_bis, date '2026-01-01') where ${EMPFEHLUNG}`,
  `update empfehlung set bestaetigt_am = case when :v % 2 = 0 then erstellt_am end where ${EMPFEHLUNG}`,
  `update empfehlung set produkt_id = (select max(id) from produkt) where ${EMPFEHLUNG}`,
  `update empfehlung set agenturnummer = null, mitarbeiternummer = null
     where ${EMPFEHLUNG} and not exists (select from empfaenger p where p.empfehlungsnummer = empfehlung.empfehlungsnummer)`,
  `update auftrag set status = ${pick('Eingegangen', 'Bestaetigt', 'Freigegeben', 'Storniert', 'Widerrufen')},
     grund = ${pick('KeinePraemie', 'AnderesProdukt')} where ${AUFTRAG}`,
  `update auftrag set grund = null, auftragsdatum = auftragsdatum - 1, produkt_id = (select min(id) from produkt) where ${AUFTRAG}`,
  `update auftrag set empfaengernummer = (select empfaengernummer from empfaenger where ${EMPFAENGER}) where ${AUFTRAG}`,
  `update praemierung set art = 'Gutschein', gewaehlt_am = erstellt_am + :v * interval '1 minute',
     status = ${pick('Offen', 'Bereitgestellt', 'Ausgezahlt', 'Abgeholt', 'Storniert', 'Abgelaufen')} where ${PRAEMIERUNG}`,
  `insert into buchung (praemierungsnummer, vorgang, soll, haben, betrag_cent, gebucht_am)
     select praemierungsnummer, ${pick('Auszahlung', 'Rueckgabe')}, 'Bank', 'Verbindlichkeit', 100, now() from praemierung where ${PRAEMIERUNG}`,
  `insert into nachbuchung (nachbuchungsnummer, empfehler_id, auftragsnummer, auftragsdatum, produkt_id, empfehlungsnummer, nachweis, status, erstellt_am)
     select 'n-' || gen_random_uuid(), empfehler_id, gen_random_uuid()::text, '2026-01-01', produkt_id, empfehlungsnummer, 'x', 'Offen', now()
     from empfehlung where ${EMPFEHLUNG}`,
  `update nachbuchung set status = 'Abgelehnt', antwort = 'x', entschieden_am = now() where nachbuchungsnummer = (select min(nachbuchungsnummer) from nachbuchung where status = 'Offen')`,
  `insert into klick (empfehlungsnummer, zeit, channel, art, wiederholung)
     select empfehlungsnummer, now(), 'link', case when n = 3 then 'Besuch' else 'Klick' end, n = 2 from empfehlung, generate_series(1, 4) n where ${EMPFEHLUNG}`,
  `delete from klick where klick_id = (select min(klick_id) from klick where art = 'Klick' and not wiederholung
     and empfehlungsnummer = (select empfehlungsnummer from empfehlung where ${EMPFEHLUNG}))`,
  `select count_klicks('0 seconds')`,
];

const change = (tenant: string, which: number, i: number, v: number) =>
  app.inTenant(tenant, ({ tx }) =>
    sql.raw((CHANGES[which % CHANGES.length] ?? '').replaceAll(':i', String(i)).replaceAll(':v', String(v))).execute(tx),
  );

beforeAll(async () => {
  for (const tenant of [TENANT, OTHER]) {
    const agenturnummer = await makeAgentur(app, tenant);
    const { id } = await inviteEmpfehler(app, tenant, { agenturnummer });
    await fillAgentur(app, { tenant, agenturnummer, empfehlerId: id, prefix: `gm-${tenant}`, anzahl: ANZAHL });
  }
});

describe('what is kept beside rows for reports', () => {
  test('is what it is worked out as when the rows are written', async () => {
    expect(await queryAsOwner(app, OTHERWISE)).toEqual([]);
    const [kept] = await queryAsOwner<{ n: number }>(
      app,
      'select count(distinct schritt)::int as n from empfaenger where agenturnummer is not null',
    );
    expect(kept?.n).toBeGreaterThan(5);
  });

  test.each(CHANGES.map((statement, which) => [statement.trim().slice(0, 60), which] as const))('stays so after: %s', async (_, which) => {
    for (let i = 0; i < 6; i += 1) await change(TENANT, which, i * 5 + which, i);
    expect(await queryAsOwner(app, OTHERWISE)).toEqual([]);
  });

  test('stays so over any walk of changes, in each tenant', async () => {
    const step = fc.tuple(fc.constantFrom(TENANT, OTHER), fc.nat(CHANGES.length - 1), fc.nat(100), fc.nat(100));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        for (const [tenant, which, i, v] of steps) await change(tenant, which, i, v);
        expect(await queryAsOwner(app, OTHERWISE)).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
});

describe.skipIf(inject('database').kind === 'embedded')('what another transaction holds', () => {
  const held = `select distinct empfaengernummer from empfaenger where agenturnummer is not null and mandant = $1 order by 1 limit 5`;

  test('keeps nobody waiting: it is noted, and brought by the sweep', async () => {
    await app.jobs.drain();
    const numbers = (await queryAsOwner<{ empfaengernummer: string }>(app, held, [TENANT])).map((row) => row.empfaengernummer);
    await app.inTenant(TENANT, async ({ tx }) => {
      await tx.selectFrom('empfehlung').select('empfehlungsnummer').forNoKeyUpdate().execute();
      await tx.selectFrom('auftrag').select('auftragsnummer').forNoKeyUpdate().execute();
      // Would wait for the referrals and orders until the end of the test.
      await app.inTenant(TENANT, (other) =>
        other.tx
          .updateTable('empfaenger')
          .set({ vorname: 'Später', vorlaeufig: false, status: 'Abgelaufen' })
          .where('empfaengernummer', 'in', numbers)
          .execute(),
      );
    });
    expect(await queryAsOwner(app, OTHERWISE)).not.toEqual([]);
    await app.jobs.drain();
    expect(await queryAsOwner(app, OTHERWISE)).toEqual([]);
    expect(await queryAsOwner(app, 'select * from bericht_offen')).toEqual([]);
  });
});

describe('the longest names', () => {
  test('of letters of four bytes, with signs between, fit the indexes', async () => {
    // Letters in no order, which nothing makes shorter, and a sign behind every ninth.
    const long = (from: number, length: number) =>
      Array.from({ length }, (_, i) => (i % 10 === 9 ? '-' : String.fromCodePoint(0x20000 + (((from + i) * 7919) % 40_000)))).join('');
    const [name, other, ort, email] = [long(0, 100), long(500, 100), long(1000, 100), long(1500, 240)];
    await app.inTenant(TENANT, async ({ tx }) => {
      await tx.updateTable('empfehlung').set({ vorname: name, nachname: name }).where('agenturnummer', 'is not', null).execute();
      await tx.updateTable('empfaenger').set({ vorname: other, name: other, ort }).where('agenturnummer', 'is not', null).execute();
      await tx
        .updateTable('auftrag')
        .set({ beanstandet_am: new Date(), beanstandung: long(2000, 1000), grund: null })
        .where('agenturnummer', 'is not', null)
        .execute();
      await tx.updateTable('einladung').set({ vorname: name, nachname: other, email }).execute();
    });
    expect(await queryAsOwner(app, OTHERWISE)).toEqual([]);
  });
});

describe('clicks', () => {
  const klicks = () =>
    queryAsOwner<{ gezaehlt: number; alle: number }>(
      app,
      `select (select sum(klicks)::int from empfehlung where mandant = $1 and agenturnummer is not null) as gezaehlt,
         (select count(*)::int from klick k join empfehlung e using (mandant, empfehlungsnummer)
          where mandant = $1 and e.agenturnummer is not null and k.art = 'Klick' and not k.wiederholung) as alle`,
      [TENANT],
    );

  test('are counted once those under way have ended, and each once', async () => {
    const insert = CHANGES.findIndex((statement) => statement.startsWith('insert into klick'));
    const count = (abstand: string) => app.inTenant(TENANT, (context) => countKlicks(context, abstand));
    for (const _ of [1, 2, 3]) await count('0 seconds');
    const [before] = await klicks();
    expect(before?.gezaehlt).toBe(before?.alle);
    await change(TENANT, insert, 1, 0);
    await count('1 hour');
    await count('1 hour');
    const [waiting] = await klicks();
    expect(waiting).toEqual({ gezaehlt: before?.gezaehlt, alle: (before?.alle ?? 0) + 2 });
    for (const _ of [1, 2, 3]) await count('0 seconds');
    const [after] = await klicks();
    expect(after?.gezaehlt).toBe(after?.alle);
    expect(after?.gezaehlt).toBe((before?.gezaehlt ?? 0) + 2);
  });
});
