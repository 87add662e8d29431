import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { isTest, listSources, root } from '../../scripts/sources.mjs';
import { forge, respell } from '../../test/support/forge.ts';
import { loadAppSecret } from './app-secret.ts';
import { isSameSecret, makeSecrets } from './secrets.ts';

const secrets = makeSecrets('a secret of the tests alone, long enough');
const others = makeSecrets('another secret of the tests, long enough');
const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a token has 128 bits or more, is deterministic, and differs for another purpose, tenant or APP_SECRET', () => {
  const token = secrets.token('empfaenger', 'telko', 'a1');
  expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
  expect(secrets.token('empfaenger', 'telko', 'a1')).toBe(token);
  const different = [
    secrets.token('empfehlung', 'telko', 'a1'),
    secrets.token('empfaenger', 'energie', 'a1'),
    secrets.token('empfaenger', 'telkoa', '1'),
    others.token('empfaenger', 'telko', 'a1'),
    secrets.hash(token),
    secrets.pseudonym('empfaenger', 'telko'),
  ];
  expect(new Set([token, ...different]).size).toBe(different.length + 1);
});

test('a signed text can be read only from its exact secret, and from no other spelling of the same bytes', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (text) => {
      const secret = secrets.sign(text, 'einladung', 'telko');
      expect(secrets.readSigned(secret, 'einladung', 'telko')).toBe(text);
      for (const other of [...respell(secret), forge(secret), secret.slice(0, 32), ''])
        expect(secrets.readSigned(other, 'einladung', 'telko'), other).toBeNull();
      expect([secrets.readSigned(secret, 'agenturmails', 'telko'), secrets.readSigned(secret, 'einladung', 'energie')]).toEqual([
        null,
        null,
      ]);
    }),
  );
});

test('a secret that is looked up by its hash has no other spelling', () => {
  const secret = secrets.token('zugangslink', 'telko', 'a1');
  for (const other of respell(secret)) expect(secrets.hash(other)).not.toBe(secrets.hash(secret));
});

test('no other file of the server decodes base64url from outside', () => {
  const readers = listSources().filter(
    (file) => /^server\/.*\.ts$/.test(file) && !isTest(file) && readFileSync(join(root, file), 'utf8').includes(", 'base64url')"),
  );
  // The second one decodes an authenticator's secret that was made here.
  expect(readers).toEqual(['server/config/secrets.ts', 'server/modules/zugang/totp.ts']);
});

test('an encrypted text can be decrypted, and differs each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, row) => {
      const sealed = secrets.encrypt(text, 'telko', row);
      expect(sealed).not.toBe(secrets.encrypt(text, 'telko', row));
      expect(secrets.decrypt(sealed, 'telko', row)).toBe(text);
    }),
  );
});

test('an encrypted text cannot be decrypted in another row or tenant, if changed, or with another APP_SECRET', () => {
  const sealed = secrets.encrypt('DE89370400440532013000', 'telko', 'bankdaten', '1');
  expect(() => secrets.decrypt(sealed, 'telko', 'bankdaten', '2')).toThrow();
  expect(() => secrets.decrypt(sealed, 'energie', 'bankdaten', '1')).toThrow();
  expect(() => others.decrypt(sealed, 'telko', 'bankdaten', '1')).toThrow();
  expect(() => secrets.decrypt(forge(sealed), 'telko', 'bankdaten', '1')).toThrow();
});

test('two secrets are equal only if every character is', () => {
  fc.assert(fc.property(fc.string(), fc.string(), (a, b) => isSameSecret(a, b) === (a === b) && isSameSecret(a, a)));
});

test('without APP_SECRET one is made in an empty data folder, readable only by its owner, and kept', () => {
  const dataDir = join(folder, 'data');
  const made = loadAppSecret(null, dataDir, true);
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(loadAppSecret(null, dataDir, false)).toBe(made);
  expect(loadAppSecret(null, join(folder, 'other'), true)).not.toBe(made);
  expect(statSync(join(dataDir, 'app-secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(['app-secret']);
});

test('the given APP_SECRET takes precedence over the data folder', () => {
  expect(loadAppSecret('given', join(folder, 'data'), false)).toBe('given');
});

describe('an unusable secret file is refused with one line', () => {
  const contents: [string, string | null, RegExp][] = [
    ['missing', null, /^APP_SECRET: [^\n]+app-secret is missing, [^\n]*backup[^\n]*APP_SECRET[^\n]*$/],
    ['empty', '', /^APP_SECRET: [^\n]+app-secret is empty, /],
    ['of white space', ' \n', /^APP_SECRET: [^\n]+app-secret is empty, /],
    ['cut short', 'x'.repeat(31), /^APP_SECRET: [^\n]+app-secret is cut short \(31 of at least 32 characters\), /],
  ];
  test.each(contents)('%s', (name, content, line) => {
    const dataDir = join(folder, name);
    mkdirSync(dataDir);
    if (content !== null) writeFileSync(join(dataDir, 'app-secret'), content);
    expect(() => loadAppSecret(null, dataDir, false)).toThrow(line);
    if (content !== null) expect(() => loadAppSecret(null, dataDir, true)).toThrow(line);
    expect(readdirSync(dataDir)).toEqual(content === null ? [] : ['app-secret']);
  });
});
