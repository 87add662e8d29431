import { beforeEach, describe, expect, test } from 'vitest';
import { demoApp } from '../../../../test/support/app.ts';
import { confirmData, rowOf } from '../../../../test/support/empfaenger.ts';
import { tokenOf } from '../../../../test/support/mails.ts';
import { momentAfter, TEST_NOW } from '../../../../test/support/parts.ts';
import { completion, login, newEmail, recommend } from '../../../../test/support/walk.ts';
import { werbungOf } from '../../../../test/support/werbung.ts';
import { expectProblem } from '../../../http/problem.fixture.ts';

const app = demoApp();
const { confirm, mailsTo, mailed, proof } = werbungOf(app, 'telko');
let nummer: string;
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  nummer = (await recommend(app, 'telko', await login(app, 'telko'), { produkt: 462 })).Empfehlungsnummer;
});

const PATH = '/tracking/abschliessen/?channel=co&einsprungsquelle=Einsprungslink';
function complete(email: string, werbeeinwilligung: boolean, bearer?: string) {
  const { empfehlungsnummer, empfaengerdaten } = completion(nummer, email);
  const body = { empfehlungsnummer, empfaengerdaten: { ...empfaengerdaten, werbeeinwilligung } };
  return app.api('telko', 'POST', PATH, { body, ...(bearer !== undefined && { bearer }) });
}

/** A person who entered data and confirmed them by the mailed link. */
async function confirmed(werbeeinwilligung: boolean) {
  const email = newEmail('joerg');
  const { Empfaengernummer } = (await complete(email, werbeeinwilligung)).body;
  await app.jobs.drainMails();
  const link = tokenOf(app.mails.to(email));
  const { status, body } = await confirmData(app, link);
  expect(status).toBe(200);
  return { email, Empfaengernummer, Hex: body.Hex, link };
}
const steps = async (nr: string) => (await proof('Empfaenger', nr)).map(({ was }) => was);

describe("a recipient's consent to advertising", () => {
  test('is requested by a separate mail once the data is confirmed, and given by its link', async () => {
    const email = newEmail('joerg');
    const { Empfaengernummer } = (await complete(email, true)).body;
    await app.jobs.drainMails();
    expect(app.mails.allTo(email)).toHaveLength(1);
    expect(await steps(Empfaengernummer)).toEqual([]);
    app.clock.pass({ hours: 3 });
    expect((await confirmData(app, tokenOf(app.mails.to(email)))).status).toBe(200);
    expect(await steps(Empfaengernummer)).toEqual(['Angefragt']);
    expect((await confirm(await mailed(email))).status).toBe(204);
    const [asked, given] = await proof('Empfaenger', Empfaengernummer);
    const text = 'Ja, Funkhof darf mir Angebote per E-Mail schicken. Das kann ich jederzeit widerrufen.';
    expect(asked).toMatchObject({ was: 'Angefragt', text, gezeigt_am: TEST_NOW, zeit: momentAfter({ hours: 3 }) });
    expect(given).toMatchObject({ was: 'Gegeben', text });
    expectProblem(await confirm(await mailed(email)), 409, 'TokenBereitsVerwendet');
  });

  test('is not requested without a tick', async () => {
    const { email, Empfaengernummer } = await confirmed(false);
    expect(await mailsTo(email)).toEqual([]);
    expect(await steps(Empfaengernummer)).toEqual([]);
  });

  test("follows later answers sent with the recipient's secret: a yes is mailed once, a no withdraws it", async () => {
    const { email, Empfaengernummer, Hex } = await confirmed(false);
    for (const wish of [true, true]) expect((await complete(email, wish, Hex)).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(1);
    const token = await mailed(email);
    app.clock.pass({ hours: 1 });
    expect((await complete(email, false, Hex)).status).toBe(200);
    expectProblem(await confirm(token), 410, 'Abgelaufen');
    expect(await steps(Empfaengernummer)).toEqual(['Angefragt', 'Widerrufen']);
    expect(await rowOf(app, Empfaengernummer)).toMatchObject({ werbeeinwilligung: false, werbeeinwilligung_text: null });
  });

  test('does not change when another person enters the address again', async () => {
    const { email, Empfaengernummer } = await confirmed(true);
    expect((await complete(email, false)).status).toBe(201);
    expect((await confirm(await mailed(email))).status).toBe(204);
    expect(await steps(Empfaengernummer)).toEqual(['Angefragt', 'Gegeben']);
  });

  test('ends with "Ich möchte das nicht"; the proof stays, without the address', async () => {
    const { email, Empfaengernummer, link } = await confirmed(true);
    const token = await mailed(email);
    await confirm(token);
    expect((await app.api('telko', 'POST', '/empfaenger/ablehnen', { body: { Token: link } })).status).toBe(204);
    expect(await steps(Empfaengernummer)).toEqual(['Angefragt', 'Gegeben', 'Widerrufen']);
    expect(JSON.stringify(await proof('Empfaenger', Empfaengernummer))).not.toContain(email);
    expect(await rowOf(app, Empfaengernummer)).toMatchObject({ werbeeinwilligung_text: null, werbeeinwilligung_am: null });
  });

  test('is withdrawn by a separate call in every state, and not requested again', async () => {
    const { email, Empfaengernummer, Hex } = await confirmed(true);
    const stand = async () => (await app.api('telko', 'GET', '/empfaenger/stand', { bearer: Hex })).body.Werbeeinwilligung;
    const withdraw = () => app.api('telko', 'DELETE', '/empfaenger/werbeeinwilligung', { bearer: Hex });
    expect(await stand()).toBe('Angefragt');
    const token = await mailed(email);
    expect((await confirm(token)).status).toBe(204);
    expect(await stand()).toBe('Gegeben');
    await app.inTenant('telko', ({ tx }) =>
      tx.updateTable('empfaenger').set({ status: 'Gezahlt' }).where('empfaengernummer', '=', Empfaengernummer).execute(),
    );
    for (const _ of [1, 2]) expect(await withdraw()).toMatchObject({ status: 204, body: '' });
    expect(await stand()).toBe('Keine');
    expect(await steps(Empfaengernummer)).toEqual(['Angefragt', 'Gegeben', 'Widerrufen']);
    const gone = { werbeeinwilligung: false, werbeeinwilligung_text: null, werbeeinwilligung_am: null };
    expect(await rowOf(app, Empfaengernummer)).toMatchObject(gone);
  });

  test('that is withdrawn before the data is confirmed is never requested, and a link already mailed ends', async () => {
    const email = newEmail('joerg');
    const { Empfaengernummer, Hex } = (await complete(email, true)).body;
    const withdraw = (bearer: string) => app.api('telko', 'DELETE', '/empfaenger/werbeeinwilligung', { bearer });
    expect((await withdraw(Hex)).status).toBe(204);
    await app.jobs.drainMails();
    await confirmData(app, tokenOf(app.mails.to(email)));
    expect([await mailsTo(email), await steps(Empfaengernummer)]).toEqual([[], []]);
    const other = await confirmed(true);
    const token = await mailed(other.email);
    app.clock.pass({ hours: 1 });
    expect((await withdraw(other.Hex)).status).toBe(204);
    expectProblem(await confirm(token), 410, 'Abgelaufen');
  });
});
