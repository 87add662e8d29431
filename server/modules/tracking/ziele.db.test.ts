import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { rowOf } from '../../../test/support/empfaenger.ts';
import { configure } from '../../../test/support/mandant.ts';
import { grantsOf, released, transfer } from '../../../test/support/money.ts';
import { newBrowser } from '../../../test/support/pages.ts';
import { releaseDays } from '../../../test/support/release-days.ts';
import {
  accept,
  completion,
  findRewardedProdukt,
  login,
  newEmail,
  order,
  postAuftrag,
  recommend,
  recommendation,
  tokensOf,
} from '../../../test/support/walk.ts';
import { choiceOf, countGoals, deleteGoals, queuedGoals, VISITOR } from '../../../test/support/ziele.ts';

const app = testApp();
const TENANT = 'telko';

const ADDRESS = 'https://statistik.funkhof.example';

beforeEach(async () => {
  await countGoals(app, TENANT, ADDRESS);
  await deleteGoals(app, TENANT);
});

const GIVEN = choiceOf(true);
const DECLINED = choiceOf(false);
const ASKED = choiceOf(null);
const queued = () => queuedGoals(app, TENANT);
const goals = async () => (await queued()).map(({ ziel }) => ziel);

type Cookie = { readonly cookie: string } | undefined;

async function makeReferral(headers: Cookie): Promise<string> {
  const { Id } = await findRewardedProdukt(app, TENANT);
  const bearer = await login(app, TENANT);
  const made = await app.api(TENANT, 'POST', '/Empfehlen/create', {
    bearer,
    body: recommendation({ produkt: Id }),
    ...(headers && { headers }),
  });
  expect(made.status).toBe(201);
  return made.body.Empfehlungsnummer;
}

async function joinBy(headers: Cookie, nummer: string) {
  const email = newEmail('joerg');
  const body = completion(nummer, email);
  const joined = await app.api(TENANT, 'POST', '/tracking/abschliessen?channel=co', { body, ...(headers && { headers }) });
  expect(joined.status).toBe(201);
  return { email, Hex: joined.body.Hex as string, Empfaengernummer: joined.body.Empfaengernummer as string };
}

/** A person who joined with this choice, with an order that the tenant received and, if wished, released. */
async function orderOf(headers: Cookie, { isReleased = false } = {}) {
  const { Id } = await findRewardedProdukt(app, TENANT);
  const { Empfehlungsnummer } = await recommend(app, TENANT, await login(app, TENANT), { produkt: Id });
  const person = await joinBy(headers, Empfehlungsnummer);
  await accept(app, TENANT, person);
  await deleteGoals(app, TENANT);
  const auftrag = order(app, person.Empfaengernummer, Id);
  expect((await postAuftrag(app, TENANT, auftrag, 'Bestaetigt')).status).toBe(201);
  if (isReleased) {
    app.clock.pass({ days: releaseDays(TENANT) });
    expect((await postAuftrag(app, TENANT, auftrag, 'Freigegeben')).status).toBe(200);
  }
  return { person, auftrag };
}

describe('a goal of a request', () => {
  test('is queued with consent: made, shared and joined, with campaign and visitor and nothing else', async () => {
    const nummer = await makeReferral(GIVEN);
    expect((await app.api(TENANT, 'POST', '/tracking/geteilt', { headers: GIVEN })).status).toBe(204);
    const { email } = await joinBy(GIVEN, nummer);
    const seen = { besucher: VISITOR, kampagne: 'flyer' };
    expect(await queued()).toEqual([
      { ziel: 'Beigetreten', ...seen, stichwort: 'whatsapp' },
      { ziel: 'Empfohlen', ...seen, stichwort: 'whatsapp' },
      { ziel: 'Geteilt', ...seen, stichwort: null },
    ]);
    const rows = await app.inTenant(TENANT, ({ tx }) => tx.selectFrom('ziel').selectAll().execute());
    for (const secret of [nummer, email, 'Erika']) expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test.each([
    ['declined', DECLINED],
    ['not chosen', ASKED],
    ['of a program', undefined],
  ] as const)('is not queued if analysis is %s', async (_, headers) => {
    const nummer = await makeReferral(headers);
    await app.api(TENANT, 'POST', '/tracking/geteilt', headers && { headers });
    await joinBy(headers, nummer);
    expect(await goals()).toEqual([]);
  });

  test('is queued when a mailed link confirms the referral, not when it is entered', async () => {
    const { Id } = await findRewardedProdukt(app, TENANT);
    const empfehler = { Vorname: 'Jana', Nachname: 'Neu', Email: newEmail('jana') };
    const body = recommendation({ produkt: Id, empfehler });
    expect((await app.api(TENANT, 'POST', '/Empfehlen/create', { body, headers: GIVEN })).body.OptInRequired).toBe(true);
    expect(await goals()).toEqual([]);
    await app.jobs.drainMails();
    const [, Token = ''] = /token=([\w-]+)/.exec(app.mails.to(empfehler.Email).text) ?? [];
    for (const _ of [1, 2]) await app.api(TENANT, 'POST', '/Empfehlen/bestaetigen', { body: { Token }, headers: GIVEN });
    expect(await goals()).toEqual(['Empfohlen']);
  });

  test('is queued once when a reward is picked twice', async () => {
    const { auftrag } = await released(app, TENANT);
    const { empfehlerToken: bearer = '' } = await tokensOf(app, TENANT, auftrag.Auftragsnummer);
    const [grant] = await grantsOf(app, TENANT, auftrag.Auftragsnummer);
    const pick = () => app.api(TENANT, 'PUT', '/praemierung', { bearer, body: transfer(grant), headers: GIVEN });
    const picks = [pick(), pick()];
    expect((await Promise.all(picks)).map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await goals()).toEqual(['Gewaehlt']);
  });

  test('is not queued without a number, without a Matomo that is on, and never at another tenant', async () => {
    await countGoals(app, TENANT, ADDRESS, { Geteilt: 2 });
    await makeReferral(GIVEN);
    await configure(app, TENANT, { trackings: [{ type: 'matomo', enabled: false, id: ADDRESS, tagId: '7' }] });
    await makeReferral(GIVEN);
    expect(await goals()).toEqual([]);
    await countGoals(app, TENANT, ADDRESS);
    await makeReferral(GIVEN);
    expect(await app.inTenant('energie', ({ tx }) => tx.selectFrom('ziel').selectAll().execute())).toEqual([]);
  });

  test('has no visitor id if the cookie is of another site or holds no id', async () => {
    for (const cookie of ['_pk_id.8.1fff=0123456789abcdef.1.', '_pk_id.7.1fff=anna@example.org', '_pk_ses.7.1fff=1'])
      await app.api(TENANT, 'POST', '/tracking/geteilt', { headers: { cookie: `psoempf_fu=0; psoempf_an=1; psoempf_ma=0; ${cookie}` } });
    expect(await queued()).toEqual(Array(3).fill({ ziel: 'Geteilt', besucher: null, kampagne: null, stichwort: null }));
  });
});

/** Until when a recipient allows analysis. */
const analyseBis = async (empfaengernummer: string) => (await rowOf(app, empfaengernummer)).analyse_bis;

describe('a goal of an order', () => {
  test('is queued by the consent that the recipient gave when acting last, without a visitor', async () => {
    await orderOf(GIVEN, { isReleased: true });
    const seen = { besucher: null, kampagne: 'co', stichwort: 'whatsapp' };
    expect(await queued()).toEqual([
      { ziel: 'Bestellt', ...seen },
      { ziel: 'Freigegeben', ...seen },
    ]);
  });

  test.each([
    ['declined', DECLINED],
    ['never chose', undefined],
  ] as const)('is not queued if the recipient %s', async (_, headers) => {
    await orderOf(headers, { isReleased: true });
    expect(await goals()).toEqual([]);
  });

  test('is queued for 60 days after the recipient acted last, which a later request renews', async () => {
    const { Id } = await findRewardedProdukt(app, TENANT);
    const { Empfehlungsnummer } = await recommend(app, TENANT, await login(app, TENANT), { produkt: Id });
    const { Empfaengernummer, Hex } = await joinBy(GIVEN, Empfehlungsnummer);
    const until = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000);
    expect(await analyseBis(Empfaengernummer)).toEqual(until(60));
    app.clock.pass({ days: 10 });
    const stand = (headers: Cookie) => app.api(TENANT, 'GET', '/empfaenger/stand', { bearer: Hex, ...(headers && { headers }) });
    await stand(undefined);
    expect(await analyseBis(Empfaengernummer)).toEqual(until(50));
    await stand(GIVEN);
    expect(await analyseBis(Empfaengernummer)).toEqual(until(60));
    await stand(ASKED);
    expect(await analyseBis(Empfaengernummer)).toEqual(until(60));
    await stand(DECLINED);
    expect(await analyseBis(Empfaengernummer)).toBeNull();
  });

  test('is not queued any more once the 60 days are over', async () => {
    const { person, auftrag } = await orderOf(GIVEN);
    app.clock.pass({ days: 60 });
    await deleteGoals(app, TENANT);
    expect((await postAuftrag(app, TENANT, auftrag, 'Freigegeben')).status).toBe(200);
    expect(person.Empfaengernummer).toBeTruthy();
    expect(await goals()).toEqual([]);
  });

  test("is not queued after the recipient declines in the banner, and is again after accepting, by the recipient's cookie", async () => {
    const { person, auftrag } = await orderOf(GIVEN);
    const visitor = newBrowser(app, TENANT, { cookies: { psoe_empfaenger: person.Hex } });
    const [, Wortlaut = ''] = /name="Wortlaut" value="([^"]+)"/.exec((await visitor.get('/de/')).body) ?? [];
    const kept = () => analyseBis(person.Empfaengernummer);
    expect((await visitor.post('/de/', { consent: 'keine', Wortlaut })).status).toBe(303);
    expect(await kept()).toBeNull();
    expect((await visitor.post('/de/', { consent: 'alle', Wortlaut })).status).toBe(303);
    expect(await kept()).not.toBeNull();
    const body = { Funktional: false, Analytisch: false, Marketing: false, Wortlaut };
    expect((await app.api(TENANT, 'POST', '/consent', { bearer: person.Hex, body })).status).toBe(204);
    expect(await kept()).toBeNull();
    await deleteGoals(app, TENANT);
    app.clock.pass({ days: releaseDays(TENANT) });
    expect((await postAuftrag(app, TENANT, auftrag, 'Freigegeben')).status).toBe(200);
    expect(await goals()).toEqual([]);
  });
});
