import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { commandEnvironment } from '../../test/support/command-environment.ts';
import { type FaultyService, openFaultyService } from '../../test/support/faulty-service.ts';
import { edit, folders } from '../../test/support/folder.ts';
import { runCommand } from '../../test/support/product.ts';
import {
  checkMandantFolder,
  endServiceSecret,
  exportMandantFolder,
  importMandantFolder,
  listMandantFolders,
  probeServices,
  pullContent,
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
  edit(folder, 'mandant.json', ({ konfiguration }) => void Object.assign(konfiguration, { Dienste: { Mail: { DkimSelector: 'm1' } } }));
  await importMandantFolder(env, folder);
  await expect(set('no key', 'mail')).rejects.toThrow('this is no private key in PEM');
  edit(folder, 'mandant.json', ({ konfiguration }) => void Object.assign(konfiguration, { Dienste: {} }));
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

describe('the services of a tenant', () => {
  const probe = () => probeServices(env, 'musterfirma');
  let faulty: FaultyService;
  let invalid = 0;
  let answerOfSecond: object = { iv: 7 };
  beforeAll(async () => {
    faulty = await openFaultyService(({ url }) => {
      const { pathname } = new URL(url, 'http://x');
      if (pathname === '/matomo.php') return { body: { status: 'success', tracked: 1 - invalid, invalid } };
      if (pathname === '/identity-server/connect/token') return { body: { access_token: 't', expires_in: 3600 } };
      if (pathname === '/.well-known/openid-configuration') return { body: { issuer: faulty.base() } };
      const items = [
        { id: 'frage-1', data: { Frage: { de: 'Wie?' }, Antwort: { de: '<p>So.</p>' } } },
        { id: 'frage-2', data: { Frage: { de: 'Was?' }, Antwort: answerOfSecond } },
      ];
      return pathname === '/api/content/muster/faq/' ? { body: { total: 2, items } } : { status: 404 };
    });
    await importMandantFolder(env, folder);
    return () => faulty.close();
  });

  test('probe says what each answers, and what is wrong with each', { timeout: 120_000 }, async () => {
    const Inhalte = { Adresse: faulty.base(), ClientId: 'leser', Arten: ['faq'] };
    const own = {
      CmsAppName: 'muster',
      Dienste: { Inhalte },
      Anmeldedienst: { Issuer: faulty.base(), ClientId: 'empfehlwerk', Label: 'Firmenkonto' },
    };
    edit(folder, 'mandant.json', ({ konfiguration }) => void Object.assign(konfiguration, own));
    await importMandantFolder(env, folder);
    const missing = 'its secret is missing, or was set for another address or client';
    await expect(probe()).rejects.toThrow(new Error(`inhalte: ${missing}\nanmeldedienst: ${missing}`));
    for (const dienst of ['inhalte', 'anmeldedienst']) await set(SECRET, dienst);
    expect(await probe()).toBe(
      [
        'inhalte, faq: 2 items; faq/frage-2 is left out: felder.Antwort: is there in no language',
        'anmeldedienst, discovery: answers; its secret is tried by the first login',
      ].join('\n'),
    );
    faulty.fail('401');
    await expect(probe()).rejects.toThrow(
      new Error(
        [
          'inhalte, faq: refused (401): check the secret, the client and its rights',
          'anmeldedienst, discovery: refused (401): check the secret, the client and its rights',
        ].join('\n'),
      ),
    );
  });

  test('pull takes all items into the own store, or nothing if one of them lacks a field', { timeout: 120_000 }, async () => {
    const exported = async () => {
      const out = made.free('pulled');
      await exportMandantFolder(env, 'musterfirma', out);
      return readFileSync(join(out, 'inhalte.json'), 'utf8');
    };
    await expect(pullContent(env, 'musterfirma')).rejects.toThrow('inhalte: refused (401): check the secret, the client and its rights');
    faulty.fail(null);
    const before = await exported();
    await expect(pullContent(env, 'musterfirma')).rejects.toThrow(
      new Error('nothing was changed\n  faq/frage-2: felder.Antwort: is there in no language'),
    );
    expect(await exported()).toBe(before);
    answerOfSecond = { de: '<p>Das.</p>' };
    expect(await pullContent(env, 'musterfirma')).toBe('faq: 2 items');
    const { faq, ...others } = JSON.parse(await exported());
    expect(Object.keys(faq)).toEqual(['frage-1', 'frage-2']);
    expect(others).toEqual({ ...JSON.parse(before), faq: undefined });
  });

  test('probe counts the keys of a customer portal by kind, and no secret can be set for it', async () => {
    const keys = [{ kty: 'EC', crv: 'P-256' }, { kty: 'RSA' }, { kty: 'RSA' }];
    const portal = await openFaultyService(() => ({ body: { keys } }));
    const Kundenportal = { Adresse: `${portal.base()}/jwks.json`, Issuer: 'https://portal.musterfirma.example' };
    const own = { Dienste: { Kundenportal }, IsAutologin: false, Anmeldedienst: null };
    edit(folder, 'mandant.json', ({ konfiguration }) => void Object.assign(konfiguration, own));
    await expect(importMandantFolder(env, folder)).rejects.toThrow('is needed with Dienste.Kundenportal');
    edit(folder, 'mandant.json', ({ konfiguration }) => void Object.assign(konfiguration, { IsAutologin: true }));
    await importMandantFolder(env, folder);
    expect(await services()).toEqual(['  services  kundenportal']);
    await expect(set(SECRET, 'kundenportal')).rejects.toThrow('kundenportal needs no secret');
    expect(await probe()).toBe('kundenportal, keys: 3 keys: 1 EC P-256, 2 RSA');
    keys.length = 1;
    expect(await probe()).toBe('kundenportal, keys: 1 key: 1 EC P-256');
    portal.fail('404');
    await expect(probe()).rejects.toThrow('kundenportal, keys: unreadable (404): an answer of another form');
    await portal.close();
  });

  test('probe asks the Matomo of a tenant that counts goals, which has no secret', { timeout: 120_000 }, async () => {
    faulty.fail(null);
    const trackings = [{ type: 'matomo', enabled: true, id: `${faulty.base()}/`, tagId: '7' }];
    const counting = { Dienste: { Ziele: { Bestellt: 4 } }, trackings, Anmeldedienst: null, IsAutologin: false };
    edit(folder, 'mandant.json', ({ konfiguration }) => void Object.assign(konfiguration, counting));
    await importMandantFolder(env, folder);
    expect(await services()).toEqual(['  services  analyse']);
    expect(await probe()).toBe('analyse, site 7: answers; it knows the site');
    invalid = 1;
    await expect(probe()).rejects.toThrow('analyse, site 7: Matomo answers, but does not know the site 7: check tagId');
    expect(faulty.received.map(({ method, url }) => `${method} ${url}`)).toEqual(Array(2).fill('POST /matomo.php'));
    edit(folder, 'mandant.json', ({ konfiguration }) => void Object.assign(konfiguration, { trackings: [] }));
  });

  test('the secret of product links has to be long, and probe says for how long they are valid', async () => {
    const own = { Dienste: { Produktlink: {} }, IsAutologin: false };
    edit(folder, 'mandant.json', ({ konfiguration }) => void Object.assign(konfiguration, own));
    await importMandantFolder(env, folder);
    await expect(probe()).rejects.toThrow('produktlink: its secret is missing');
    await expect(set('kurz', 'produktlink')).rejects.toThrow('the secret is shorter than 64 characters');
    expect(await set('x'.repeat(64), 'produktlink')).toBe('The secret of musterfirma for produktlink is set');
    expect(await probe()).toBe('produktlink, signature: links are signed, and valid for 1440 minutes');
  });

  test('probe says of a tenant without services that it uses none', async () => {
    edit(
      folder,
      'mandant.json',
      ({ konfiguration }) => void Object.assign(konfiguration, { Dienste: {}, Anmeldedienst: null, IsAutologin: false }),
    );
    await importMandantFolder(env, folder);
    expect(await probe()).toBe('musterfirma uses no service');
  });
});

describe('a service that the product does not know', () => {
  const unknown =
    'there is no service fremd; there are analyse, inhalte, inhalte-api, anmeldedienst, kundenportal, produktlink, captcha, mail';

  test('is refused, and the error lists the known ones', async () => {
    await expect(set(SECRET, 'fremd')).rejects.toThrow(unknown);
    await expect(endServiceSecret(env, 'musterfirma', 'fremd')).rejects.toThrow(unknown);
  });

  test('ends the command with one line and exit code 1', { timeout: 120_000 }, async () => {
    const ended = await runCommand('tenant', ['secret-end', 'musterfirma', 'fremd'], env);
    expect(ended).toEqual({ code: 1, out: '', complaint: expect.stringMatching(new RegExp(`^${unknown}\n$`, 'm')) });
  });
});
