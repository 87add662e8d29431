import { describe, expect, test } from 'vitest';
import { demoApp } from './support/app.ts';
import { login, release } from './support/walk.ts';

const app = demoApp();

describe.each(['telko', 'energie'])('a referral of %s', (tenant) => {
  test('goes from the link to two grants that add up to the reward', async () => {
    const { released, WertCent, empfehlerToken } = await release(app, tenant);
    expect(released.Praemierungen.map((grant: { Seite: string }) => grant.Seite)).toEqual(['Empfehler', 'Empfaenger']);
    expect(released.Praemierungen.reduce((sum: number, grant: { WertCent: number }) => sum + grant.WertCent, 0)).toBe(WertCent);
    const offered = await app.api(tenant, 'GET', '/praemierung/', { bearer: empfehlerToken ?? '' });
    expect(offered.body.Status).toBe('Offen');
  });
});

test('a referral of an employee goes from the link to one grant of the whole reward, which is paid with the wages', async () => {
  const { released, WertCent, empfehlerToken } = await release(app, 'intern');
  expect(released.Praemierungen).toMatchObject([{ Seite: 'Empfehler', WertCent }]);
  const shown = await app.api('intern', 'GET', '/praemierung/', { bearer: empfehlerToken ?? '' });
  expect(shown.body).toMatchObject({ Status: 'Bereitgestellt', Gewaehlt: { Art: 'Gehalt' } });
});

describe.each(['telko', 'energie', 'intern'])('the demo of %s', (tenant) => {
  test('shows erika a referral in every status', async () => {
    const session = await login(app, tenant);
    const { body } = await app.api(tenant, 'GET', '/empfehler/empfehlungen/', { bearer: session });
    const states = new Set(body.flatMap((one: { Empfaenger: { Status: string }[] }) => one.Empfaenger.map((person) => person.Status)));
    expect([...states].sort()).toEqual(['Abgelaufen', 'Freigegeben', 'Gezahlt', 'Offen', 'Ok', 'Storniert']);
    expect(body.map((one: { Status: string }) => one.Status)).toContain('Offen');
  });
});
