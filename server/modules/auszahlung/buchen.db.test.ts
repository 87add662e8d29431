import { expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { payoutsOf, TENANT } from './auszahlung.fixture.ts';
import { workOff } from './buchen.ts';
import { abweichungenIn, prove } from './index.ts';

const app = testApp();
const pay = payoutsOf(app);

interface Payment {
  readonly nr: string;
  readonly status: string;
  /** The transaction that wrote the row last. */
  readonly by: string;
}
/** The payments of a run by their numbers. */
const paymentsOf = (laufnummer: string) =>
  queryAsOwner<Payment>(
    app,
    'select zahlungsnummer as nr, status, xmin::text as by from zahlung where laufnummer = $1 order by zahlungsnummer collate "C"',
    [laufnummer],
  );
/** A run of so many rewards that the bank has executed, whose payments wait to be booked. */
async function executedRun(count: number): Promise<string> {
  for (let made = 0; made < count; made += 1) await pay.picked();
  const { Laufnummer } = await pay.handedOver();
  await pay.ok(pay.execute(Laufnummer));
  return Laufnummer;
}
const statusesOf = async (laufnummer: string) => (await paymentsOf(laufnummer)).map(({ status }) => status);
const many = (count: number, status: string) => Array.from({ length: count }, () => status);

/** Payments, entries and mails of a run, each once. */
async function expectBookedOnce(laufnummer: string, count: number): Promise<void> {
  expect(await statusesOf(laufnummer)).toEqual(many(count, 'Ausgefuehrt'));
  const each = (sql: string) =>
    queryAsOwner<{ n: number }>(app, `select count(*)::int as n from zahlung z join ${sql} where z.laufnummer = $1`, [laufnummer]);
  expect(await each(`buchung b on b.belegnummer = z.zahlungsnummer and b.vorgang = 'Auszahlung'`)).toEqual([{ n: count }]);
  expect(await each(`mail m on m.bezug = z.bezug and m.vorlage = 'praemieAusgezahlt'`)).toEqual([{ n: count }]);
  expect(await each(`ereignis e on e.bezug = z.bezug and e.nachher = 'Ausgezahlt'`)).toEqual([{ n: count }]);
  expect(await each(`protokoll p on p.bezug = z.zahlungsnummer and p.nachher = 'Ausgefuehrt'`)).toEqual([{ n: count }]);
  expect(await pay.read(laufnummer)).toMatchObject({ Status: 'Ausgefuehrt' });
  expect(abweichungenIn(await app.inTenant(TENANT, prove))).toEqual([]);
}

test('rewards of a run are booked in one transaction, each with its entry, event and mail', async () => {
  const laufnummer = await executedRun(3);
  await app.jobs.drain();
  expect(new Set((await paymentsOf(laufnummer)).map(({ by }) => by)).size).toBe(1);
  await expectBookedOnce(laufnummer, 3);
});

test('a payment that cannot be booked holds up no other one, and is booked once it can be', async () => {
  const laufnummer = await executedRun(4);
  const [, faulty] = await paymentsOf(laufnummer);
  await queryAsOwner(
    app,
    `create function fault() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
     create trigger fault before update on zahlung for each row when (new.zahlungsnummer = '${faulty?.nr}' and new.status = 'Ausgefuehrt') execute function fault()`,
  );
  await app.jobs.drain();
  app.clock.pass({ days: 1 / 24 });
  await app.jobs.drain();
  await queryAsOwner(app, 'drop function fault() cascade');
  expect(await statusesOf(laufnummer)).toEqual(['Ausgefuehrt', 'Freigegeben', 'Ausgefuehrt', 'Ausgefuehrt']);
  await app.jobs.drain();
  await pay.enter();
  await expectBookedOnce(laufnummer, 4);
});

test('work on several payments of a run at once books each of them once', async () => {
  const laufnummer = await executedRun(4);
  const payments = await paymentsOf(laufnummer);
  await Promise.all(payments.map(({ nr }) => app.inTenant(TENANT, (context) => workOff(context, nr))));
  await app.jobs.drain();
  await expectBookedOnce(laufnummer, 4);
});

test('a payment whose order was cancelled is booked alone, and its amount is claimed back', async () => {
  const laufnummer = await executedRun(3);
  const [first] = await paymentsOf(laufnummer);
  await queryAsOwner(app, 'update zahlung set storno_vorgemerkt = true where zahlungsnummer = $1', [first?.nr]);
  await app.jobs.drain();
  const paid = await paymentsOf(laufnummer);
  expect(new Set(paid.map(({ by }) => by)).size).toBe(2);
  const claimed = await queryAsOwner(
    app,
    `select 1 from buchung b join zahlung z on z.praemierungsnummer = b.praemierungsnummer where z.zahlungsnummer = $1 and b.vorgang = 'Rueckforderung'`,
    [first?.nr],
  );
  expect(claimed).toHaveLength(1);
});
