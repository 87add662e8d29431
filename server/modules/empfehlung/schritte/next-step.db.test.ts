import { expect, test } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { ordered } from '../../../../test/support/money.ts';
import { claimable, decide, opened } from '../../../../test/support/nachbuchung.ts';
import { login, order, postAuftrag, shownEmpfehlung } from '../../../../test/support/walk.ts';

const app = testApp();
const TENANT = 'energie';
const stepOf = async (nummer: string) => (await shownEmpfehlung(app, TENANT, await login(app, TENANT), nummer)).NaechsterSchritt;

test('the next step prefers an open order to a cancelled one, and among open orders the one that can earn a reward', async () => {
  const { auftrag, Empfehlungsnummer, Empfaengernummer, ProduktId } = await ordered(app, TENANT);
  await app.clock.advance(0.01);
  const cancelled = order(app, Empfaengernummer, ProduktId);
  await postAuftrag(app, TENANT, cancelled, 'Eingegangen');
  expect((await postAuftrag(app, TENANT, cancelled, 'Storniert')).status).toBe(200);
  expect((await stepOf(Empfehlungsnummer)).Was).toContain('wird er freigegeben');
  const produkte = (await app.api(TENANT, 'GET', '/produkt')).body;
  const other = produkte.find(({ Id }: { Id: number }) => Id !== ProduktId).Id;
  await app.clock.advance(0.01);
  expect((await postAuftrag(app, TENANT, order(app, Empfaengernummer, other), 'Bestaetigt')).body.Grund).toBe('AnderesProdukt');
  expect((await stepOf(Empfehlungsnummer)).Was).toContain('wird er freigegeben');
  await postAuftrag(app, TENANT, auftrag, 'Storniert');
  expect(await stepOf(Empfehlungsnummer)).toMatchObject({
    Wer: 'Empfehler',
    Grund: 'AnderesProdukt',
    Was: expect.stringContaining('Teilen'),
  });
});

test('a claim is the next step of its referral until it is decided', async () => {
  const wish = await claimable(app, TENANT);
  const before = await stepOf(wish.Empfehlungsnummer);
  const nummer = await opened(app, TENANT, await login(app, TENANT), wish);
  expect(await stepOf(wish.Empfehlungsnummer)).toMatchObject({ Wer: 'Mandant', Grund: 'Nachbuchung' });
  const other = await claimable(app, TENANT, 0);
  expect(await stepOf(other.Empfehlungsnummer)).not.toHaveProperty('Grund');
  expect((await decide(app, TENANT, nummer, { Status: 'Abgelehnt', Antwort: 'Nein.' })).status).toBe(200);
  expect(await stepOf(wish.Empfehlungsnummer)).toEqual(before);
});
