import { describe, expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { countRows, queryAsOwner } from '../../test/support/rows.ts';
import { login } from '../../test/support/walk.ts';
import { countMails } from '../mail/store.ts';
import { SWEEPS } from '../start/modules.ts';
import { loadDemo } from './demo.ts';

const app = demoApp();

const TENANTS = ['telko', 'energie', 'berater', 'intern'];
const STATES = ['Abgelaufen', 'Freigegeben', 'Gezahlt', 'Offen', 'Ok', 'Storniert'];

interface Shown {
  Status: string;
  Klicks: number;
  ErstelltAm: string;
  NaechsterSchritt: { Was: string };
  Empfaenger: { Status: string; Anzeigename: string; AuftragAm?: string; Praemierung?: { Status: string; Token?: string } }[];
}

const query = <R>(sql: string) => queryAsOwner<R>(app, sql);

/** Number of rows in each table of the product. */
async function countAllRows() {
  const tables = await query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  return countRows(
    app,
    tables.map(({ name }) => name),
  );
}

describe.each(TENANTS)('erika at %s', (tenant) => {
  const overview = async (): Promise<Shown[]> => {
    const bearer = await login(app, tenant);
    return (await app.api(tenant, 'GET', '/empfehler/empfehlungen', { bearer })).body;
  };

  test('has referrals and recipients in every status, and a next step for each referral', async () => {
    const referrals = await overview();
    const people = referrals.flatMap(({ Empfaenger }) => Empfaenger);
    const statesOf = (shown: readonly { Status: string }[]) => [...new Set(shown.map(({ Status }) => Status))].sort();
    expect(statesOf(people)).toEqual(STATES);
    // Recommenders do not see that an application was refused.
    expect(statesOf(referrals)).toEqual(tenant === 'intern' ? STATES.filter((state) => state !== 'Storniert') : STATES);
    for (const { NaechsterSchritt } of referrals) expect(NaechsterSchritt.Was).not.toBe('');
  });

  test('has a grant in each state that needs no payout run, and can pick the open one', async () => {
    const grants = (await overview()).flatMap(({ Empfaenger }) => Empfaenger.flatMap(({ Praemierung }) => Praemierung ?? []));
    const states = grants.map(({ Status }) => Status).sort();
    if (tenant === 'intern') {
      // Wages are paid without a choice: two of a month that was handed over, two that wait.
      expect(states).toEqual(['Ausgezahlt', 'Ausgezahlt', 'Bereitgestellt', 'Bereitgestellt', 'Storniert']);
      return;
    }
    expect(states).toEqual(['Abgeholt', 'Abgelaufen', 'Bereitgestellt', 'Offen', 'Storniert']);
    const open = grants.find(({ Status }) => Status === 'Offen');
    const offered = await app.api(tenant, 'GET', '/praemierung/', { bearer: open?.Token ?? '' });
    expect(offered).toMatchObject({ status: 200, body: { Status: 'Offen', Seite: 'Empfehler' } });
  });

  test('made her referrals in the past, listed newest first, and no order is older than its referral', async () => {
    const referrals = await overview();
    const made = referrals.map(({ ErstelltAm }) => ErstelltAm);
    expect(made).toEqual([...made].sort().reverse());
    for (const { ErstelltAm, Empfaenger } of referrals) {
      expect(Date.parse(ErstelltAm)).toBeLessThanOrEqual(app.clock.now().getTime());
      for (const { AuftragAm } of Empfaenger) if (AuftragAm) expect(AuftragAm >= ErstelltAm.slice(0, 10)).toBe(true);
    }
  });

  test('has an encrypted IBAN, where transfers are paid', async () => {
    const rows = await query<{ iban: string }>(`select iban, kontoinhaber from bankdaten where mandant = '${tenant}'`);
    // Nobody names an account where rewards come with the wages.
    expect(rows.length > 0).toBe(tenant !== 'intern');
    expect(JSON.stringify(rows)).not.toMatch(/DE\d{20}|Erika/);
  });

  test('belongs to a tenant with a working API key, entries in the ledger and vouchers in the pool', async () => {
    const call = await app.api(tenant, 'POST', '/auftrag', { bearer: `demo-${tenant}`, body: {} });
    expect(call).toMatchObject({ status: 422, body: { code: 'Validierung' } });
    const [ledger] = await query<{ anzahl: number }>(`select count(*)::int as anzahl from buchung where mandant = '${tenant}'`);
    expect(ledger?.anzahl).toBeGreaterThan(3);
    const [pool] = await query<{ frei: number }>(
      `select count(*)::int as frei from gutschein where mandant = '${tenant}' and praemierungsnummer is null`,
    );
    expect(pool?.frei).toBeGreaterThan(10);
  });
});

test('the history sends no mail', async () => {
  expect((await app.parts.db.inSystem((scope) => countMails(scope, app.clock.now()))).waiting).toBe(0);
  await app.jobs.drain();
  expect(app.mails.sent.map(({ betreff }) => betreff)).toEqual([]);
});

test('a further run of the jobs changes nothing, since everything due by now is done', async () => {
  await app.jobs.drain();
  const before = await countAllRows();
  await app.jobs.drain();
  expect(await countAllRows()).toEqual(before);
});

test('a database that has tenants stays unchanged', async () => {
  const before = await countAllRows();
  expect(await loadDemo(app.parts, SWEEPS, async () => {})).toBe(false);
  expect(await countAllRows()).toEqual(before);
});

test('people in the stories have addresses of example domains only', async () => {
  const rows = await query<{ email: string }>(`select email from empfaenger where email is not null union select email from account`);
  for (const { email } of rows) expect(email).toMatch(/@(example\.(org|net|com)|[\w.-]+\.example)$/);
});
