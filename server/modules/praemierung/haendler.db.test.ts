import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { configured } from '../../../test/support/mandant.ts';
import { pickBy, released, transfer, voucher } from '../../../test/support/money.ts';
import { ERIKA } from '../../../test/support/walk.ts';
import { addTage, dayOf, formatDay } from '../../calendar.ts';
import { withConnection } from '../../db/connection.ts';
import { migrate } from '../../db/migrate.ts';
import { importGutscheine } from './gutschein.ts';

const app = testApp();

const TENANT = 'telko';
const KASTEN = { Haendler: 'Kastenwerk', Bedingungen: { de: 'Auf alles.', en: 'For everything.' }, GueltigMonate: 36 };
const KRUG = { Haendler: 'Krugladen', Bedingungen: { de: 'Nur Krüge.' }, GueltigMonate: 12 };
const read = async (bearer: string, headers = {}) => (await app.api(TENANT, 'GET', '/praemierung/', { bearer, headers })).body;
const says = <T>(Gutschein: typeof KASTEN | typeof KRUG | null, work: () => Promise<T>) => configured(app, TENANT, { Gutschein }, work);
const fill = (wertCent: number, haendler: string | null, codes: string[]) =>
  app.inTenant(TENANT, (context) => importGutscheine(context, { wertCent, haendler }, codes));
const emptyPool = () => app.inTenant(TENANT, ({ tx }) => tx.deleteFrom('gutschein').where('praemierungsnummer', 'is', null).execute());
const anHour = async () => {
  app.clock.pass({ hours: 1 });
  await app.jobs.drain();
};
const won = () => released(app, TENANT, { produkt: 481, anteil: 100 });
const picked = async () => {
  const { empfehlerToken, grants } = await won();
  expect((await pickBy(app, TENANT, empfehlerToken, voucher(grants[0]))).status).toBe(200);
  return empfehlerToken;
};

describe('a voucher', () => {
  test('has the shop and terms of the time of the pick even if the tenant has changed them since', async () => {
    await emptyPool();
    await fill(9000, 'Kastenwerk', ['KASTEN-1']);
    await fill(9000, 'Krugladen', ['KRUG-1']);
    const token = await says(KASTEN, picked);
    await says(KRUG, async () => {
      const { de: Bedingungen } = KASTEN.Bedingungen;
      expect(await read(token)).toMatchObject({ Status: 'Bereitgestellt', Gutschein: { ...KASTEN, Bedingungen } });
      await anHour();
      const { Gutscheincode, Gutschein } = await read(token, { 'x-accept-language': 'en' });
      expect(Gutscheincode).toBe('KASTEN-1');
      expect(Gutschein).toEqual({ ...KASTEN, Bedingungen: 'For everything.', GueltigBis: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) });
    });
  });

  test('is not offered if the pool has vouchers of another shop only', async () => {
    await emptyPool();
    await fill(9000, 'Krugladen', ['KRUG-2']);
    const { empfehlerToken } = await won();
    const offered = async () => (await read(empfehlerToken)).Auswahl.map(({ Art }: { Art: string }) => Art);
    expect(await says(KASTEN, offered)).toEqual(['Ueberweisung']);
    expect(await says(KRUG, offered)).toEqual(['Ueberweisung', 'Gutschein']);
  });

  test('is valid for the configured months from the day of its handout in Berlin, as its mail states', async () => {
    await says(KRUG, async () => {
      await fill(9000, null, ['OHNE-1']);
      const token = await picked();
      app.clock.set(new Date('2027-08-30T22:30:00Z'));
      await app.jobs.drain();
      expect((await read(token)).Gutschein).toEqual({ ...KRUG, Bedingungen: 'Nur Krüge.', GueltigBis: '2028-08-31' });
      const { Gutscheincode } = await read(token);
      const mail = app.mails.sent.find(({ text }) => text.includes(Gutscheincode));
      expect(mail?.an).toBe(ERIKA.Email);
      for (const part of ['bei Krugladen ein, bis zum 31.08.2028', 'Nur Krüge.']) expect(mail?.text).toContain(part);
    });
  });

  test('uses codes that name its shop before those that name none, and any code without a shop', async () => {
    await emptyPool();
    await fill(9000, null, ['A-OHNE']);
    await fill(9000, 'Kastenwerk', ['B-KASTEN']);
    await fill(9000, 'Krugladen', ['C-KRUG']);
    const [first, second, third] = [await says(KASTEN, picked), await says(null, picked), await says(null, picked)];
    await says(null, anHour);
    const codes = await Promise.all([first, second, third].map(async (token) => (await read(token)).Gutscheincode));
    expect(codes[0]).toBe('B-KASTEN');
    expect(codes.slice(1).sort()).toEqual(['A-OHNE', 'C-KRUG']);
    expect(await read(second)).not.toHaveProperty('Gutschein');
  });

  test('picked before the tenant named a shop has the shop named at the handout', async () => {
    await emptyPool();
    await fill(9000, 'Kastenwerk', ['SPAET-1']);
    const token = await says(null, picked);
    await says(KASTEN, async () => {
      await anHour();
      expect((await read(token)).Gutschein).toMatchObject({ Haendler: 'Kastenwerk' });
    });
  });
});

test('grants and codes from before the migration stay assigned to each other', async () => {
  await emptyPool();
  await fill(9000, null, ['VORHER-1']);
  const token = await says(null, picked);
  await withConnection(app.source, (connection) =>
    connection.query(`
      alter table gutschein drop column haendler;
      alter table praemierung drop column gutschein;
      delete from migration where name = '0029_gutschein.sql';`),
  );
  expect(await migrate(app.source)).toEqual(['0029_gutschein.sql']);
  await says(null, anHour);
  expect(await read(token)).toMatchObject({ Status: 'Abgeholt', Gutscheincode: 'VORHER-1' });
});

describe('the day by which a reward is promised', () => {
  test('is that of a transfer until the pick, then that of the picked kind, and omitted after it has passed', async () => {
    const { empfehlerToken, grants } = await won();
    const releasedAt = app.clock.now();
    const dayIn = (tage: number) => dayOf(addTage(releasedAt, tage));
    expect((await read(empfehlerToken)).Spaetestens).toBe(dayIn(70));
    await app.jobs.drainMails();
    const mail = app.mails.sent.findLast(({ an }) => an === ERIKA.Email);
    expect(mail?.text).toContain(`bis spätestens ${formatDay(dayIn(70), 'de')}`);
    app.clock.pass({ days: 71 });
    expect((await read(empfehlerToken)).Spaetestens, 'promised from a pick of now on').toBe(dayIn(141));
    await pickBy(app, TENANT, empfehlerToken, transfer(grants[0]));
    expect((await read(empfehlerToken)).Spaetestens).toBe(dayIn(141));
    app.clock.pass({ days: 71 });
    expect(await read(empfehlerToken)).not.toHaveProperty('Spaetestens');
  });

  test('is the next day for a voucher', async () => {
    await fill(9000, null, ['TAG-1']);
    const token = await picked();
    expect((await read(token)).Spaetestens).toBe(dayOf(addTage(app.clock.now(), 1)));
    app.clock.pass({ days: 2 });
    expect(await read(token)).not.toHaveProperty('Spaetestens');
  });
});
