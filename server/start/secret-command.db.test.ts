import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { commandEnvironment } from '../../test/support/command-environment.ts';
import { edit, folders } from '../../test/support/folder.ts';
import { runCommand } from '../../test/support/product.ts';
import {
  checkMandantFolder,
  endServiceSecret,
  exportMandantFolder,
  importMandantFolder,
  listMandantFolders,
  setServiceSecret,
} from './mandant-command.ts';

const made = folders();
const env = commandEnvironment('secret');
const DIENST = 'anmeldedienst';
const SECRET = 'ein-geheimnis-des-anbieters';
let folder = '';
beforeAll(() => {
  env.PUBLIC_URL = 'https://empfehlen.musterfirma.example';
  folder = made.copy('docs/musterfirma');
});

const set = (secret: string, dienst = DIENST, tenant = 'musterfirma') => setServiceSecret(env, tenant, dienst, secret);
const services = async () => (await listMandantFolders(env)).split('\n').filter((line) => line.includes('services'));

test('commands set, replace and remove the secret of a service, which is in no folder and no answer', { timeout: 120_000 }, async () => {
  await expect(set(SECRET)).rejects.toThrow('There is no tenant yet');
  await importMandantFolder(env, folder);
  await expect(set(SECRET)).rejects.toThrow(
    /^musterfirma has no anmeldedienst in its konfiguration: import that first\. Its services: none$/,
  );
  await expect(set(SECRET, DIENST, 'fremd')).rejects.toThrow('there is no tenant fremd; there are musterfirma');
  expect(await services()).toEqual([]);
  const Anmeldedienst = { Issuer: 'https://login.musterfirma.example', ClientId: 'empfehlwerk', Label: 'Firmenkonto' };
  edit(folder, 'mandant.json', ({ konfiguration }) => void Object.assign(konfiguration, { Anmeldedienst }));
  expect(await importMandantFolder(env, folder)).toContain('konfiguration.Anmeldedienst');
  expect(await services()).toEqual(['  services  anmeldedienst (its secret is missing)']);
  await expect(set(' \n')).rejects.toThrow('no secret came by the standard input');
  const lines = [
    'The secret of musterfirma for anmeldedienst is set',
    'Register these redirect addresses at https://login.musterfirma.example for the client empfehlwerk',
    '  https://empfehlen.musterfirma.example/de/agentur/login',
  ];
  expect(await set(`${SECRET}\n`)).toBe(lines.join('\n'));
  expect(await set(SECRET)).toBe(lines.join('\n'));
  expect(await services()).toEqual(['  services  anmeldedienst']);

  const out = made.free('out');
  await exportMandantFolder(env, 'musterfirma', out);
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const written = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')).join('');
  expect(written).toContain('login.musterfirma.example');
  expect(written).not.toMatch(/ein-geheimnis|v1\.|geheimnis/i);
  expect(await checkMandantFolder(env, out)).not.toContain('geheimnis');

  expect(await endServiceSecret(env, 'musterfirma', DIENST)).toBe('The secret of musterfirma for anmeldedienst is removed');
  expect(await endServiceSecret(env, 'musterfirma', DIENST)).toBe('musterfirma had no secret for anmeldedienst');
});

describe('a service that the product does not know', () => {
  const unknown = 'there is no service fremd; there are inhalte, anmeldedienst';

  test('is refused, and the error lists the known ones', async () => {
    await expect(set(SECRET, 'fremd')).rejects.toThrow(unknown);
    await expect(endServiceSecret(env, 'musterfirma', 'fremd')).rejects.toThrow(unknown);
  });

  test('ends the command with one line and exit code 1', { timeout: 120_000 }, async () => {
    const ended = await runCommand('tenant', ['secret-end', 'musterfirma', 'fremd'], env);
    expect(ended).toEqual({ code: 1, out: '', complaint: expect.stringMatching(new RegExp(`^${unknown}\n$`, 'm')) });
    expect(await runCommand('tenant', ['secret', 'musterfirma'], env)).toMatchObject({
      code: 1,
      complaint: expect.stringMatching(/^Usage:/),
    });
  });
});
