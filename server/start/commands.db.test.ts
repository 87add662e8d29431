import { expect, inject, test } from 'vitest';
import { administer } from '../../test/database/administer.ts';
import { commandEnvironment } from '../../test/support/command-environment.ts';
import { edit, folders } from '../../test/support/folder.ts';
import { type Product, runCommand, startProduct } from '../../test/support/product.ts';
import { approveAgency, deactivateAgency, inviteAgency, invoiceAgencies, listAgencies, openedBy, payInvoice } from './agentur-command.ts';
import { createKey, listKeys, revokeKey } from './key-command.ts';
import { checkMandantFolder, importMandantFolder, listMandantFolders } from './mandant-command.ts';

const database = inject('database');
const made = folders();
const env = commandEnvironment('commands');

const HOST = 'empfehlen.musterfirma.example';
const NO_TENANT = 'There is no tenant yet. Make the first one: npm run tenant -- import <folder> (docs/tenant.md)';

/** Status and title of the home page at the tenant's host. */
async function homeOf(product: Product): Promise<string> {
  const { status, body } = await product.page('/de/', HOST);
  return `${status} ${/<title>(.*?)<\/title>/.exec(body)?.[1]}`;
}

/** The key, which is alone on the last line. */
function keyIn(output: string): string {
  const last = output.trimEnd().split('\n').at(-1) ?? '';
  expect(last).toMatch(/^[A-Za-z0-9_-]{30,}$/);
  return last;
}

async function expectKeys(product: Product): Promise<void> {
  const created = await runCommand('key', ['create', 'musterfirma', '--name', 'crm', '--rights', 'auftrag'], env);
  expect(created).toMatchObject({ code: 0, complaint: '' });
  const [one, all] = [keyIn(created.out), keyIn(await createKey(env, 'musterfirma', {}))];
  expect(await product.statusOf('/api/v1/musterfirma/auftrag', one)).toBe(422);
  expect(await product.statusOf('/api/v1/musterfirma/logintoken', one)).toBe(403);
  expect(await product.statusOf('/api/v1/musterfirma/logintoken', all)).toBe(422);
  await expect(createKey(env, 'musterfirma', { name: 'crm' })).rejects.toThrow(/^--name: musterfirma has or had a key crm; /);
  await expect(createKey(env, 'musterfirma', { name: 'x'.repeat(41) })).rejects.toThrow(/^--name: one line of 1 to 40/);
  await expect(createKey(env, 'musterfirma', { rights: 'Alles' })).rejects.toThrow(
    '--rights: some of Auftrag,Kundennummer,Logintoken,Nachbuchung',
  );
  await expect(listKeys(env, 'fremd')).rejects.toThrow('there is no tenant fremd; there are musterfirma');

  const listed = await listKeys(env, 'musterfirma');
  expect(listed).toMatch(/^crm {2}id \w{13} {2}for Auftrag {2}made \d{4}-\d\d-\d\d\nkey-1 {2}id \w{13} {2}for Auftrag, Kundennummer, /);
  expect(listed).not.toContain(one);
  expect(await listMandantFolders(env)).toBe(`musterfirma  Musterfirma\n  hosts     ${HOST}\n  products  1\n  keys      crm, key-1`);
  expect(await revokeKey(env, 'musterfirma', 'crm')).toBe('Key crm of musterfirma is revoked: the next call with it is refused');
  expect(await product.statusOf('/api/v1/musterfirma/auftrag', one)).toBe(401);
  const id = /key-1 {2}id (\w+)/.exec(listed)?.[1] ?? '';
  await revokeKey(env, 'musterfirma', id);
  expect(await product.statusOf('/api/v1/musterfirma/logintoken', all)).toBe(401);
  expect(await revokeKey(env, 'musterfirma', id)).toBe(`Key ${id} of musterfirma was revoked already`);
  await expect(revokeKey(env, 'musterfirma', 'nichts')).rejects.toThrow('musterfirma has no key nichts; it has crm, key-1');
  expect(await listKeys(env, 'musterfirma')).toMatch(/^crm .* revoked \d{4}.*\nkey-1 .* revoked \d{4}/);
  await administer(
    env.DATABASE_URL ?? '',
    `insert into api_schluessel (mandant, schluessel_id, schluessel_hash, bezeichnung, rechte, erstellt_am)
     select 'musterfirma', 'id-' || i, 'hash-' || i, 'many-' || i, '{Auftrag}', now() + i * interval '1 second' from generate_series(1, 300) i`,
  );
  const [older, ...newest] = (await listKeys(env, 'musterfirma')).split('\n');
  expect([older, newest.length, newest.at(-1)?.split(' ')[0]]).toEqual(['102 older', 200, 'many-300']);
}

/** Checks the agency commands for a tenant that invites agencies. */
async function expectAgencies(folder: string): Promise<void> {
  const open = openedBy(env);
  const nord = { firma: 'Agentur Nord', vorname: 'Nora', nachname: 'Nord', email: 'nora@agentur.example' };
  await expect(listAgencies(open)).rejects.toThrow('tenants with agencies (ModuleAgentur): none');
  edit(folder, 'mandant.json', ({ konfiguration }) => void Object.assign(konfiguration, { ModuleAgentur: 'Einladung' }));
  await importMandantFolder(env, folder);
  expect(await listAgencies(open)).toBe('there is no agency yet');
  expect(await inviteAgency(open, nord)).toBe('A-1001 of musterfirma is invited; its link goes out by mail');
  await expect(inviteAgency(open, { ...nord, email: 'keine' })).rejects.toThrow('--firma, --vorname, --nachname and --email');
  await expect(listAgencies(open, { mandant: 'fremd' })).rejects.toThrow('tenants with agencies (ModuleAgentur): musterfirma');
  await expect(approveAgency(open, 'A-1001')).rejects.toThrow('A-1001 is in a state that this does not follow');
  await expect(approveAgency(open, 'A-9')).rejects.toThrow('there is no agency A-9; list says which there are');
  await expect(deactivateAgency(open, 'A-1001', ' ')).rejects.toThrow('--grund: why, in up to 500 characters');
  expect(await deactivateAgency(open, 'A-1001', 'Doppelt eingeladen.')).toMatch(/^A-1001 of musterfirma is not active any more/);
  await expect(approveAgency(open, 'A-1001', 'musterfirma')).rejects.toThrow('A-1001 has not said yet: Strasse, Hausnummer, Plz');
  expect(await listAgencies(open)).toMatch(/^A-1001 {2}Inaktiv {2}since \d{4}-\d\d-\d\d {2}Agentur Nord {2}musterfirma$/);
  expect(await invoiceAgencies(open, undefined)).toBe('musterfirma has no Rechnungssteller: no invoices');
  await expect(payInvoice(open, 'RE-00001', undefined)).rejects.toThrow('there is no document RE-00001');
  const missing = { code: 1, out: '', complaint: 'there is no document RE-00001\n' };
  expect(await runCommand('agency', ['cancel-invoice', 'RE-00001', '--grund', 'Falsche Anschrift'], env)).toEqual(missing);
  for (const given of [['approve'], ['paid'], ['cancel-invoice'], ['invoice', 'RE-00001'], ['invoice', '--am', '2026-11-20']])
    expect(await runCommand('agency', given, env), given.join(' ')).toMatchObject({ code: 1, complaint: expect.stringMatching(/^Usage:/) });
}

if (database.kind === 'server') {
  test('commands change tenants and keys of a running product on a server, which follows within five seconds', {
    timeout: 240_000,
  }, async () => {
    expect(await listMandantFolders(env)).toBe(NO_TENANT);
    const product = await startProduct(env);
    expect(product.output()).toContain(NO_TENANT);
    expect(await homeOf(product)).toBe('503 Hier entsteht ein Empfehlungsprogramm');

    const folder = made.copy('docs/musterfirma');
    const imported = await runCommand('tenant', ['import', folder], env);
    expect(imported).toMatchObject({ code: 0, out: expect.stringMatching(/^musterfirma: is a new tenant\n/), complaint: '' });
    await expect.poll(() => homeOf(product), { timeout: 5_000 }).toBe('200 Musterfirma empfehlen – Musterfirma');
    edit(folder, 'mandant.json', ({ konfiguration }) => void Object.assign(konfiguration, { ProgrammName: 'Weitersagen' }));
    const change = 'changed\n  mandant.json: 1 changed (konfiguration.ProgrammName)';
    expect(await checkMandantFolder(env, folder)).toBe(`musterfirma: the folder has no problem\nmusterfirma: would be ${change}`);
    expect(await importMandantFolder(env, folder)).toBe(`musterfirma: ${change}`);
    await expect.poll(() => homeOf(product), { timeout: 5_000 }).toBe('200 Weitersagen – Musterfirma');

    await expectKeys(product);
    await expectAgencies(folder);
    edit(folder, 'produkte.json', ([one]) => [{ ...one, Kategorie: 'fehlt' }]);
    expect(await runCommand('tenant', ['check', folder], env)).toEqual({
      code: 1,
      out: '',
      complaint:
        'produkte.json:6  [0].Kategorie  there is no category "fehlt" in kategorien.json\nmusterfirma: 1 problem, nothing was changed\n',
    });
    expect(await product.stop()).toBe(0);
  });
} else {
  test('commands refuse an embedded database in use, with the process to stop', { timeout: 240_000 }, async () => {
    const empty = await startProduct(env);
    expect(empty.output()).toContain(NO_TENANT);
    const inUse = `is in use by process ${empty.pid}: stop that one first, or set another DATA_DIR`;
    const folder = made.copy('docs/musterfirma');
    const refused = await runCommand('tenant', ['import', folder], env);
    expect(refused).toEqual({ code: 1, out: '', complaint: expect.stringMatching(new RegExp(`^the data folder .* ${inUse}\n$`)) });
    for (const other of [listMandantFolders(env), listKeys(env, 'musterfirma')]) await expect(other).rejects.toThrow(inUse);
    expect(await checkMandantFolder(env, folder)).toMatch(
      /^musterfirma: the folder has no problem\nnot compared with the database: the data folder /,
    );
    await empty.stop();

    await expect(listKeys(env, 'musterfirma')).rejects.toThrow(NO_TENANT);
    expect(await importMandantFolder(env, folder)).toMatch(/^musterfirma: is a new tenant\n/);
    expect(await importMandantFolder(env, folder)).toBe('musterfirma: nothing changed');
    const schluessel = keyIn(await createKey(env, 'musterfirma', {}));
    const product = await startProduct(env);
    expect(await homeOf(product)).toBe('200 Musterfirma empfehlen – Musterfirma');
    expect(await product.statusOf('/api/v1/musterfirma/auftrag', schluessel)).toBe(422);
    await product.stop();
  });
}
