import { afterEach, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { payoutsOf, TENANT } from './auszahlung.fixture.ts';
import { erstattungenOf } from './erstattung.fixture.ts';
import { abweichungenIn, prove } from './index.ts';

/** The kills of `npm run chaos -- payouts` in the cheapest form: a transaction fails at its commit, or its answer is lost after it. */
const app = testApp();
const pay = payoutsOf(app);
const { credited } = erstattungenOf(app, pay);

/** From now on each transaction that writes a row of the table for which `when` holds fails at its commit. */
const failCommits = (table: string, when = 'true') =>
  queryAsOwner(
    app,
    `create function abgebrochen() returns trigger language plpgsql as $$ begin if ${when} then raise exception 'killed'; end if; return null; end $$;
     create constraint trigger abgebrochen after insert or update on ${table} deferrable initially deferred for each row execute function abgebrochen()`,
  );
const letPass = () => queryAsOwner(app, 'drop function if exists abgebrochen() cascade');
afterEach(letPass);

let keys = 0;
/** The same press: the same body with the same key. */
function press(path: string, body?: object, as?: string) {
  keys += 1;
  const headers = { 'idempotency-key': `abbruch-${keys}` };
  return () => pay.call('POST', path, body, as ?? pay.session.maker, headers);
}

async function expectProved(): Promise<void> {
  expect(abweichungenIn(await app.inTenant(TENANT, prove))).toEqual([]);
}

/** Kills a press at its commit, presses again, and once more as if the answer had been lost. Returns the answer. */
async function pressKilled(table: string, send: ReturnType<typeof press>) {
  await failCommits(table);
  expect(await send()).toMatchObject({ status: 500 });
  await letPass();
  await expectProved();
  const done = await pay.ok(send());
  expect(await pay.ok(send())).toEqual(done);
  await expectProved();
  return done;
}

/** The payments of a run: how often each is booked, and told: a reward by mail, a correction by its state and the entry of its history. */
const paymentsOf = (laufnummer: string) =>
  queryAsOwner<{ status: string; booked: number; told: number }>(
    app,
    `select z.status,
       (select count(*)::int from buchung b where b.mandant = z.mandant and b.belegnummer = z.zahlungsnummer
          and b.vorgang = case z.art when 'Praemie' then 'Auszahlung' else 'Erstattung' end) as booked,
       case z.art when 'Praemie' then (select count(*)::int from mail m where m.mandant = z.mandant and m.bezug = z.bezug and m.vorlage = 'praemieAusgezahlt')
         else (select count(*)::int from protokoll p join rechnung r on r.mandant = p.mandant and r.rechnungsnummer = p.bezug
           where p.mandant = z.mandant and p.bezug = z.bezug and p.was = 'rechnung.bezahlt' and r.status = 'Bezahlt') end as told
     from zahlung z where z.laufnummer = $1 order by z.status, z.zahlungsnummer`,
    [laufnummer],
  );
const many = <T>(count: number, row: T): T[] => Array.from({ length: count }, () => row);
const PAID = { status: 'Ausgefuehrt', booked: 1, told: 1 };
const WAITING = { status: 'Freigegeben', booked: 0, told: 0 };

test('a run whose steps are killed at their commits goes on with the same press, pays each reward and correction once, and says so once', async () => {
  const ones = [await credited(), await pay.picked(), await pay.picked()];
  const draft = await pressKilled('zahlung', press('zahlungslaeufe', { Ausfuehrungstag: pay.day(), Arten: ['Praemie', 'Erstattung'] }));
  expect(draft).toMatchObject({ Status: 'Entwurf', Anzahl: ones.length });
  const run = `zahlungslaeufe/${draft.Laufnummer}`;
  await pay.confirm(draft);
  const checked = await pressKilled('zahlungslauf', press(`${run}/pruefen`));
  const approved = await pressKilled('zahlung', press(`${run}/freigeben`, { Pruefsumme: checked.Pruefsumme }, pay.session.approver));
  expect(approved.Status).toBe('Freigegeben');
  const datei = async () => (await pay.call('GET', `${run}/datei`)).body;
  const before = await datei();
  await pressKilled('zahlungslauf', press(`${run}/uebergeben`));
  expect(await datei()).toBe(before);

  await pressKilled('zahlungslauf', press(`${run}/ausfuehren`, { Ausfuehrungstag: pay.today() }));
  // The work is killed at the commit of the second payment: rewards are booked together, so none of them is, and what is due stays due.
  await failCommits('zahlung', `(select count(*) from zahlung z where z.laufnummer = new.laufnummer and z.status = 'Ausgefuehrt') > 1`);
  await app.jobs.drain();
  await letPass();
  const booked = (await paymentsOf(draft.Laufnummer)).filter(({ status }) => status === 'Ausgefuehrt');
  expect([[], [PAID]]).toContainEqual(booked);
  await expectProved();
  await app.jobs.drain();
  expect(await paymentsOf(draft.Laufnummer)).toEqual(many(3, PAID));
  expect(await pay.read(draft.Laufnummer)).toMatchObject({ Status: 'Ausgefuehrt' });
  await expectProved();
});

test('a run whose last payment is killed with the end of the run is ended with it by the next try', async () => {
  await pay.picked();
  const { Laufnummer } = await pay.handedOver();
  await failCommits('buchung', `new.vorgang = 'Bankausgang'`);
  await pay.ok(pay.execute(Laufnummer));
  await app.jobs.drain();
  await letPass();
  expect(await paymentsOf(Laufnummer)).toEqual([WAITING]);
  await expectProved();
  await app.jobs.drain();
  expect(await paymentsOf(Laufnummer)).toEqual([PAID]);
  expect(await pay.read(Laufnummer)).toMatchObject({ Status: 'Ausgefuehrt' });
  await expectProved();
});

test('a payment that comes back while the product is killed is open again once, and its owner is asked once', async () => {
  const one = await pay.picked();
  await pay.executed();
  const { zahlungsnummer = '' } = (await pay.paymentOf(one.nummer)) ?? {};
  const body = { Tag: pay.today(), Grundcode: 'AC01', BetragCent: one.cent };
  await pressKilled('mail', press(`zahlungen/${zahlungsnummer}/zurueck`, body));
  expect(await pay.bookedOf(one.nummer)).toEqual(['Gewaehrung', 'Auszahlung', 'Rueckgabe', 'Bankeingang']);
  const asked = await queryAsOwner(app, "select 1 from mail where bezug = $1 and vorlage = 'praemieZurueck'", [one.nummer]);
  expect(asked).toHaveLength(1);
});

test('a correction whose payment comes back while the product is killed is open again once, and the agency is asked for an account once', async () => {
  const { nr } = await credited();
  const { Laufnummer } = await pay.handedOver(['Erstattung']);
  await failCommits('rechnung', `new.status = 'Bezahlt'`);
  await pay.ok(pay.execute(Laufnummer));
  await app.jobs.drain();
  await letPass();
  expect(await paymentsOf(Laufnummer)).toEqual([WAITING]);
  await expectProved();
  await app.jobs.drain();
  expect(await paymentsOf(Laufnummer)).toEqual([PAID]);
  const { zahlungsnummer = '' } = (await pay.paymentOf(nr)) ?? {};
  const body = { Tag: pay.today(), Grundcode: 'AC01', BetragCent: 7021 };
  await pressKilled('mail', press(`zahlungen/${zahlungsnummer}/zurueck`, body));
  expect(await pay.bookedOf(nr)).toEqual(['Erstattung', 'Rueckgabe', 'Bankeingang']);
  const asked = await queryAsOwner(app, "select 1 from mail where bezug like $1 || '%' and vorlage = 'agenturKonto'", [nr]);
  expect(asked).toHaveLength(1);
});
