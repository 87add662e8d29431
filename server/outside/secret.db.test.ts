import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { endSecret, findSecret, setSecret } from './secret.ts';
import { listUsed, type OutsideService } from './service.ts';

const app = testApp();
const SECRET = 'ein-geheimnis-des-dienstes';
const BOUND_TO = ['https://dienst.example', 'empfehlwerk'] as const;

beforeEach(() => app.inTenant('telko', (context) => setSecret(context, 'dienst', SECRET, ...BOUND_TO)));

const find = (dienst: string, boundTo: readonly string[], tenant = 'telko') =>
  app.inTenant(tenant, (context) => findSecret(context, dienst, ...boundTo));

describe('the secret of an outside service', () => {
  test('is read for the service and the fields that it was set for, and for no others', async () => {
    expect(await find('dienst', BOUND_TO)).toBe(SECRET);
    expect(await find('anderer', BOUND_TO)).toBe(null);
    expect(await find('dienst', ['https://anderer.example', 'empfehlwerk'])).toBe(null);
    expect(await find('dienst', [BOUND_TO[0]])).toBe(null);
  });

  test('is of no use in the row of another service or tenant', async () => {
    await queryAsOwner(
      app,
      `insert into dienstgeheimnis (mandant, dienst, geheimnis, gesetzt_am)
       select m, d, geheimnis, gesetzt_am from dienstgeheimnis, (values ('telko', 'anderer'), ('energie', 'dienst')) as x(m, d)
       where mandant = 'telko' and dienst = 'dienst'`,
    );
    expect(await find('anderer', BOUND_TO)).toBe(null);
    expect(await find('dienst', BOUND_TO, 'energie')).toBe(null);
  });

  test('is replaced by a later one and can be removed', async () => {
    await app.inTenant('telko', (context) => setSecret(context, 'dienst', 'ein-neues', 'https://neu.example'));
    expect(await find('dienst', ['https://neu.example'])).toBe('ein-neues');
    expect(await find('dienst', BOUND_TO)).toBe(null);
    expect(await app.inTenant('telko', (context) => endSecret(context, 'dienst'))).toBe(true);
    expect(await find('dienst', ['https://neu.example'])).toBe(null);
    expect(await app.inTenant('telko', (context) => endSecret(context, 'dienst'))).toBe(false);
  });

  test('is stored encrypted, and the audit log names the change without it', async () => {
    await queryAsOwner(app, "delete from dienstgeheimnis where mandant = 'telko'");
    const before = await entries();
    await app.inTenant('telko', (context) => setSecret(context, 'dienst', SECRET, ...BOUND_TO));
    await app.inTenant('telko', (context) => endSecret(context, 'dienst'));
    const entry = { bezug: 'dienst', daten: {} };
    expect((await entries()).slice(before.length)).toEqual([
      { ...entry, vorher: null, nachher: 'Gesetzt' },
      { ...entry, vorher: 'Gesetzt', nachher: 'Ohne' },
    ]);
    await app.inTenant('telko', (context) => setSecret(context, 'dienst', SECRET, ...BOUND_TO));
    const [row] = await queryAsOwner<{ geheimnis: string }>(app, "select geheimnis from dienstgeheimnis where mandant = 'telko'");
    expect(row?.geheimnis).toMatch(/^v1\.[\w-]+$/);
    expect(Buffer.from(row?.geheimnis.slice(3) ?? '', 'base64url').toString('latin1')).not.toContain(SECRET);
  });
});

const entries = () =>
  app.inTenant('telko', ({ tx }) =>
    tx
      .selectFrom('protokoll')
      .select(['bezug', 'daten', 'vorher', 'nachher'])
      .where('was', '=', 'dienst.geheimnis')
      .orderBy('protokoll_id')
      .execute(),
  );

test('lists the services of a configuration, each with whether its secret is stored', async () => {
  const used = { boundTo: [], checks: () => [] };
  const services: OutsideService[] = [
    { name: 'dienst', readFrom: () => used },
    { name: 'offen', readFrom: ({ FacebookId }) => (FacebookId === null ? null : used) },
  ];
  const list = (FacebookId: string | null) =>
    app.inTenant('telko', (context) => listUsed(context, { ...context.konfiguration, FacebookId }, services));
  expect(await list('1')).toEqual([
    { name: 'dienst', hasSecret: true },
    { name: 'offen', hasSecret: false },
  ]);
  expect(await list(null)).toEqual([{ name: 'dienst', hasSecret: true }]);
});
