import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { commandEnvironment } from '../../test/support/command-environment.ts';
import { edit, folders } from '../../test/support/folder.ts';
import { endSsoSecret, exportMandantFolder, importMandantFolder, setSsoSecret } from './mandant-command.ts';

const made = folders();
const env = commandEnvironment('sso');
beforeAll(() => {
  env.PUBLIC_URL = 'https://empfehlen.musterfirma.example';
});

const SECRET = 'ein-geheimnis-des-anbieters';

test('commands set, replace and remove the secret of a provider, which is in no folder', { timeout: 120_000 }, async () => {
  const folder = made.copy('docs/musterfirma');
  await expect(setSsoSecret(env, 'musterfirma', SECRET)).rejects.toThrow('There is no tenant yet');
  await importMandantFolder(env, folder);
  await expect(setSsoSecret(env, 'musterfirma', SECRET)).rejects.toThrow('musterfirma has no Anmeldedienst in its konfiguration');
  await expect(setSsoSecret(env, 'fremd', SECRET)).rejects.toThrow('there is no tenant fremd; there are musterfirma');
  const Anmeldedienst = { Issuer: 'https://login.musterfirma.example', ClientId: 'empfehlwerk', Label: 'Firmenkonto' };
  edit(folder, 'mandant.json', ({ konfiguration }) => void Object.assign(konfiguration, { Anmeldedienst }));
  expect(await importMandantFolder(env, folder)).toContain('konfiguration.Anmeldedienst');
  await expect(setSsoSecret(env, 'musterfirma', ' \n')).rejects.toThrow('no secret came by the standard input');
  const set =
    'musterfirma is known at https://login.musterfirma.example as empfehlwerk, which has to lead back to\n  https://empfehlen.musterfirma.example/de/agentur/login';
  expect(await setSsoSecret(env, 'musterfirma', `${SECRET}\n`)).toBe(set);
  expect(await setSsoSecret(env, 'musterfirma', SECRET)).toBe(set);

  const out = made.free('out');
  await exportMandantFolder(env, 'musterfirma', out);
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const written = files.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8')).join('');
  expect(written).toContain('login.musterfirma.example');
  expect(written).not.toContain(SECRET);

  expect(await endSsoSecret(env, 'musterfirma')).toBe('The secret of musterfirma at its provider is gone');
  expect(await endSsoSecret(env, 'musterfirma')).toBe('musterfirma had no secret at a provider');
});
