import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { newAccount, tryLogin } from '../../../test/support/konto.ts';
import { tokenOf } from '../../../test/support/mails.ts';
import { configured } from '../../../test/support/mandant.ts';
import { confirmAddress, jana } from '../../../test/support/opt-in.ts';
import { momentAfter, TEST_NOW } from '../../../test/support/parts.ts';
import { newEmail, PASSWORD, recommendation } from '../../../test/support/walk.ts';
import { werbungOf } from '../../../test/support/werbung.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';

const app = testApp();
const { set, confirm, mailsTo, mailed, proof } = werbungOf(app, 'telko');
beforeEach(() => app.clock.set(TEST_NOW));

const SENTENCE = 'Ja, Funkhof darf mir Angebote per E-Mail schicken. Das kann ich jederzeit widerrufen.';
const NEW = { OptinMailAlreadySent: false, OptinAlreadySet: false };
const PENDING = { OptinMailAlreadySent: true, OptinAlreadySet: false };
const GIVEN = { OptinMailAlreadySent: false, OptinAlreadySet: true };

async function loggedIn() {
  const { email, id } = await newAccount(app);
  return { email, id, bearer: (await tryLogin(app, email, PASSWORD)).body.Token as string };
}
const standOf = async (bearer: string) => {
  const { NewsletterOptinGegeben, NewsletterOptinVersendetAm } = (await app.api('telko', 'GET', '/account/user', { bearer })).body;
  return [NewsletterOptinGegeben, NewsletterOptinVersendetAm];
};
const steps = async (id: string) => (await proof('Empfehler', id)).map(({ was }) => was);

describe('opt-in to the newsletter', () => {
  test('needs the mailed link; request and consent are kept as proof with the sentence shown', async () => {
    const { email, id, bearer } = await loggedIn();
    expect(await set(true, bearer)).toMatchObject({ status: 200, body: NEW });
    expect(await standOf(bearer)).toEqual([false, TEST_NOW.toISOString()]);
    const token = await mailed(email);
    app.clock.pass({ hours: 1 });
    expect(await confirm(token)).toMatchObject({ status: 204, body: '' });
    expect((await tryLogin(app, email, PASSWORD)).body).toMatchObject({ NewsletterOptinGegeben: true });
    const [asked, given] = await proof('Empfehler', id);
    expect(asked).toMatchObject({ was: 'Angefragt', text: SENTENCE, gezeigt_am: TEST_NOW, zeit: TEST_NOW });
    expect(given).toMatchObject({ was: 'Gegeben', text: SENTENCE, zeit: momentAfter({ hours: 1 }), email_hash: asked?.email_hash });
    expect(JSON.stringify([asked, given])).not.toContain(email);
  });

  test('mails one link however often it is requested, until the link expires after 14 days', async () => {
    const { email, bearer } = await loggedIn();
    const first = await atOnce(3, () => set(true, bearer));
    expect(first.map(({ body }) => JSON.stringify(body)).sort()).toEqual([NEW, PENDING, PENDING].map((one) => JSON.stringify(one)).sort());
    expect(await mailsTo(email)).toHaveLength(1);
    app.clock.pass({ days: 14 });
    expectProblem(await confirm(await mailed(email)), 410, 'Abgelaufen');
    const later = (await tryLogin(app, email, PASSWORD)).body.Token;
    expect(await standOf(later)).toEqual([false, null]);
    expect((await set(true, later)).body).toEqual(NEW);
    expect(await mailsTo(email)).toHaveLength(2);
    expect((await confirm(await mailed(email))).status).toBe(204);
    expect((await set(true, later)).body).toEqual(GIVEN);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  test('gives the consent once, also for parallel clicks on the link', async () => {
    const { email, id, bearer } = await loggedIn();
    await set(true, bearer);
    const token = await mailed(email);
    const statuses = (await atOnce(5, () => confirm(token))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([204, 409, 409, 409, 409]);
    expect(await steps(id)).toEqual(['Angefragt', 'Gegeben']);
  });

  test('is refused without login, at another tenant, without yes or no, by unknown links, and more than three times an hour', async () => {
    const { email, id, bearer } = await loggedIn();
    expectProblem(await set(true), 401, 'LoginFirst');
    expectProblem(await werbungOf(app, 'energie').set(true, bearer), 401, 'PSOF0204');
    expect(fieldCodes(await set('ja', bearer))).toEqual({ Optin: 'typ' });
    expect(await steps(id)).toEqual([]);
    for (let times = 0; times < 3; times += 1) {
      await set(true, bearer);
      await set(false, bearer);
    }
    expectProblem(await set(true, bearer), 429, 'ZuVieleAnfragen');
    expect((await set(false, bearer)).status).toBe(200);
    expectProblem(await confirm('unbekannt'), 404, 'NichtGefunden');
    expectProblem(await confirm(await mailed(email).catch(() => 'nie gemailt'), 'energie'), 404, 'NichtGefunden');
  });

  test('is refused if the tenant has no newsletter; opt-out is always possible', async () => {
    const { email, bearer } = await loggedIn();
    await set(true, bearer);
    const token = await mailed(email);
    await configured(app, 'telko', { ModuleNewsletterPermission: false }, async () => {
      expectProblem(await set(true, bearer), 403, 'NichtAuthorisiert');
      expectProblem(await confirm(token), 403, 'NichtAuthorisiert');
      expect(await set(false, bearer)).toMatchObject({ status: 200, body: PENDING });
    });
    expectProblem(await confirm(token), 410, 'Abgelaufen');
  });
});

describe('opt-out of the newsletter', () => {
  test('takes effect immediately and is kept as proof; the old link no longer gives the consent', async () => {
    const { email, id, bearer } = await loggedIn();
    await set(true, bearer);
    await confirm(await mailed(email));
    expect(await set(false, bearer)).toMatchObject({ status: 200, body: GIVEN });
    expect(await standOf(bearer)).toEqual([false, null]);
    expect((await set(false, bearer)).body).toEqual(NEW);
    expect(await steps(id)).toEqual(['Angefragt', 'Gegeben', 'Widerrufen']);
    expectProblem(await confirm(await mailed(email)), 409, 'TokenBereitsVerwendet');
    expect(await standOf((await tryLogin(app, email, PASSWORD)).body.Token)).toEqual([false, null]);
  });

  test('wins over a concurrent opt-in by the link', async () => {
    const { email, id, bearer } = await loggedIn();
    await set(true, bearer);
    const token = await mailed(email);
    const [out] = await Promise.all([set(false, bearer), confirm(token)]);
    expect(out.status).toBe(200);
    const last = (await steps(id)).at(-1);
    expect(last).toBe('Widerrufen');
    expect((await standOf(bearer))[0]).toBe(false);
  });

  test('the proof can be neither changed nor deleted', async () => {
    const { id, bearer } = await loggedIn();
    await set(true, bearer);
    const change = () =>
      app.inTenant('telko', ({ tx }) => tx.updateTable('werbeeinwilligung').set({ text: 'x' }).where('bezug', '=', id).execute());
    const remove = () => app.inTenant('telko', ({ tx }) => tx.deleteFrom('werbeeinwilligung').where('bezug', '=', id).execute());
    await expect(change()).rejects.toThrow(/permission denied/);
    await expect(remove()).rejects.toThrow(/permission denied/);
    expect(await steps(id)).toEqual(['Angefragt']);
  });
});

describe('the newsletter choice of a referral', () => {
  const create = (empfehler: { Vorname: string; Nachname: string; Email: string }, NewsletterPermission: boolean, bearer?: string) =>
    app.api('telko', 'POST', '/Empfehlen/create', {
      body: { ...recommendation({ produkt: 462, empfehler }), Empfehler: { ...empfehler, NewsletterPermission } },
      ...(bearer !== undefined && { bearer }),
    });

  test('waits until the address is confirmed, and is then mailed once', async () => {
    const empfehler = jana();
    await create(empfehler, true);
    await create(empfehler, false);
    await app.jobs.drainMails();
    const [withWish, without] = app.mails.allTo(empfehler.Email);
    if (!withWish || !without) throw new Error('two mails');
    expect(await mailsTo(empfehler.Email)).toEqual([]);
    const texts = await app.inTenant('telko', ({ tx }) =>
      tx.selectFrom('empfehlung').select('newsletter_text').orderBy('erstellt_am', 'desc').limit(2).execute(),
    );
    expect(texts.map(({ newsletter_text }) => newsletter_text).sort()).toEqual([SENTENCE, null]);
    app.clock.pass({ hours: 2 });
    const first = await confirmAddress(app, tokenOf(without));
    const second = await confirmAddress(app, tokenOf(withWish));
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await mailsTo(empfehler.Email)).toHaveLength(1);
    const id = await app.inTenant(
      'telko',
      async ({ tx }) =>
        (await tx.selectFrom('account').select('account_id').where('email', '=', empfehler.Email).executeTakeFirstOrThrow()).account_id,
    );
    expect(await proof('Empfehler', id)).toEqual([
      expect.objectContaining({ was: 'Angefragt', text: SENTENCE, gezeigt_am: TEST_NOW, zeit: momentAfter({ hours: 2 }) }),
    ]);
    expect(second.body.Benutzer.NewsletterOptinGegeben).toBe(false);
    await confirm(await mailed(empfehler.Email));
    expect(await steps(id)).toEqual(['Angefragt', 'Gegeben']);
  });

  test('of a logged-in recommender is mailed immediately and once; without a newsletter only the referral is stored', async () => {
    const { email, bearer } = await loggedIn();
    const empfehler = { Vorname: 'Karla', Nachname: 'Konto', Email: email };
    await configured(app, 'telko', { ModuleNewsletterPermission: false }, async () => {
      expect((await create(empfehler, true, bearer)).status).toBe(201);
    });
    expect(await mailsTo(email)).toEqual([]);
    for (let times = 0; times < 2; times += 1) expect((await create(empfehler, true, bearer)).status).toBe(201);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('sends no mail while the address stays unconfirmed', async () => {
    const empfehler = jana(newEmail('still'));
    await create(empfehler, true);
    await app.later(84);
    expect(await mailsTo(empfehler.Email)).toEqual([]);
  });
});
