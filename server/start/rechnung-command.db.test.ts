import { beforeAll, beforeEach, expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { configure, configured } from '../../test/support/mandant.ts';
import { ABRECHNEND, billable, makeRechnung, nextFirst } from '../../test/support/rechnung.ts';
import { addDays, dayOf } from '../calendar.ts';
import { previousMonatAt } from '../modules/rechnung/index.ts';
import { cancelInvoice, invoiceAgencies, type Opening, payInvoice } from './agentur-command.ts';

const app = demoApp();
const TENANT = 'energie';
const OTHER = 'telko';
/** Runs the commands in the database and at the time of the test. */
const open: Opening = (work) => work(app.parts);

let agenturnummer: string;
beforeAll(() => configure(app, TENANT, ABRECHNEND));
beforeEach(async () => {
  ({ agenturnummer } = await billable(app, TENANT));
});

/** The line of this test's agency. */
const invoice = async (monat?: string) =>
  (await invoiceAgencies(open, monat, TENANT)).split('\n').find((line) => line.startsWith(`${agenturnummer}  `));

/** The number of its only invoice, issued by the command. */
async function invoiced(): Promise<string> {
  const [nummer] = /RE-\d{5}/.exec((await invoice()) ?? '') ?? [];
  return nummer ?? '';
}

const standOf = (nummer: string) =>
  app.inTenant(TENANT, ({ tx }) =>
    tx.selectFrom('rechnung').select(['status', 'bezahlt_am']).where('rechnungsnummer', '=', nummer).executeTakeFirstOrThrow(),
  );

test('invoice issues the documents of the last complete month, or of the given one, once', async () => {
  expect(await invoice()).toMatch(new RegExp(`^${agenturnummer} {2}RE-\\d{5} {2}${TENANT}$`));
  expect(await invoice()).toBe(`${agenturnummer}  nothing new  ${TENANT}`);
  expect(await invoice(previousMonatAt(app.clock.now()))).toBe(`${agenturnummer}  nothing new  ${TENANT}`);
  ({ agenturnummer } = await billable(app, TENANT));
  expect(await invoice('2026-10')).toBe(`${agenturnummer}  nothing new  ${TENANT}`);
  expect(await invoice(previousMonatAt(app.clock.now()))).toMatch(/ RE-\d{5} /);
});

test('invoice reports agencies without a full address, and tenants without an issuer', async () => {
  await app.inTenant(TENANT, ({ tx }) => tx.updateTable('agentur').set({ ort: null }).where('agenturnummer', '=', agenturnummer).execute());
  expect(await invoice()).toBe(`${agenturnummer}  has no whole address: none  ${TENANT}`);
  await configured(app, TENANT, { Rechnungssteller: null }, async () =>
    expect(await invoiceAgencies(open, undefined, TENANT)).toBe(`${TENANT} has no Rechnungssteller: no invoices`),
  );
});

test('invoice refuses a future, current or invalid month', async () => {
  const today = dayOf(app.clock.now());
  for (const monat of [today.slice(0, 7), dayOf(nextFirst(app)).slice(0, 7), today, '2026-13', '2026-1', '1999-12', 'Oktober', '']) {
    await expect(invoiceAgencies(open, monat, TENANT), monat).rejects.toThrow('--monat: a month that is over, such as 2026-10');
    await configured(app, TENANT, { Rechnungssteller: null }, () =>
      expect(invoiceAgencies(open, monat, TENANT), monat).rejects.toThrow('--monat: a month that is over'),
    );
  }
  expect(await invoice()).toMatch(/ RE-\d{5} /);
});

test('paid settles an invoice once, today or on the given day', async () => {
  const nummer = await invoiced();
  const today = dayOf(app.clock.now());
  for (const am of ['2027-02-30', '1.1.2027', ''])
    await expect(payInvoice(open, nummer, am, TENANT), am).rejects.toThrow('--am: a day such as 2026-11-25');
  for (const am of [addDays(today, 1), addDays(today, -1)])
    await expect(payInvoice(open, nummer, am, TENANT), am).rejects.toThrow(
      `${nummer} is paid or cancelled already, or the day does not fit`,
    );
  expect(await standOf(nummer)).toEqual({ status: 'Offen', bezahlt_am: null });
  expect(await payInvoice(open, nummer, undefined, TENANT)).toBe(`${nummer} is paid`);
  expect(await standOf(nummer)).toEqual({ status: 'Bezahlt', bezahlt_am: today });
  await expect(payInvoice(open, nummer, today, TENANT)).rejects.toThrow(`${nummer} is paid or cancelled already`);
  await expect(cancelInvoice(open, nummer, 'Falsche Anschrift', TENANT)).rejects.toThrow(`${nummer} is paid or cancelled already`);
});

test('cancel-invoice cancels an invoice once with a reason; then it cannot be paid and goes onto the next one', async () => {
  const nummer = await invoiced();
  for (const grund of [undefined, '', '  ', 'x'.repeat(501)])
    await expect(cancelInvoice(open, nummer, grund, TENANT), grund).rejects.toThrow('--grund: why, in up to 500 characters');
  const said = await cancelInvoice(open, nummer, ' Falsche Anschrift ', TENANT);
  expect(said).toMatch(new RegExp(`^${nummer} is cancelled by ST-\\d{5}; what it said stands on the next invoice$`));
  const storno = /ST-\d{5}/.exec(said)?.[0] ?? '';
  for (const one of [nummer, storno]) {
    await expect(payInvoice(open, one, undefined, TENANT), one).rejects.toThrow(`${one} is paid or cancelled already`);
    await expect(cancelInvoice(open, one, 'noch einmal', TENANT), one).rejects.toThrow(`${one} is paid or cancelled already`);
  }
  expect(await standOf(nummer)).toEqual({ status: 'Storniert', bezahlt_am: null });
  expect(await invoice()).toMatch(/ RE-\d{5} /);
});

test('a document belongs to its tenant: others do not find it, and the tenant must be named', async () => {
  const nummer = await makeRechnung(app, TENANT, agenturnummer);
  for (const act of [
    (tenant?: string, which = nummer) => payInvoice(open, which, undefined, tenant),
    (tenant?: string, which = nummer) => cancelInvoice(open, which, 'Falsche Anschrift', tenant),
  ]) {
    await expect(act()).rejects.toThrow('several tenants have agencies: say which with --tenant');
    await expect(act('fremd')).rejects.toThrow(/^tenants with agencies \(ModuleAgentur\): /);
    await expect(act('intern')).rejects.toThrow(/^tenants with agencies \(ModuleAgentur\): /);
    await expect(act(OTHER)).rejects.toThrow(`there is no document ${nummer}`);
    await expect(act(TENANT, 'RE-99999')).rejects.toThrow('there is no document RE-99999');
  }
  expect(await standOf(nummer)).toMatchObject({ status: 'Offen' });
  expect(await payInvoice(open, nummer, undefined, TENANT)).toBe(`${nummer} is paid`);
});
