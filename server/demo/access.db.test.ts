import { expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { configured } from '../../test/support/mandant.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { readDemoAccess } from './access.ts';
import { DEMO_AGENTUR } from './logins.ts';

const app = demoApp();
const { mandant, ...LOGINS } = DEMO_AGENTUR;
const TENANTS = ['berater', 'energie', 'intern', 'telko'];
const access = () => readDemoAccess(app.parts);

test('the demo of this version has all logins and keys', async () => {
  const { erika, erikaByLink, keys, agentur, isOld } = await access();
  expect([[...erika].sort(), [...keys].sort()]).toEqual([TENANTS, TENANTS.map((name) => `demo-${name}`)]);
  expect([agentur, isOld]).toEqual([Object.values(LOGINS), false]);
  expect(erikaByLink).toEqual(['intern']);
});

test('a demo of an older version names no portal or login that it lacks', async () => {
  await configured(app, mandant, { ModuleAgentur: 'Aus' }, async () => {
    expect(await access()).toMatchObject({ agentur: [], isOld: true });
  });
  await queryAsOwner(app, `update account set email = 'x@example.org' where email = '${LOGINS.ohneRolle}'`);
  const { agentur, isOld } = await access();
  expect([agentur.includes(LOGINS.ohneRolle), agentur.includes(LOGINS.inhaber), isOld]).toEqual([false, true, true]);
});

test('a tenant without the demo has no key and no login of it', async () => {
  await queryAsOwner(app, "update api_schluessel set widerrufen_am = now() where mandant = 'energie'");
  expect((await access()).keys).not.toContain('demo-energie');
});
