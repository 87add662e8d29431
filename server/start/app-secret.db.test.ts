import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { APP_SECRET } from '../../test/support/parts.ts';
import { sealWith } from '../config/secrets.ts';
import { openSecrets } from './app-secret.ts';

const NEXT = 'the secret that comes after it, long enough';
const OTHER = 'APP_SECRET: this data was made with another one';

const app = demoApp();
const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-secret-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Opens the secrets as a start with these settings does. */
const start = (appSecret: string | null, appSecretPrevious: string | null = null, dataDir = folder) =>
  openSecrets({ appSecret, appSecretPrevious, dataDir }, app.parts.db);

const readRow = () => app.parts.db.inSystem(({ tx }) => tx.selectFrom('app_secret').select(['version', 'schluessel']).executeTakeFirst());
const forget = () =>
  app.parts.db.inSystem(({ tx }) =>
    tx
      .updateTable('app_secret')
      .set({ version: 1, schluessel: sealWith(APP_SECRET, APP_SECRET) })
      .execute(),
  );

describe('data of a version without a check value', () => {
  test('is refused to another secret at the first start, which stores nothing', async () => {
    await expect(start(NEXT)).rejects.toThrow(OTHER);
    await expect(start(NEXT, NEXT)).rejects.toThrow(OTHER);
    expect(await readRow()).toBeUndefined();
  });

  test('opens with its own secret, in all processes that start concurrently', async () => {
    const opened = await Promise.all([start(APP_SECRET), start(APP_SECRET), start(APP_SECRET)]);
    for (const secrets of opened)
      expect(secrets.token('empfaenger', 'telko', '1')).toBe(app.parts.secrets.token('empfaenger', 'telko', '1'));
    expect(await readRow()).toMatchObject({ version: 1 });
    expect((await readRow())?.schluessel).not.toContain(APP_SECRET);
  });
});

describe('data with a stored key', () => {
  beforeEach(forget);

  test('refuses another secret at the start, with the next step', async () => {
    await expect(start(NEXT)).rejects.toThrow(/give that one back, or set APP_SECRET_PREVIOUS to it to change it$/);
    await expect(start(NEXT, 'a former one that is not the right one')).rejects.toThrow(OTHER);
    expect(await readRow()).toMatchObject({ version: 1 });
  });

  test('accepts a new secret once together with the former one, and then without it', async () => {
    const [first, second] = await Promise.all([start(NEXT, APP_SECRET), start(NEXT, APP_SECRET)]);
    expect(first.pseudonym('iban', 'DE89')).toBe(second.pseudonym('iban', 'DE89'));
    expect(await readRow()).toMatchObject({ version: 2 });
    await start(NEXT);
    await expect(start(APP_SECRET)).rejects.toThrow(OTHER);
    const third = 'the third secret of them all, long enough too';
    await start(third, NEXT);
    expect(await readRow()).toMatchObject({ version: 3 });
  });

  test('keeps links, hashes and encrypted values valid under a new secret', async () => {
    const before = await start(APP_SECRET);
    const made = [before.token('praemierung', 'telko', '7'), before.pseudonym('mail', 'a@b.example')];
    const text = before.encrypt('DE89 3704', 'telko', 'bankdaten', '1', 'iban');
    const after = await start(NEXT, APP_SECRET);
    expect([after.token('praemierung', 'telko', '7'), after.pseudonym('mail', 'a@b.example')]).toEqual(made);
    expect(after.decrypt(text, 'telko', 'bankdaten', '1', 'iban')).toBe('DE89 3704');
  });

  test('replaces a secret of the data folder by a new one if the former one was set aside', async () => {
    const own = mkdtempSync(join(folder, 'own-'));
    writeFileSync(join(own, 'holds-data'), '');
    await expect(start(null, null, own)).rejects.toThrow(/app-secret is missing/);
    writeFileSync(join(own, 'app-secret-previous'), `${APP_SECRET}\n`);
    const secrets = await start(null, null, own);
    expect(secrets.token('empfaenger', 'telko', '1')).toBe(app.parts.secrets.token('empfaenger', 'telko', '1'));
    rmSync(join(own, 'app-secret-previous'));
    await start(null, null, own);
  });
});
