import { afterEach, describe, expect, test } from 'vitest';
import type { ProduktZeitraeume } from '../../../contract/calls/praemie/praemie.ts';
import { demoApp } from '../../../test/support/app.ts';
import { changeMandant } from '../../../test/support/mandant.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { expectProblem } from '../../http/problem.fixture.ts';

interface Praemie {
  readonly Id: number;
  readonly WertCent: number;
}

const app = demoApp();
afterEach(() => app.clock.set(TEST_NOW));

const list = async (tenant: string, language = 'de'): Promise<Praemie[]> =>
  (await app.api(tenant, 'GET', '/praemie', { headers: { 'x-accept-language': language } })).body;
const max = async (tenant: string, language = 'de') =>
  (await app.api(tenant, 'GET', '/produkt/maxpraemiewert', { headers: { 'x-accept-language': language } })).body;

describe('GET praemie', () => {
  test('lists the rewards on offer with dates, cents and formatted amount', async () => {
    expect(await list('energie')).toEqual([
      {
        Id: 1,
        Titel: expect.stringMatching(/\S/),
        Startdatum: '2020-06-02',
        Enddatum: expect.stringMatching(/^20[3-9]\d-\d\d-\d\d$/),
        EnddatumAnzeige: expect.stringMatching(/^20[3-9]\d-\d\d-\d\d$/),
        WertCent: 5000,
        Wert: '50,00 €',
      },
    ]);
    expect((await list('energie', 'en'))[0]).toMatchObject({ Wert: '€50.00' });
  });

  test.each(['telko', 'energie', 'berater', 'intern'])('lists the same rewards of %s ten years later', async (tenant) => {
    const today = await list(tenant);
    expect(today.length).toBeGreaterThan(0);
    app.clock.set(new Date('2036-11-20T10:00:00Z'));
    expect(await list(tenant)).toEqual(today);
    app.clock.set(new Date('2020-06-01T21:59:59Z'));
    expect(await list(tenant)).toEqual([]);
    app.clock.set(new Date('2020-06-01T22:00:00Z'));
    expect(await list(tenant)).toEqual(today);
  });

  test('shows a reward from the first second of its first day to the last second of its display end, in Berlin', async () => {
    await app.inTenant('intern', ({ tx }) =>
      tx
        .insertInto('praemie')
        .values({
          id: 900,
          produkt_id: null,
          titel: 'Sommer',
          titel_en: 'Summer',
          startdatum: '2027-06-01',
          enddatum: '2027-06-20',
          enddatum_anzeige: '2027-06-30',
          wert_cent: 99_900,
        })
        .execute(),
    );
    const isShownAt = async (moment: string) => {
      app.clock.set(new Date(moment));
      return (await list('intern')).some(({ Id }) => Id === 900);
    };
    expect(await isShownAt('2027-05-31T21:59:59Z')).toBe(false);
    expect(await isShownAt('2027-05-31T22:00:00Z')).toBe(true);
    expect(await isShownAt('2027-06-25T12:00:00Z')).toBe(true);
    expect(await isShownAt('2027-06-30T21:59:59Z')).toBe(true);
    expect(await isShownAt('2027-06-30T22:00:00Z')).toBe(false);
  });
});

describe('GET praemie/zeitraeume/{produktId}', () => {
  test('lists the rewards for orders of a product, now and later', async () => {
    const spring = { produkt_id: 462, titel: 'Frühjahr', titel_en: 'Spring', wert_cent: 8050 };
    await app.inTenant('telko', ({ tx }) =>
      tx
        .insertInto('praemie')
        .values({ ...spring, id: 901, startdatum: '2027-03-01', enddatum: '2027-05-31', enddatum_anzeige: '2027-05-31' })
        .execute(),
    );
    const { status, body } = await app.api('telko', 'GET', '/praemie/zeitraeume/462');
    expect(status).toBe(200);
    expect(body).toEqual([
      { PraemieId: 1, Startdatum: '2026-11-20', Enddatum: '2027-02-28', WertCent: 7000, Wert: '70,00 €' },
      { PraemieId: 901, Startdatum: '2027-03-01', Enddatum: '2027-05-31', WertCent: 8050, Wert: '80,50 €' },
      { PraemieId: 1, Startdatum: '2027-06-01', Enddatum: '2036-12-31', WertCent: 7000, Wert: '70,00 €' },
    ]);
    const page = await app.request({ method: 'GET', url: '/de/empfehlen/462', headers: { host: 'telko.localhost:3000' } });
    expect(page.body).toContain(
      'HofNetz M: bis zu 70\u00a0€ für Verträge mit Auftragsdatum bis zum 28.02.2027. Ab dem 01.03.2027: bis zu 80,50\u00a0€',
    );
  });

  test.each(['0', '99999'])('is empty for the product %s without a reward', async (id) => {
    expect((await app.api('telko', 'GET', `/praemie/zeitraeume/${id}`)).body).toEqual([]);
  });

  test.each(['x', '1e2', '-1', '99999999999'])('is not found for %j', async (id) => {
    expectProblem(await app.api('telko', 'GET', `/praemie/zeitraeume/${id}`), 404, 'NichtGefunden');
  });

  test("appears on the product's page in the tenant's own words if it has some", async () => {
    const own = { 'praemie.bedingung': 'Für {abschlussname} zahlen wir {praemieWert}, bestellt bis {enddatum}.' };
    await changeMandant(app, 'energie', { texte: { de: own } });
    const page = await app.request({ method: 'GET', url: '/de/empfehlen/1', headers: { host: 'energie.localhost:3000' } });
    expect(page.body).toContain('Für Lindtal Strom zahlen wir 50\u00a0€, bestellt bis 31.12.2036.');
  });
});

describe('GET praemie/zeitraeume', () => {
  const all = async (tenant: string) => (await app.api(tenant, 'GET', '/praemie/zeitraeume')).body as ProduktZeitraeume[];

  test.each(['telko', 'energie', 'berater'])('lists for every product of %s what the call for that product returns', async (tenant) => {
    const answered = await all(tenant);
    const produkte = (await app.api(tenant, 'GET', tenant === 'berater' ? '/Produkt/agents' : '/produkt')).body as { Id: number }[];
    expect(produkte.length).toBeGreaterThan(2);
    const forOthers = answered.find(({ ProduktId }) => ProduktId === null)?.Zeitraeume ?? [];
    for (const { Id } of produkte) {
      const alone = (await app.api(tenant, 'GET', `/praemie/zeitraeume/${Id}`)).body;
      expect(answered.find(({ ProduktId }) => ProduktId === Id)?.Zeitraeume ?? forOthers).toEqual(alone);
    }
  });

  test('lists the periods for all products first, without an id, and omits products without a current or later reward', async () => {
    expect((await all('energie'))[0]).toMatchObject({ ProduktId: null, Zeitraeume: [{ WertCent: 5000, Wert: '50,00 €' }] });
    app.clock.set(new Date('2040-01-01T12:00:00Z'));
    expect(await all('telko')).toEqual([]);
  });
});

describe('GET produkt/maxpraemiewert', () => {
  test.each([
    ['telko', 11_000, '110,00 €', '€110.00'],
    ['energie', 5000, '50,00 €', '€50.00'],
    ['berater', 7500, '75,00 €', '€75.00'],
  ])('returns the highest reward on offer of %s', async (tenant, WertCent, Wert, inEnglish) => {
    expect(await max(tenant)).toEqual({ WertCent, Wert });
    expect(await max(tenant, 'en')).toEqual({ WertCent, Wert: inEnglish });
    expect(WertCent).toBe(Math.max(...(await list(tenant)).map((praemie) => praemie.WertCent)));
  });

  test('is what an order of today earns: of no hidden product, no reward that each product replaces, none in its display end', async () => {
    const reward = (id: number, produkt_id: number | null, wert_cent: number) => ({
      id,
      produkt_id,
      wert_cent,
      titel: 'Sommer',
      titel_en: 'Summer',
      startdatum: '2027-06-01',
      enddatum: '2027-06-20',
      enddatum_anzeige: '2027-06-30',
    });
    await app.inTenant('intern', async ({ tx }) => {
      await tx
        .insertInto('praemie')
        .values([reward(901, null, 99_900), reward(902, 1, 30_000), reward(903, 2, 80_000)])
        .execute();
      await tx.updateTable('produkt').set({ versteckt: true }).where('id', '=', 2).execute();
    });
    const at = async (moment: string) => {
      app.clock.set(new Date(moment));
      return (await max('intern')).WertCent;
    };
    expect(await at('2027-06-10T12:00:00Z')).toBe(30_000);
    expect(await at('2027-06-25T12:00:00Z')).toBe(20_000);
  });

  test('returns zero while no reward is on offer', async () => {
    app.clock.set(new Date('2019-01-01T12:00:00Z'));
    expect(await max('telko')).toEqual({ WertCent: 0, Wert: '0,00 €' });
  });
});
