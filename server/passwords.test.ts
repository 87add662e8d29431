import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { makePasswords, PASSWORD_COST } from './passwords.ts';

const passwords = makePasswords(PASSWORD_COST);
const cheap = makePasswords({ memoryCost: 64, timeCost: 1, parallelism: 1 });

test('a hash uses argon2id with 19 MiB, two passes and one lane, and a new salt each time', async () => {
  const [one, other] = [await passwords.hash('Demo-2026'), await passwords.hash('Demo-2026')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
  expect([await passwords.matches(one, 'Demo-2026'), await passwords.matches(one, 'demo-2026')]).toEqual([true, false]);
});

test('a hash with other costs can still be verified', async () => {
  const [old, strong] = [await cheap.hash('Demo-2026'), await passwords.hash('Demo-2026')];
  expect(old).toContain('$m=64,t=1,p=1$');
  expect([await passwords.matches(old, 'Demo-2026'), await passwords.matches(old, 'another')]).toEqual([true, false]);
  expect([await cheap.matches(strong, 'Demo-2026'), await cheap.matches(strong, 'another')]).toEqual([true, false]);
});

const UMLAUTE = 'Müßig-2026';
test.each(['NFC', 'NFD'] as const)('a password set in %s matches as every keyboard writes it', async (form) => {
  const stored = await cheap.hash(UMLAUTE.normalize(form));
  for (const typed of ['NFC', 'NFD'] as const) expect(await cheap.matches(stored, UMLAUTE.normalize(typed)), typed).toBe(true);
  expect(await cheap.matches(stored, 'Mussig-2026')).toBe(false);
});

test('a hash that was made of a password as typed still matches, composed or not', async () => {
  const stored = await hash(UMLAUTE.normalize('NFD'), { memoryCost: 64, timeCost: 1, parallelism: 1 });
  for (const typed of ['NFC', 'NFD'] as const) expect(await cheap.matches(stored, UMLAUTE.normalize(typed)), typed).toBe(true);
});

test.each([null, undefined, 'no hash at all'])(
  'without a hash (%s) no password matches, not even the one of the dummy hash',
  async (none) => {
    expect(await passwords.matches(none, 'nobody')).toBe(false);
  },
);
