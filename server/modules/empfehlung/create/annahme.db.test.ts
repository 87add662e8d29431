import { beforeEach, expect, test } from 'vitest';
import { demoApp } from '../../../../test/support/app.ts';
import { tokenOf } from '../../../../test/support/mails.ts';
import { confirmAddress, jana, recommendOpenly } from '../../../../test/support/opt-in.ts';
import { TEST_NOW } from '../../../../test/support/parts.ts';
import { join, login, recommend } from '../../../../test/support/walk.ts';

const app = demoApp();
const TENANT = 'telko';
let session: string;
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  session = await login(app, TENANT);
});

const annahme = async (nummer: string) => (await app.api(TENANT, 'GET', `/empfehlen/annahme/${nummer}`)).body;

test('a link can be joined by several recipients until its last day is over in Berlin', async () => {
  const { Empfehlungsnummer } = await recommend(app, TENANT, session, { produkt: 462 });
  await join(app, TENANT, Empfehlungsnummer);
  app.clock.set(new Date('2027-01-19T22:59:59Z'));
  expect(await annahme(Empfehlungsnummer)).toEqual({ Annahme: 'Moeglich' });
  app.clock.set(new Date('2027-01-19T23:00:00Z'));
  expect(await annahme(Empfehlungsnummer)).toEqual({ Annahme: 'Beendet' });
});

test('a referral for one named person can be joined until that person has refused', async () => {
  const { Empfehlungsnummer } = await recommend(app, TENANT, session, { produkt: 462, empfaenger: { Vorname: 'Nadja' } });
  expect(await annahme(Empfehlungsnummer)).toEqual({ Annahme: 'Moeglich' });
  const { email } = await join(app, TENANT, Empfehlungsnummer);
  expect(await annahme(Empfehlungsnummer)).toEqual({ Annahme: 'Moeglich' });
  await app.jobs.drainMails();
  const body = { Token: tokenOf(app.mails.to(email), 1) };
  expect((await app.api(TENANT, 'POST', '/empfaenger/ablehnen', { body })).status).toBe(204);
  expect(await annahme(Empfehlungsnummer)).toEqual({ Annahme: 'Beendet' });
});

test('a referral is Unbestaetigt until its recommender confirms the address', async () => {
  const empfehler = jana();
  const { Empfehlungsnummer } = (await recommendOpenly(app, empfehler)).body;
  expect(await annahme(Empfehlungsnummer)).toEqual({ Annahme: 'Unbestaetigt' });
  await app.jobs.drainMails();
  expect((await confirmAddress(app, tokenOf(app.mails.to(empfehler.Email)))).status).toBe(200);
  expect(await annahme(Empfehlungsnummer)).toEqual({ Annahme: 'Moeglich' });
});
