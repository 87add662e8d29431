import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { listAuftraege } from '../../../contract/calls/agentur/berichte.ts';
import type { AuftragZeile } from '../../../contract/calls/agentur/zeilen.ts';
import { sortableOf } from '../../../contract/calls/bericht.ts';
import { inviteEmpfehler, openAgencyWithStaff } from '../../../test/support/agentur.ts';
import { fillAgentur } from '../../../test/support/agentur-rows.ts';
import { demoApp } from '../../../test/support/app.ts';
import { configured } from '../../../test/support/mandant.ts';
import { addDays, dayOf } from '../../calendar.ts';
import { readFreigabefrist } from './freigabefrist.sql.ts';

const app = demoApp();
const TENANT = 'telko';

let agency: Awaited<ReturnType<typeof openAgencyWithStaff>>;
let all: AuftragZeile[];

const report = (query: unknown, bearer = agency.inhaber, agentur = agency.agenturnummer) =>
  app.api(TENANT, 'PUT', `/agentur/auftraege/${agentur}`, { bearer, body: query });
/** The rows that match a filter. */
const rows = async (Filter: unknown, bearer = agency.inhaber): Promise<AuftragZeile[]> => {
  const { status, body } = await report({ Pagesize: 200, Filter }, bearer);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.Content;
};
const numbers = (found: readonly AuftragZeile[]) => found.map((row) => row.Auftragsnummer).sort();

beforeAll(async () => {
  agency = await openAgencyWithStaff(app);
  const { id } = await inviteEmpfehler(app, TENANT, { agenturnummer: agency.agenturnummer });
  await fillAgentur(app, { tenant: TENANT, agenturnummer: agency.agenturnummer, empfehlerId: id, prefix: 'au', anzahl: 150 });
  all = await rows(null);
});

describe('the report of orders', () => {
  test('shows all orders of the agency, latest first, with people by first name and initial', () => {
    expect(all).toHaveLength(150 - Math.floor(150 / 9));
    const days = all.map((row) => row.Auftragsdatum);
    expect(days).toEqual([...days].sort().reverse());
    expect(all.find((row) => row.Auftragsnummer === 'au-a1')).toMatchObject({
      Empfehler: 'Anna Ä.',
      Empfaenger: 'Ützelin Ä.',
      Mitarbeiternummer: 'M-8',
    });
    expect(JSON.stringify(all)).not.toMatch(/Noack|Quade|Müßig/);
  });

  test.each(sortableOf(listAuftraege.report))(
    'returns every row once over its pages when ordered by %s in either direction',
    async (OrderBy) => {
      for (const Descending of [false, true]) {
        const found: AuftragZeile[] = [];
        for (let Pagenumber = 1, more = true; more; Pagenumber += 1) {
          const { body } = await report({ OrderBy, Descending, Pagesize: 37, Pagenumber });
          expect(body).toMatchObject({ TotalCount: all.length, PageCount: Math.ceil(all.length / 37) });
          found.push(...body.Content);
          more = body.HasNext;
        }
        expect(numbers(found)).toEqual(numbers(all));
        if (OrderBy === 'WertCent') {
          const values = found.map((row) => row.WertCent);
          expect(values).toEqual([...values].sort((a, b) => (Descending ? b - a : a - b)));
        }
      }
    },
  );

  test('sums the amounts of all filtered rows, not only those of the page', async () => {
    const sum = all.reduce((cent, row) => cent + row.WertCent, 0);
    expect(sum).toBeGreaterThan(0);
    expect((await report({ Pagesize: 10 })).body.Summen).toEqual({ WertCent: sum });
    const released = all.filter((row) => row.Status === 'Freigegeben');
    const { body } = await report({ Pagesize: 1, Filter: { Status: ['Freigegeben'] } });
    expect(body).toMatchObject({
      TotalCount: released.length,
      Summen: { WertCent: released.reduce((cent, row) => cent + row.WertCent, 0) },
    });
  });

  test('filters by state, days, product, employee and channel', async () => {
    const [middle] = all.slice(60);
    const day = middle?.Auftragsdatum ?? '';
    expect(numbers(await rows({ Status: ['Storniert', 'Widerrufen'] }))).toEqual(
      numbers(all.filter((row) => ['Storniert', 'Widerrufen'].includes(row.Status))),
    );
    expect(numbers(await rows({ Von: day, Bis: day }))).toEqual(numbers(all.filter((row) => row.Auftragsdatum === day)));
    expect(numbers(await rows({ Mitarbeiternummer: 'M-8' }))).toEqual(numbers(all.filter((row) => row.Mitarbeiternummer === 'M-8')));
    const byChannel = await Promise.all(['whatsapp', 'email', 'facebook'].map((Channel) => rows({ Channel })));
    expect(numbers(byChannel.flat())).toEqual(numbers(all));
    expect(byChannel.every((part) => part.length > 0)).toBe(true);
  });
});

test('the report orders and filters by the day of release even if kinds of products have different periods', async () => {
  const markAs = (daten: ReturnType<typeof sql>) =>
    app.inTenant(TENANT, ({ tx }) =>
      tx
        .updateTable('produkt')
        .set({ daten: daten as never })
        .where(sql<boolean>`id % 2 = 0`)
        .execute(),
    );
  await markAs(sql`daten || '{"ProduktArt": "Vertrag"}'::jsonb`);
  try {
    await configured(app, TENANT, { WiderrufsfristTage: { Bestellung: 14, Vertrag: 40, Gespraech: 30, Bewerbung: 0 } }, async () => {
      const waits = (row: AuftragZeile) => (Date.parse(row.FreigabeAb) - Date.parse(row.Auftragsdatum)) / 86_400_000;
      const shown = await rows(null);
      expect([...new Set(shown.map(waits))].sort()).toEqual([15, 41]);
      for (const Descending of [false, true]) {
        const { body } = await report({ OrderBy: 'FreigabeAb', Descending, Pagesize: 200 });
        const days = body.Content.map((row: AuftragZeile) => row.FreigabeAb);
        expect(days).toEqual(Descending ? [...days].sort().reverse() : [...days].sort());
      }
      const inSql = await app.inTenant(TENANT, async (context) => {
        const { tag } = await readFreigabefrist(context);
        const days = sql<{ nr: string; day: string }>`select a.auftragsnummer as nr, (${tag})::text as day from auftrag a`;
        return new Map((await days.execute(context.tx)).rows.map(({ nr, day }) => [nr, day]));
      });
      expect(shown.map(({ Auftragsnummer }) => inSql.get(Auftragsnummer))).toEqual(shown.map(({ FreigabeAb }) => FreigabeAb));
      const today = dayOf(app.clock.now());
      const isDue = (row: AuftragZeile) => row.Status === 'Bestaetigt' && row.FreigabeAb <= today && row.FreigabeAb >= addDays(today, -14);
      const due = await rows({ Anstehend: 'AuftraegeFreigebbar' });
      expect(due.every(isDue)).toBe(true);
    });
  } finally {
    await markAs(sql`daten - 'ProduktArt'`);
  }
});
