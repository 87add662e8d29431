import { expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { configured } from '../../test/support/mandant.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { readDemoAccess } from './access.ts';
import { DEMO_AGENTUR, DEMO_BETRIEB, DEMO_EMAIL, DEMO_SELLER } from './logins.ts';

const app = demoApp();
const { mandant, ...LOGINS } = DEMO_AGENTUR;
const TENANTS = ['berater', 'energie', 'intern', 'telko'];
const OTHER = 'other@example.org';
const access = () => readDemoAccess(app.parts);

/** Runs `work` while the accounts with one address have another one. */
async function renamed<T>(from: string, to: string, work: () => Promise<T>): Promise<T> {
  const rename = (emails: readonly string[]) => queryAsOwner(app, 'update account set email = $2 where email = $1', emails);
  await rename([from, to]);
  try {
    return await work();
  } finally {
    await rename([to, from]);
  }
}

/** Runs `work` while the key of a tenant is revoked. */
async function revoked<T>(tenant: string, work: () => Promise<T>): Promise<T> {
  const set = (revokedAt: Date | null) =>
    queryAsOwner(app, 'update api_schluessel set widerrufen_am = $2 where mandant = $1', [tenant, revokedAt]);
  await set(app.clock.now());
  try {
    return await work();
  } finally {
    await set(null);
  }
}

test('the demo of this version has all logins and keys', async () => {
  const { erika, keys, agentur, seller, betrieb, isOld } = await access();
  expect(betrieb).toEqual(DEMO_BETRIEB.map(({ email }) => email));
  expect([[...erika].sort(), [...keys].sort()]).toEqual([TENANTS, TENANTS.map((name) => `demo-${name}`)]);
  expect([agentur, seller, isOld]).toEqual([Object.values(LOGINS), DEMO_SELLER.email, false]);
});

test('a demo of an older version names no portal or login that it lacks', async () => {
  await configured(app, mandant, { ModuleAgentur: 'Aus' }, async () => {
    expect(await access()).toMatchObject({ agentur: [], isOld: true });
  });
  const { agentur, isOld } = await renamed(LOGINS.ohneRolle, OTHER, access);
  expect([agentur.includes(LOGINS.ohneRolle), agentur.includes(LOGINS.inhaber), isOld]).toEqual([false, true, true]);
});

test('a demo from before the profi sellers names no login of one', async () => {
  await configured(app, DEMO_SELLER.mandant, { ModuleProfiseller: false }, async () => {
    expect(await access()).toMatchObject({ seller: null, isOld: true });
  });
  expect(await renamed(DEMO_SELLER.email, OTHER, access)).toMatchObject({ seller: null, isOld: true });
});

test('a demo from before the back office names no login to it', async () => {
  const set = (status: string) =>
    queryAsOwner(app, 'update betrieb_benutzer set status = $1 where email like $2', [status, '%@example.org']);
  await set('Eingeladen');
  expect(await access()).toMatchObject({ betrieb: [], isOld: true });
  await set('Aktiv');
  expect(await access()).toMatchObject({ isOld: false });
});

test('a tenant without the key of the demo lacks it, and is no demo of an older version', async () => {
  const { keys, isOld } = await revoked(mandant, () => renamed(LOGINS.ohneRolle, OTHER, access));
  expect([keys.includes(`demo-${mandant}`), keys.includes('demo-berater'), isOld]).toEqual([false, true, false]);
});

test('an agency user with the address of the recommender is not the recommender', async () => {
  const { erika } = await renamed(DEMO_EMAIL, OTHER, () => renamed(LOGINS.inhaber, DEMO_EMAIL, access));
  expect(erika).toEqual([]);
});
