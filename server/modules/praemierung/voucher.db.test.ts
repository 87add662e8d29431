import { describe, expect, test, vi } from 'vitest';
import { shortCent } from '../../../contract/values/cent.ts';
import { testApp } from '../../../test/support/app.ts';
import { enterData, movedOfOrder, pickBy, recipient, released, statusOfEmpfaenger, voucher } from '../../../test/support/money.ts';
import type { Span } from '../../../test/support/parts.ts';
import { ERIKA, login, newEmail, order, postAuftrag } from '../../../test/support/walk.ts';
import { addMinutes } from '../../calendar.ts';
import { emailSchluessel } from '../../email-address.ts';
import { insertMailSperre } from '../../mail/store.ts';
import { processAuftragsmeldung } from '../auftrag/index.ts';
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

/** Runs `work` with an empty pool, so that no vouchers add up to an amount; then fills the pool so that no grant waits. */
async function withEmptyPool(wertCent: number, work: () => Promise<void>): Promise<void> {
  await emptyPool();
  await work();
  await fill(
    wertCent,
    Array.from({ length: 50 }, () => newEmail('code')),
  );
  await app.jobs.drain();
}

const emptyPool = () => app.inTenant(TENANT, ({ tx }) => tx.deleteFrom('gutschein').where('praemierungsnummer', 'is', null).execute());

describe('a picked voucher', () => {
  test('is handed out after an hour, to the second, settled in the ledger and mailed once', async () => {
    const { empfehlerToken, Empfaengernummer, Auftragsnummer } = await picked({ produkt: 481 });
    await wait({ hours: 1, seconds: -1 });
    expect((await read(empfehlerToken)).Status).toBe('Bereitgestellt');
    const moved = await movedOfOrder(app, TENANT, Auftragsnummer, () => wait({ seconds: 1 }));
    expect(moved).toEqual({ Verbindlichkeit: 9000, Gutscheine: -9000 });
    const { Status, Gutscheincode } = await read(empfehlerToken);
    expect(Status).toBe('Abgeholt');
    await wait({ hours: 1 });
    expect(mailsWith(Gutscheincode).map((mail) => mail.an)).toEqual([ERIKA.Email]);
    expect(await statusOfEmpfaenger(app, TENANT, Empfaengernummer)).toBe('Gezahlt');
  });

  test("of a recipient's grant is mailed to the recipient", async () => {
    const { empfaengerToken, grants, email } = await released(app, TENANT, { anteil: 0 });
    await app.jobs.drainMails();
    await pickBy(app, TENANT, empfaengerToken, voucher(grants[0]));
    await wait({ hours: 1 });
    expect(mailsWith((await read(empfaengerToken)).Gutscheincode).map((mail) => mail.an)).toEqual([email]);
    const wert = shortCent(grants[0]?.wert_cent ?? 0, 'de');
    const heads = app.mails.allTo(email).map(({ betreff, text }) => [betreff, /^Empfohlen von Erika\n.+\n\n(.+)\n/.exec(text)?.[1]]);
    expect(heads).toContainEqual([`Ihre Prämie ist bereit: ${wert}`, wert]);
    const ready = app.mails.allTo(email).find(({ betreff }) => betreff.startsWith('Ihre Prämie ist bereit'));
    expect(ready?.text).toMatch(/Die Empfehlung von HofNetz \S+ hat sich gelohnt/);
    expect(heads).toContainEqual([`Ihr Gutschein über ${wert}`, wert]);
  });

  test('is mailed again after a failed delivery, with the same code', async () => {
    const { empfehlerToken } = await picked();
    app.mails.failNext(1);
    await wait({ hours: 1 });
    const { Gutscheincode } = await read(empfehlerToken);
    app.clock.pass({ minutes: 1 });
    await app.jobs.drainMails();
    expect(mailsWith(Gutscheincode)).toHaveLength(1);
  });

  test('is not stored in clear text', async () => {
    const { empfehlerToken } = await picked();
    await wait({ hours: 1 });
    const { Gutscheincode } = await read(empfehlerToken);
    const rows = await app.inTenant(TENANT, ({ tx }) => tx.selectFrom('gutschein').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain(Gutscheincode);
  });
});

test('50 concurrent handouts use 50 different codes', async () => {
  const { Empfehlungsnummer, ProduktId } = await recipient(app, TENANT, { anteil: 100 });
  const orders = await app.inTenant(TENANT, async (context) => {
    const people = [];
    for (let i = 0; i < 50; i += 1) people.push(await enterData(context, Empfehlungsnummer));
    return people.map((Empfaengernummer) => order(app, Empfaengernummer, ProduktId));
  });
  await app.later(15);
  const nummern = await app.inTenant(TENANT, async (context) => {
    for (const auftrag of orders) await processAuftragsmeldung(context, { ...auftrag, Status: 'Freigegeben' });
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

/** Mails to the tenant about amounts without vouchers. */
const toTenant = () => app.mails.sent.filter(({ betreff }) => betreff.startsWith('Keine Gutscheine mehr'));

/** Marks a grant as a voucher that was picked before picks reserved codes, due after some minutes. */
const markPicked = ({ grants }: Awaited<ReturnType<typeof released>>, minutes: number) =>
  app.inTenant(TENANT, ({ tx, now }) =>
    tx
      .updateTable('praemierung')
      .set({ status: 'Bereitgestellt', art: 'Gutschein', gewaehlt_am: now, faellig_am: addMinutes(now, minutes) })
      .where('praemierungsnummer', '=', grants[0]?.praemierungsnummer ?? '')
      .execute(),
  );
const pickedBefore = async () => {
  const one = await released(app, TENANT, { anteil: 100, produkt: 481 });
  await markPicked(one, 60);
  return one;
};

describe('when the pool has no vouchers for an amount', () => {
  test('a waiting grant makes the sweep fail, the tenant gets one mail, and a refill hands the code out', () =>
    withEmptyPool(9000, async () => {
      const { empfehlerToken, grants, Auftragsnummer } = await pickedBefore();
      const nummer = grants[0]?.praemierungsnummer ?? '';
      const failed = vi.spyOn(app.parts.log, 'error').mockImplementation(() => undefined);
      expect(await movedOfOrder(app, TENANT, Auftragsnummer, () => wait({ hours: 1 }))).toEqual({});
      expect((await read(empfehlerToken)).Status).toBe('Bereitgestellt');
      await wait({ minutes: 1 });
      expect(failed).toHaveBeenCalledWith(expect.objectContaining({ sweep: 'gutschein.leer' }), 'due work failed');
      failed.mockRestore();
      await wait({ days: 1 });
      expect(await faelligAm(nummer)).toBeNull();
      expect(toTenant()).toHaveLength(1);
      expect(toTenant()[0]?.text).toContain('90 €');
      await fill(9000, ['REFILL-1']);
      expect(await faelligAm(nummer), 'a new moment is new work for the queue').toEqual(app.clock.now());
      await app.jobs.drain();
      expect(await read(empfehlerToken)).toMatchObject({ Status: 'Abgeholt', Gutscheincode: 'REFILL-1' });
    }));

  test('only the transfer is offered, and picking a voucher is refused with 409', () =>
    withEmptyPool(9000, async () => {
      const { empfehlerToken, grants } = await released(app, TENANT, { anteil: 100, produkt: 481 });
      const { Auswahl } = await read(empfehlerToken);
      expect(Auswahl.map(({ Art }: { Art: string }) => Art)).toEqual(['Ueberweisung']);
      expect(await pickBy(app, TENANT, empfehlerToken, voucher(grants[0]))).toMatchObject({
        status: 409,
        body: { code: 'Konflikt', detail: expect.stringContaining('Überweisung') },
      });
      expect((await read(empfehlerToken)).Status).toBe('Offen');
    }));

  test('a refill serves the oldest of several picks first', () =>
    withEmptyPool(9000, async () => {
      const first = await pickedBefore();
      app.clock.pass({ minutes: 5 });
      const second = await pickedBefore();
      await wait({ hours: 2 });
      await fill(1234, ['REFILL-3']);
      await fill(9000, ['REFILL-4']);
      await app.jobs.drain();
      expect(await read(first.empfehlerToken)).toMatchObject({ Status: 'Abgeholt', Gutscheincode: 'REFILL-4' });
      expect((await read(second.empfehlerToken)).Status).toBe('Bereitgestellt');
    }));

  test('one of two concurrent picks of the last code succeeds, and the tenant gets a mail', async () => {
    const [one, other] = [
      await released(app, TENANT, { anteil: 100, produkt: 481 }),
      await released(app, TENANT, { anteil: 100, produkt: 481 }),
    ];
    await emptyPool();
    await fill(9000, ['LAST-1']);
    const before = toTenant().length;
    const replies = await Promise.all(
      [one, other].map(({ empfehlerToken, grants }) => pickBy(app, TENANT, empfehlerToken, voucher(grants[0]))),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    await app.jobs.drainMails();
    expect(toTenant()).toHaveLength(before + 1);
    await fill(
      9000,
      Array.from({ length: 50 }, () => newEmail('code')),
    );
  });

  test('the code of an order that is cancelled within the hour is free again', async () => {
    const one = await picked({ produkt: 481 });
    const kept = () =>
      app.inTenant(TENANT, ({ tx }) =>
        tx
          .selectFrom('gutschein')
          .select(['wert_cent', 'ausgegeben_am'])
          .where('praemierungsnummer', '=', one.grants[0]?.praemierungsnummer ?? '')
          .execute(),
      );
    expect(await kept()).toEqual([{ wert_cent: 9000, ausgegeben_am: null }]);
    await postAuftrag(app, TENANT, one.auftrag, 'Storniert');
    expect(await kept()).toEqual([]);
  });

  test('the code of a cancelled order goes to the grant that waits', async () => {
    await emptyPool();
    const waiting = await released(app, TENANT, { anteil: 100, produkt: 481 });
    await fill(9000, ['EINZIGER']);
    const one = await picked({ produkt: 481 });
    await markPicked(waiting, 0);
    await app.jobs.drain();
    app.clock.pass({ minutes: 1 });
    await postAuftrag(app, TENANT, one.auftrag, 'Storniert');
    const recorded = await app.inTenant(TENANT, ({ tx }) => tx.selectFrom('gutschein_leer').select('faellig_am').execute());
    expect(recorded, 'a new moment is new work').toEqual([{ faellig_am: app.clock.now() }]);
    await app.jobs.drain();
    expect(await read(waiting.empfehlerToken)).toMatchObject({ Status: 'Abgeholt', Gutscheincode: 'EINZIGER' });
  });

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

test('a grant for which every code was reserved gets those of its amount, and grants that wait get the others', async () => {
  await emptyPool();
  await fill(9000, ['ALLE-1', 'ALLE-2', 'ALLE-3']);
  const { empfehlerToken, grants } = await picked({ produkt: 481 });
  await app.inTenant(TENANT, ({ tx }) =>
    tx
      .updateTable('gutschein')
      .set({ praemierungsnummer: grants[0]?.praemierungsnummer ?? '' })
      .where('praemierungsnummer', 'is', null)
      .execute(),
  );
  const waiting = await pickedBefore();
  await wait({ hours: 1 });
  const codes = [await read(empfehlerToken), await read(waiting.empfehlerToken)].map(({ Gutscheincode }) => Gutscheincode);
  expect(codes.sort()).toEqual([expect.stringMatching(/^ALLE-/), expect.stringMatching(/^ALLE-/)]);
  expect(new Set(codes).size).toBe(2);
  const free = await app.inTenant(TENANT, ({ tx }) =>
    tx.selectFrom('gutschein').select('gutschein_id').where('praemierungsnummer', 'is', null).execute(),
  );
  expect(free).toHaveLength(1);
});

test('a delivery with a code that is in the pool already is refused as a whole', async () => {
  await fill(777, ['TWICE']);
  await expect(fill(777, ['FRESH', 'TWICE'])).rejects.toMatchObject({ code: '23505' });
  const rows = await app.inTenant(TENANT, ({ tx }) =>
    tx.selectFrom('gutschein').select('gutschein_id').where('wert_cent', '=', 777).execute(),
  );
  expect(rows).toHaveLength(1);
});

test('a recipient who once chose "Ich möchte das nicht" gets no mail about a reward', async () => {
  const person = await recipient(app, TENANT);
  await app.inTenant(TENANT, (context) => insertMailSperre(context, context.secrets.pseudonym('mail', emailSchluessel(person.email))));
  const auftrag = order(app, person.Empfaengernummer, person.ProduktId);
  await app.later(15);
  await postAuftrag(app, TENANT, auftrag, 'Freigegeben');
  const before = app.mails.sent.length;
  await app.jobs.drainMails();
  expect(app.mails.sent.slice(before).map((mail) => mail.an)).toEqual([ERIKA.Email]);
});

test('several vouchers that add up to the amount are one reward, with all codes on the page, in the mail and in the data disclosure', async () => {
  const { empfehlerToken, grants, Auftragsnummer } = await released(app, TENANT, { anteil: 100, produkt: 481 });
  await emptyPool();
  await fill(7000, ['SIEBZIG']);
  await fill(1000, ['ZEHN-1', 'ZEHN-2', 'ZEHN-3']);
  expect((await pickBy(app, TENANT, empfehlerToken, voucher(grants[0]))).status).toBe(200);
  const moved = await movedOfOrder(app, TENANT, Auftragsnummer, () => wait({ hours: 1 }));
  expect(moved).toEqual({ Verbindlichkeit: 9000, Gutscheine: -9000 });
  const { Gutscheincode, Gutscheincodes } = await read(empfehlerToken);
  expect(Gutscheincode).toBe(Gutscheincodes.map(({ Code }: { Code: string }) => Code).join(', '));
  expect(Gutscheincodes.map(({ WertCent }: { WertCent: number }) => WertCent)).toEqual([7000, 1000, 1000]);
  const mail = app.mails.sent.findLast(({ text }) => text.includes('SIEBZIG'));
  for (const { Code } of Gutscheincodes) expect(mail?.text).toContain(Code);
  const { body: disclosure } = await app.api(TENANT, 'GET', '/empfehler/datenauskunft', { bearer: await login(app, TENANT) });
  expect(
    disclosure.Praemierungen.find((one: { Praemierungsnummer: string }) => one.Praemierungsnummer === grants[0]?.praemierungsnummer),
  ).toMatchObject({ WertCent: 9000, Gutscheincode });
  const entries = await app.inTenant(TENANT, ({ tx }) =>
    tx
      .selectFrom('buchung')
      .select('betrag_cent')
      .where('auftragsnummer', '=', Auftragsnummer)
      .where('vorgang', '=', 'Gutschein')
      .execute(),
  );
  expect(entries).toEqual([{ betrag_cent: 9000 }]);
  await fill(
    9000,
    Array.from({ length: 50 }, () => newEmail('code')),
  );
});
