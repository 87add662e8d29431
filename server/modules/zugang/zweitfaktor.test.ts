import { expect, test } from 'vitest';
import { makeSecrets } from '../../config/secrets.ts';
import { random } from '../../random.ts';
import { installation } from './installation.fixture.ts';
import type { RuleContext } from './portal.ts';
import { codeAt } from './totp.ts';
import { confirm, end, hasZweitfaktor, prepare, redeemCode, standOf } from './zweitfaktor.ts';

const at = (now: string): RuleContext => ({ now: new Date(now), random, secrets: makeSecrets('s'.repeat(32)) });

test('a second factor can be set up, used and switched off without a tenant', async () => {
  const { rows, logged, faktoren } = installation();
  const [first, later] = [at('2026-11-20T10:00:00Z'), at('2026-11-20T10:01:00Z')];
  const { Geheimnis, Adresse } = await prepare(faktoren, first, { id: 'B-1', email: 'vera@betrieb.example' });
  expect(Adresse).toContain('issuer=Empfehlwerk');
  expect(rows.get('B-1')?.geheimnis).not.toContain(Geheimnis);
  expect(await hasZweitfaktor(faktoren, first, 'B-1')).toBe(false);
  expect(await confirm(faktoren, first, 'B-1', '000000')).toBeNull();
  const codes = (await confirm(faktoren, first, 'B-1', codeAt(Geheimnis, first.now))) ?? [];
  expect(await standOf(faktoren, first, 'B-1')).toEqual({ MfaAktiv: true, Erholungscodes: 10 });
  expect(await redeemCode(faktoren, first, 'B-1', codeAt(Geheimnis, first.now))).toBe(false);
  expect(await redeemCode(faktoren, later, 'B-1', codes[0] ?? '')).toBe(true);
  expect(await redeemCode(faktoren, later, 'B-1', codes[0] ?? '')).toBe(false);
  expect(await end(faktoren, later, 'B-1', codeAt(Geheimnis, later.now))).toBe(true);
  expect(rows.size).toBe(0);
  expect(logged).toEqual([
    'zweitfaktor.vorbereitet B-1 Aus-Aus',
    'zweitfaktor.an B-1 Aus-An',
    'zweitfaktor.erholungscode B-1 10-9',
    'zweitfaktor.aus B-1 An-Aus',
  ]);
});

test('a stored secret cannot be used in another row', async () => {
  const { rows, faktoren } = installation();
  const scope = at('2026-11-20T10:00:00Z');
  const { Geheimnis } = await prepare(faktoren, scope, { id: 'B-1', email: 'vera@betrieb.example' });
  const stolen = rows.get('B-1');
  if (stolen) rows.set('B-2', stolen);
  await expect(confirm(faktoren, scope, 'B-2', codeAt(Geheimnis, scope.now))).rejects.toThrow();
});
