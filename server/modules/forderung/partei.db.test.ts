import { beforeAll, describe, expect, test } from 'vitest';
import { Zahlungssteller } from '../../../contract/calls/betrieb/zahlungssteller.ts';
import { testApp } from '../../../test/support/app.ts';
import { hexNow } from '../../../test/support/empfaenger.ts';
import { claimed } from '../../../test/support/forderung.ts';
import { newAccount } from '../../../test/support/konto.ts';
import { configure } from '../../../test/support/mandant.ts';
import { login } from '../../../test/support/walk.ts';
import { formatDay } from '../../calendar.ts';
import { expectProblem } from '../../http/problem.fixture.ts';
import { forderungenOf, GRUND, TENANT } from './forderung.fixture.ts';

const app = testApp();
const STELLER = Zahlungssteller.parse({ Name: 'Probe Energie GmbH', IBAN: 'DE02120300000000202051' });
beforeAll(() => configure(app, TENANT, { Zahlungssteller: STELLER }));
const { enter, pay, waive, read, mailsTo } = forderungenOf(app);

/** A claim against a recommender with an own account. */
async function owing() {
  const empfehler = await newAccount(app, TENANT);
  const one = await claimed(app, TENANT, { empfehler });
  await enter();
  return { ...one, empfehler };
}

const plain = (text: string) => text.replace(/\s+/g, ' ');
const rewardOf = async (bearer: string) => (await app.api(TENANT, 'GET', '/praemierung/', { bearer })).body;

describe('the person who owes', () => {
  test('is mailed at once the reason, the amount, the day, the account and the number', async () => {
    const { nummer, empfehler, token } = await owing();
    const { FaelligAm } = (await read(nummer)).body;
    const mail = (await mailsTo(empfehler.email)).at(-1);
    const tag = formatDay(FaelligAm, 'de');
    expect(plain(mail?.betreff ?? '')).toBe(`Bitte zahlen Sie 50,00 € bis zum ${plain(tag)} zurück`);
    const text = plain(mail?.text ?? '');
    expect(text).toContain('eine Prämie über 50,00 € bekommen. Was empfohlen wurde, kam danach doch nicht zustande.');
    expect(text).toContain(`Bitte überweisen Sie 50,00 € bis zum ${plain(tag)}.`);
    expect(text).toContain(`Konto: Probe Energie GmbH, IBAN DE02 1203 0000 0000 2020 51. Verwendungszweck: ${nummer}.`);
    expect(text).toContain(`token=${token}`);
  });

  test('reads on the page of the reward and in the own area what is open and how to pay, and how it ended', async () => {
    const { nummer, empfehler, token, praemierungsnummer } = await owing();
    await pay(nummer, { BetragCent: 2000, OffenCent: 5000 });
    const open = {
      Forderungsnummer: nummer,
      BetragCent: 5000,
      RestCent: 3000,
      Status: 'Offen',
      BeendetAm: null,
      Konto: { Name: STELLER.Name, IBAN: STELLER.IBAN },
    };
    expect((await rewardOf(token)).Forderung).toMatchObject(open);
    const bearer = await login(app, TENANT, empfehler.email);
    const own = await app.api(TENANT, 'GET', '/empfehler/empfehlungen', { bearer });
    expect(JSON.stringify(own.body)).toContain(`"Forderungsnummer":"${nummer}"`);
    const { body: year } = await app.api(TENANT, 'GET', '/empfehler/jahresuebersicht', { bearer });
    expect(year.Zeilen).toMatchObject([
      { Praemierungsnummer: praemierungsnummer, ZurueckgefordertAm: expect.any(String), Forderung: open },
    ]);
    const { body: data } = await app.api(TENANT, 'GET', '/empfehler/datenauskunft', { bearer });
    expect(data.Praemierungen).toMatchObject([
      { Forderung: { Forderungsnummer: nummer, EingegangenCent: 2000, RestCent: 3000, Status: 'Offen' } },
    ]);
    await pay(nummer);
    expect((await rewardOf(token)).Forderung).toMatchObject({ Status: 'Bezahlt', RestCent: 0, Konto: null });
  });

  test('is mailed that the rest is waived, without the reason', async () => {
    const { nummer, empfehler, token } = await owing();
    await waive(nummer);
    const mail = (await mailsTo(empfehler.email)).at(-1);
    expect(mail?.betreff).toBe(`Die Rückforderung ${nummer} ist erlassen`);
    expect(plain(mail?.text ?? '')).toContain(`Wir erlassen Ihnen die Rückforderung ${nummer} über 50,00 €.`);
    expect(mail?.text).not.toContain('Nordmann');
    expect((await rewardOf(token)).Forderung).toMatchObject({ Status: 'Erlassen', Konto: null });
  });

  test('can be the recipient, who is mailed the same', async () => {
    const one = await claimed(app, TENANT, { anteil: 0 });
    const mail = (await mailsTo(one.email)).at(-1);
    expect(mail?.text).toContain(one.nummer);
  });

  test('reads as the recipient what is open on the own page, by the own session alone', async () => {
    const [one, other] = [await claimed(app, TENANT, { anteil: 0 }), await claimed(app, TENANT, { anteil: 0 })];
    await enter();
    await pay(one.nummer, { BetragCent: 2000, OffenCent: 5000 });
    const { FaelligAm } = (await read(one.nummer)).body;
    const claimsOf = async (bearer?: string) => app.api(TENANT, 'GET', '/empfaenger/forderungen', bearer === undefined ? {} : { bearer });
    const { body } = await claimsOf(await hexNow(app, TENANT, one.Empfaengernummer));
    const Konto = { Name: STELLER.Name, IBAN: STELLER.IBAN };
    expect(body.Forderungen).toMatchObject([{ Forderungsnummer: one.nummer, BetragCent: 5000, RestCent: 3000, FaelligAm, Konto }]);
    const { Forderungen } = (await claimsOf(await hexNow(app, TENANT, other.Empfaengernummer))).body;
    expect(Forderungen).toMatchObject([{ Forderungsnummer: other.nummer, RestCent: 5000 }]);
    const against = await claimed(app, TENANT);
    expect((await claimsOf(await hexNow(app, TENANT, against.Empfaengernummer))).body.Forderungen).toEqual([]);
    expectProblem(await claimsOf(), 401, 'LoginFirst');
  });

  test('whose data is erased gets no mail; the claim stays and is paid or waived', async () => {
    const { nummer, empfehler } = await owing();
    await mailsTo(empfehler.email);
    const bearer = await login(app, TENANT, empfehler.email);
    expect((await app.api(TENANT, 'DELETE', '/empfehler/delete', { bearer })).status).toBe(204);
    const before = (await mailsTo(empfehler.email)).length;
    expect((await read(nummer)).body).toMatchObject({ Status: 'Offen', Person: null, RestCent: 5000 });
    await pay(nummer, { BetragCent: 2000, OffenCent: 5000 });
    expect((await waive(nummer, GRUND)).body.Status).toBe('Erlassen');
    expect(await mailsTo(empfehler.email)).toHaveLength(before);
  });
});
