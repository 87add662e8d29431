import { beforeAll, expect, test } from 'vitest';
import { demoApp } from '../../../../test/support/app.ts';
import { rowOf } from '../../../../test/support/empfaenger.ts';
import { newAccount } from '../../../../test/support/konto.ts';
import { tokenOf } from '../../../../test/support/mails.ts';
import { completion, login, newEmail, recommend } from '../../../../test/support/walk.ts';

const app = demoApp();
let nummer: string;
beforeAll(async () => {
  nummer = (await recommend(app, 'telko', await login(app, 'telko'), { produkt: 462 })).Empfehlungsnummer;
});

const create = (query: string, Email = newEmail('joerg'), of = nummer) =>
  app.api('telko', 'POST', `/empfaenger/create/${of}${query}`, { body: { Vorname: 'Jörg', Nachname: 'Müßig', Email } });
const complete = (query: string, email = newEmail('joerg'), change = {}, bearer?: string) =>
  app.api('telko', 'POST', `/tracking/abschliessen/${query}`, {
    body: { ...completion(nummer, email), ...change },
    ...(bearer && { bearer }),
  });
const storedOf = async ({ body }: Awaited<ReturnType<typeof create>>) => {
  const { channel, einsprungsquelle } = await rowOf(app, body.Empfaengernummer);
  return [channel, einsprungsquelle];
};

test('a recipient is stored with the channel and the page of entry', async () => {
  expect(await storedOf(await create('?channel=whatsapp'))).toEqual(['whatsapp', null]);
  expect(await storedOf(await complete('?channel=co&einsprungsquelle=Einsprungslink'))).toEqual(['co', 'Einsprungslink']);
  expect(await storedOf(await complete('?channel='))).toEqual([null, null]);
});

test('the first values count: the completion adds those that the short form left out', async () => {
  const email = newEmail('joerg');
  const joined = await create('?channel=whatsapp', email);
  const own = { empfaengernummer: joined.body.Empfaengernummer };
  const completed = await complete('?channel=co&einsprungsquelle=Einsprungslink', email, own, joined.body.Hex);
  expect(completed.status, JSON.stringify(completed.body)).toBe(200);
  expect(await storedOf(completed)).toEqual(['whatsapp', 'Einsprungslink']);
});

test('a named person gets a channel by entering the data', async () => {
  const empfaenger = { Vorname: 'Jörg', Email: newEmail('joerg') };
  const { Empfehlungsnummer } = await recommend(app, 'telko', await login(app, 'telko'), { produkt: 462, empfaenger });
  expect(await storedOf(await create('?channel=email', empfaenger.Email, Empfehlungsnummer))).toEqual(['email', null]);
});

test('channel and page of entry are in the disclosure, and are erased when the person refuses', async () => {
  const { email } = await newAccount(app);
  const joined = await complete('?channel=sms&einsprungsquelle=Code', email);
  const session = await login(app, 'telko', email);
  const { body } = await app.api('telko', 'GET', '/empfehler/datenauskunft', { bearer: session });
  expect(body.AlsEmpfaenger).toMatchObject([{ Channel: 'sms', Einsprungsquelle: 'Code' }]);
  await app.jobs.drainMails();
  const Token = tokenOf(app.mails.to(email));
  expect((await app.api('telko', 'POST', '/empfaenger/ablehnen', { body: { Token } })).status).toBe(204);
  expect(await storedOf(joined)).toEqual([null, null]);
});

test('text that cannot be stored is refused', async () => {
  expect(await create('?channel=%00')).toMatchObject({ status: 422, body: { errors: [{ field: 'channel' }] } });
});
