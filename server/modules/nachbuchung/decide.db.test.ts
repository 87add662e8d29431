import { describe, expect, test } from 'vitest';
import type { NachbuchungStatus } from '../../../contract/calls/praemie/nachbuchung.ts';
import { DAY_MS } from '../../../contract/values/days.ts';
import { testApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { isStored } from '../../../test/support/money.ts';
import { claim, claimsOf, decide, KONFLIKT, NO, opened, storedClaim, YES, yesterday } from '../../../test/support/nachbuchung.ts';
import { ERIKA, findRewardedProdukt, login } from '../../../test/support/walk.ts';
import { moveNachbuchung } from './entscheidung.ts';
import { TRANSITIONS } from './status.ts';

const app = testApp();
const TENANT = 'energie';
const { byName, answer, open, unreported } = claimsOf(app, TENANT);
const mailsOf = async (text: string) => {
  await app.jobs.drainMails();
  return app.mails.allTo(ERIKA.Email).filter(({ text: plain }) => plain.includes(text));
};

describe('a decision', () => {
  test("is mailed with the answer and shown in the recommender's list", async () => {
    const nummer = await open(byName);
    const reply = await answer(nummer, NO);
    expect(reply.body).not.toHaveProperty('Auftrag');
    const [mail, ...others] = await mailsOf(byName.Auftragsnummer);
    expect(others).toEqual([]);
    expect(mail?.text).toContain(NO.Antwort);
    expect(mail?.html).toContain('/de/persoenlicherbereich');
    const list = await app.api(TENANT, 'GET', '/empfehler/nachbuchung', { bearer: await login(app, TENANT) });
    const own = list.body.find((one: { Nachbuchungsnummer: string }) => one.Nachbuchungsnummer === nummer);
    expect(own).toMatchObject({ Status: 'Abgelehnt', Antwort: NO.Antwort });
    expect(await isStored(app, TENANT, byName.Auftragsnummer)).toBe(false);
  });

  test('returns the same result when repeated, without another mail or audit entry', async () => {
    const { body } = await unreported();
    for (const [claimed, decision] of [
      [body, YES],
      [byName, NO],
    ] as const) {
      const nummer = await open(claimed);
      const first = await answer(nummer, decision);
      expect(first.status).toBe(200);
      await app.clock.advance(0.1);
      expect(await answer(nummer, decision)).toMatchObject({ status: 200, body: first.body });
      expect(await mailsOf(claimed.Auftragsnummer)).toHaveLength(1);
      const log = await app.inTenant(TENANT, ({ tx }) =>
        tx.selectFrom('protokoll').select(['was', 'wer', 'daten']).where('bezug', '=', nummer).orderBy('protokoll_id').execute(),
      );
      expect(log).toMatchObject([
        { was: 'nachbuchung.eroeffnet' },
        { was: 'nachbuchung.status', wer: expect.stringMatching(/^Schluessel:/), daten: { von: 'Offen', nach: decision.Status } },
      ]);
    }
  });

  test.each([
    [NO, YES],
    [NO, { ...NO, Antwort: 'Doch anders.' }],
    [YES, NO],
  ])('of %j cannot be changed to %j', async (first, then) => {
    const { body } = await unreported();
    const nummer = await open(body);
    expect((await answer(nummer, first)).status).toBe(200);
    expect(await answer(nummer, then)).toMatchObject(KONFLIKT);
    expect(await storedClaim(app, TENANT, body.Auftragsnummer)).toMatchObject({ status: first.Status });
  });

  test('is made once by many concurrent calls: either accepted or rejected', async () => {
    const { body } = await unreported();
    const nummer = await open(body);
    const replies = await atOnce(20, (index) => answer(nummer, index % 2 === 0 ? YES : NO));
    const status = (await storedClaim(app, TENANT, body.Auftragsnummer))?.status;
    for (const [index, reply] of replies.entries()) {
      expect(reply.status).toBe((index % 2 === 0) === (status === 'Angenommen') ? 200 : 409);
    }
    expect(await mailsOf(body.Auftragsnummer)).toHaveLength(1);
  });

  test('requires a key of the tenant', async () => {
    const nummer = await open(byName);
    const session = await login(app, TENANT);
    for (const bearer of [session, 'demo-intern', 'demo-nobody']) {
      expect(await answer(nummer, NO, bearer)).toMatchObject({ status: 401, body: { code: 'PSOF0204' } });
      expect(await app.api(TENANT, 'GET', '/nachbuchung', { bearer })).toMatchObject({ status: 401, body: { code: 'PSOF0204' } });
    }
    expect((await app.api(TENANT, 'PUT', `/nachbuchung/${nummer}`, { body: NO })).body.code).toBe('LoginFirst');
    expect(await decide(app, 'intern', nummer, NO)).toMatchObject({ status: 404, body: { code: 'NichtGefunden' } });
    expect(await answer('gibtesnicht00', NO)).toMatchObject({ status: 404, body: { code: 'NichtGefunden' } });
    expect(await storedClaim(app, TENANT, byName.Auftragsnummer)).toMatchObject({ status: 'Offen' });
  });

  test.each([{ Status: 'Abgelehnt' }, { ...NO, Antwort: ' ' }, { Status: 'Offen' }, {}])('is refused with 422 for %j', async (body) => {
    expect(await answer(await open(byName), body)).toMatchObject({ status: 422, body: { code: 'Validierung' } });
  });
});

test('undecided claims are listed oldest first with their evidence, page by page', async () => {
  const bearer = 'demo-intern';
  const session = await login(app, 'intern');
  const ProduktId = (await findRewardedProdukt(app, 'intern')).Id;
  const claims = [0, 1, 2].map(() => ({ ...claim(yesterday(app), ProduktId), Vorname: 'Nora', Nachname: 'N' }));
  const nummern: string[] = [];
  for (const one of claims) {
    nummern.push(await opened(app, 'intern', session, one));
    await app.clock.advance(0.001);
  }
  await decide(app, 'intern', nummern[0] ?? '', NO);
  const list = async (query: string) => (await app.api('intern', 'GET', `/nachbuchung${query}`, { bearer })).body;
  const numbers = ({ Content }: { Content: { Auftragsnummer: string }[] }) => Content.map(({ Auftragsnummer }) => Auftragsnummer);
  expect(numbers(await list(''))).toEqual(claims.slice(1).map(({ Auftragsnummer }) => Auftragsnummer));
  expect(await list('?page=2&pagesize=1')).toMatchObject({
    Content: [{ Auftragsnummer: claims[2]?.Auftragsnummer, Nachweis: claims[2]?.Nachweis, Empfehler: { Vorname: 'Erika' } }],
    HasNext: false,
    PageCount: 2,
    TotalCount: 2,
  });
  expect(numbers(await list('?page=9'))).toEqual([]);
  for (const query of ['?page=zwei', '?pagesize=1.5', '?page=1&page=2'])
    expect(await app.api('intern', 'GET', `/nachbuchung${query}`, { bearer })).toMatchObject({
      status: 422,
      body: { code: 'Validierung' },
    });
});

test('a decision is marked as new for two weeks, to the second', async () => {
  const nummer = await open(byName);
  await answer(nummer, NO);
  const decided = app.clock.now().getTime();
  const isNew = async (ms: number) => {
    app.clock.set(new Date(decided + ms));
    const list = await app.api(TENANT, 'GET', '/empfehler/nachbuchung', { bearer: await login(app, TENANT) });
    return list.body.find((one: { Nachbuchungsnummer: string }) => one.Nachbuchungsnummer === nummer).Neu;
  };
  expect(await isNew(14 * DAY_MS - 1)).toBe(true);
  expect(await isNew(14 * DAY_MS)).toBeUndefined();
});

test('name and evidence are deleted 84 days after the decision, to the second; number, decision and answer stay', async () => {
  const decided = await open(byName);
  const waiting = await open({ ...byName, ...claim(byName.Auftragsdatum, byName.ProduktId) });
  await answer(decided, NO);
  const due = app.clock.now().getTime() + 84 * 86_400_000;
  app.clock.set(new Date(due - 1000));
  await app.jobs.drain();
  expect(await storedClaim(app, TENANT, byName.Auftragsnummer)).toMatchObject({ nachweis: byName.Nachweis, nachname: 'Nachgemeldet' });
  app.clock.set(new Date(due));
  await app.jobs.drain();
  await app.jobs.drain();
  const gone = { nachweis: null, vorname: null, nachname: null, status: 'Abgelehnt', antwort: NO.Antwort };
  expect(await storedClaim(app, TENANT, byName.Auftragsnummer)).toMatchObject(gone);
  const open2 = await app.inTenant(TENANT, ({ tx }) =>
    tx.selectFrom('nachbuchung').select('nachweis').where('nachbuchungsnummer', '=', waiting).executeTakeFirst(),
  );
  expect(open2?.nachweis).toBe(byName.Nachweis);
});

const STATES = Object.keys(TRANSITIONS) as NachbuchungStatus[];
const FORBIDDEN = STATES.flatMap((from) => STATES.filter((to) => !TRANSITIONS[from].includes(to)).map((to) => [from, to] as const));

test('a claim has exactly two transitions', () => {
  expect(STATES.flatMap((from) => TRANSITIONS[from].map((to) => `${from} ${to}`))).toEqual(['Offen Angenommen', 'Offen Abgelehnt']);
});

test.each(FORBIDDEN)('a stored claim never moves from %s to %s', async (from, to) => {
  const nummer = await open(byName);
  if (from !== 'Offen')
    await app.inTenant(TENANT, (context) => moveNachbuchung(context, { nachbuchungsnummer: nummer, status: 'Offen' }, from, 'Darum.'));
  const row = { nachbuchungsnummer: nummer, status: from };
  await expect(app.inTenant(TENANT, (context) => moveNachbuchung(context, row, to, 'Darum.'))).rejects.toThrow(`from ${from} to ${to}`);
  expect(await storedClaim(app, TENANT, byName.Auftragsnummer)).toMatchObject({ status: from });
});
