import { describe, expect, test, vi } from 'vitest';
import { shortCent } from '../../../contract/values/cent.ts';
import { testApp } from '../../../test/support/app.ts';
import { joinByRule, movedBy, pickBy, recipient, released, statusOfEmpfaenger, voucher } from '../../../test/support/money.ts';
import type { Span } from '../../../test/support/parts.ts';
import { ERIKA, newEmail, order, postAuftrag } from '../../../test/support/walk.ts';
import { emailSchluessel } from '../../email-address.ts';
import { insertMailSperre } from '../../mail/store.ts';
import { takeAuftrag } from '../auftrag/index.ts';
import { describePraemierung } from './describe.ts';
import { importGutscheine } from './gutschein.ts';
import { praemierungSweeps } from './jobs.ts';
import { pick } from './pick.ts';
import { listOfAuftrag } from './store.ts';

const app = testApp();

const TENANT = 'telko';
const read = async (bearer: string) => (await app.api(TENANT, 'GET', '/praemierung/', { bearer })).body;
const wait = async (span: Span) => {
  app.clock.pass(span);
  await app.jobs.drain();
};
const mailsWith = (text: string) => app.mails.sent.filter((mail) => mail.text.includes(text));
const picked = async (wish = {}) => {
  const one = await released(app, TENANT, { anteil: 100, ...wish });
  expect((await pickBy(app, TENANT, one.empfehlerToken, voucher(one.grants[0]))).status).toBe(200);
  return one;
};
const fill = (wertCent: number, codes: string[]) =>
  app.inTenant(TENANT, (context) => importGutscheine(context, { wertCent, haendler: null }, codes));

/** Runs `work` while the pool of a value is empty; afterwards nobody waits any more and there is enough of it. */
async function withEmptyPool(wertCent: number, work: () => Promise<void>): Promise<void> {
  await emptyPool(wertCent);
  await work();
  await fill(
    wertCent,
    Array.from({ length: 50 }, () => newEmail('code')),
  );
  await app.jobs.drain();
}

const emptyPool = (wertCent: number) =>
  app.inTenant(TENANT, ({ tx }) =>
    tx.deleteFrom('gutschein').where('wert_cent', '=', wertCent).where('praemierungsnummer', 'is', null).execute(),
  );

describe('a picked voucher', () => {
  test('is handed out after an hour, to the second, settled in the ledger and mailed once', async () => {
    const { empfehlerToken, Empfaengernummer } = await picked({ produkt: 481 });
    await wait({ hours: 1, seconds: -1 });
    expect((await read(empfehlerToken)).Status).toBe('Bereitgestellt');
    const moved = await movedBy(app, TENANT, () => wait({ seconds: 1 }));
    expect(moved).toEqual({ Verbindlichkeit: 9000, Gutscheine: -9000 });
    const { Status, Gutscheincode } = await read(empfehlerToken);
    expect(Status).toBe('Abgeholt');
    await wait({ hours: 1 });
    expect(mailsWith(Gutscheincode).map((mail) => mail.an)).toEqual([ERIKA.Email]);
    expect(await statusOfEmpfaenger(app, TENANT, Empfaengernummer)).toBe('Gezahlt');
  });

  test('goes to the recipient in his own mail when it is his', async () => {
    const { empfaengerToken, grants, email } = await released(app, TENANT, { anteil: 0 });
    await app.jobs.drainMails();
    await pickBy(app, TENANT, empfaengerToken, voucher(grants[0]));
    await wait({ hours: 1 });
    expect(mailsWith((await read(empfaengerToken)).Gutscheincode).map((mail) => mail.an)).toEqual([email]);
    const wert = shortCent(grants[0]?.wert_cent ?? 0, 'de');
    const heads = app.mails.allTo(email).map(({ betreff, text }) => [betreff, /^Empfohlen von Erika\n.+\n(.+)\n/.exec(text)?.[1]]);
    expect(heads).toContainEqual([`Ihre Prämie ist bereit: ${wert}`, `Ihre ${wert}`]);
    const ready = app.mails.allTo(email).find(({ betreff }) => betreff.startsWith('Ihre Prämie ist bereit'));
    expect(ready?.text).toMatch(/Die Empfehlung von HofNetz \S+ hat sich gelohnt/);
    expect(heads).toContainEqual([`Ihr Gutschein über ${wert}`, `Ihre ${wert}`]);
  });

  test('is mailed again after the mail system was away, and is one voucher all the same', async () => {
    const { empfehlerToken } = await picked();
    app.mails.failNext(1);
    await wait({ hours: 1 });
    const { Gutscheincode } = await read(empfehlerToken);
    await app.jobs.drainMails();
    expect(mailsWith(Gutscheincode)).toHaveLength(1);
  });

  test('stands in no table in clear', async () => {
    const { empfehlerToken } = await picked();
    await wait({ hours: 1 });
    const { Gutscheincode } = await read(empfehlerToken);
    const rows = await app.inTenant(TENANT, ({ tx }) => tx.selectFrom('gutschein').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(Gutscheincode);
  });
});

test('50 vouchers handed out at once are 50 different ones', async () => {
  const { Empfehlungsnummer, ProduktId } = await recipient(app, TENANT, { anteil: 100 });
  const orders = await app.inTenant(TENANT, async (context) => {
    const people = [];
    for (let i = 0; i < 50; i += 1) people.push(await joinByRule(context, Empfehlungsnummer));
    return people.map((Empfaengernummer) => order(app, Empfaengernummer, ProduktId));
  });
  await app.later(15);
  const nummern = await app.inTenant(TENANT, async (context) => {
    for (const auftrag of orders) await takeAuftrag(context, { ...auftrag, Status: 'Freigegeben' });
    const grants = (await Promise.all(orders.map((auftrag) => listOfAuftrag(context, auftrag.Auftragsnummer)))).flat();
    for (const grant of grants) await pick(context, grant.praemierungsnummer, { PraemieId: grant.praemie_id, Art: 'Gutschein' });
    return grants.map((grant) => grant.praemierungsnummer);
  });
  app.clock.pass({ hours: 1 });
  const handOut = (nummer: string) => app.inTenant(TENANT, async (context) => praemierungSweeps[0]?.run(context, nummer));
  await Promise.all([...nummern, ...nummern].map(handOut));
  const codes: (string | undefined)[] = await app.inTenant(TENANT, async (context) => {
    const described = await Promise.all(nummern.map((nummer) => describePraemierung(context, nummer)));
    return described.map((grant) => grant.Gutscheincode);
  });
  expect(new Set(codes.filter(Boolean)).size).toBe(50);
  await app.jobs.drainMails();
  for (const code of codes) expect(mailsWith(code ?? '')).toHaveLength(1);
}, 60_000);

describe('when the pool of a value is empty', () => {
  test('the grant waits, its work fails visibly, and a refill hands it out', () =>
    withEmptyPool(9000, async () => {
      const { empfehlerToken, grants } = await picked({ produkt: 481 });
      const nummer = grants[0]?.praemierungsnummer ?? '';
      const due = await faelligAm(nummer);
      const failed = vi.spyOn(app.parts.log, 'error');
      expect(await movedBy(app, TENANT, () => wait({ hours: 1 }))).toEqual({});
      expect((await read(empfehlerToken)).Status).toBe('Bereitgestellt');
      expect(failed).toHaveBeenCalledWith(expect.objectContaining({ sweep: 'praemierung.faellig' }), 'due work failed');
      failed.mockRestore();
      await wait({ days: 1 });
      expect(await faelligAm(nummer)).toEqual(due);
      await fill(9000, ['REFILL-1']);
      expect(await faelligAm(nummer), 'a new moment is new work for the queue').toEqual(app.clock.now());
      await app.jobs.drain();
      expect(await read(empfehlerToken)).toMatchObject({ Status: 'Abgeholt', Gutscheincode: 'REFILL-1' });
    }));

  test('a refill of another value changes nothing for it, and none is woken whose hour is not over', () =>
    withEmptyPool(9000, async () => {
      const { empfehlerToken, grants } = await picked({ produkt: 481 });
      const nummer = grants[0]?.praemierungsnummer ?? '';
      const due = await faelligAm(nummer);
      await fill(9000, ['REFILL-2']);
      expect(await faelligAm(nummer)).toEqual(due);
      await emptyPool(9000);
      await wait({ hours: 1 });
      await fill(1234, ['REFILL-3']);
      expect(await faelligAm(nummer)).toEqual(due);
      await app.jobs.drain();
      expect((await read(empfehlerToken)).Status).toBe('Bereitgestellt');
    }));

  test('two that wait for one code get it once', () =>
    withEmptyPool(9000, async () => {
      const [one, other] = [await picked({ produkt: 481 }), await picked({ produkt: 481 })];
      await wait({ hours: 1 });
      await fill(9000, ['REFILL-4']);
      await app.jobs.drain();
      const both = [await read(one.empfehlerToken), await read(other.empfehlerToken)];
      expect(both.map(({ Status }) => Status).sort()).toEqual(['Abgeholt', 'Bereitgestellt']);
    }));

  const faelligAm = (nummer: string) =>
    app.inTenant(TENANT, async ({ tx }) => {
      const row = await tx
        .selectFrom('praemierung')
        .select('faellig_am')
        .where('praemierungsnummer', '=', nummer)
        .executeTakeFirstOrThrow();
      return row.faellig_am;
    });
});

test('a code that is in the pool already is not taken a second time, nor any of its delivery', async () => {
  await fill(777, ['TWICE']);
  await expect(fill(777, ['FRESH', 'TWICE'])).rejects.toMatchObject({ code: '23505' });
  const rows = await app.inTenant(TENANT, ({ tx }) =>
    tx.selectFrom('gutschein').select('gutschein_id').where('wert_cent', '=', 777).execute(),
  );
  expect(rows).toHaveLength(1);
});

test('a recipient who once said "Ich möchte das nicht" gets no mail about a reward either', async () => {
  const person = await recipient(app, TENANT);
  await app.inTenant(TENANT, (context) => insertMailSperre(context, context.secrets.pseudonym('mail', emailSchluessel(person.email))));
  const auftrag = order(app, person.Empfaengernummer, person.ProduktId);
  await app.later(15);
  await postAuftrag(app, TENANT, auftrag, 'Freigegeben');
  const before = app.mails.sent.length;
  await app.jobs.drainMails();
  expect(app.mails.sent.slice(before).map((mail) => mail.an)).toEqual([ERIKA.Email]);
});
