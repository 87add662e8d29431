import { describe, expect, test } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { openEmptyDatabase } from '../../test/support/empty.ts';
import { edit, folders } from '../../test/support/folder.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { migrate } from '../db/migrate.ts';
import { openDb } from '../db/scope.ts';
import { listDemoMandanten, loadDemoMandant } from '../demo/files.ts';
import { printChanges } from './changes.ts';
import { loadFolder } from './check.ts';
import type { MandantFolder } from './draft.ts';
import { FolderRefused } from './faults.ts';
import { importFolder } from './import.ts';

const app = testApp();
const made = folders();

const query = <R>(sql: string) => queryAsOwner<R>(app, sql);
const entriesOfLog = () => query<{ wer: string; was: string }>(`select wer, was from protokoll where was like 'mandant.%' order by zeit`);

/** Imports a folder and reloads the tenants of the app; returns the printed lines. */
async function take(folder: MandantFolder, isDryRun = false): Promise<string[]> {
  const changes = await importFolder(app.parts, folder, { isDryRun });
  await app.parts.mandanten.reload();
  await app.parts.inhalte.refresh();
  return printChanges(changes, isDryRun)
    .split('\n')
    .map((line) => line.trim());
}

/** The message with which a folder is refused. */
const refusalOf = (folder: MandantFolder): Promise<string> =>
  take(folder).then(
    () => 'taken',
    (error) => (error instanceof FolderRefused ? error.message : Promise.reject(error)),
  );

const open = (url: string, host: string) => app.request({ method: 'GET', url, headers: { host, accept: 'text/html' } });

test.each(listDemoMandanten())('importing the unchanged folder of %s changes nothing and writes nothing', async (name) => {
  const before = await entriesOfLog();
  expect((await take(await loadDemoMandant(name)))[0]).toBe(`${name}: nothing changed`);
  expect(await entriesOfLog()).toEqual(before);
});

describe('the smallest folder', () => {
  test('makes a tenant whose pages open at its host and whose product can be recommended', async () => {
    const musterfirma = await loadFolder('docs/musterfirma');
    expect((await take(musterfirma, true))[0]).toBe('musterfirma: would be a new tenant');
    expect(app.parts.mandanten.get('musterfirma')).toBeUndefined();

    const lines = await take(musterfirma);
    expect(lines[0]).toBe('musterfirma: is a new tenant');
    expect(lines).toContain('produkte.json: 1 added (MF-1)');
    expect((await entriesOfLog()).at(-1)).toEqual({ wer: 'Betrieb', was: 'mandant.angelegt' });
    const home = await open('/de/', 'empfehlen.musterfirma.example');
    expect(home).toMatchObject({ status: 200, body: expect.stringContaining('<title>Musterfirma empfehlen – Musterfirma</title>') });
    expect((await open('/de/impressum', 'empfehlen.musterfirma.example')).body).toContain('Musterfirma GmbH');
    const created = await app.api('musterfirma', 'POST', '/Empfehlen/create', {
      body: {
        Empfehlung: { Produkt: 1, Channel: 'email', Empfehlungslink: true, AnteilEmpfehler: 100, AgbText: 'ja' },
        Empfehler: { Vorname: 'Ada', Nachname: 'Muster', Email: 'ada@example.net' },
      },
    });
    expect(created.status).toBe(201);
    expect((await take(musterfirma))[0]).toBe('musterfirma: nothing changed');
  });

  test('changes what differs, and lists each kind of change once', async () => {
    const path = made.copy('docs/musterfirma');
    await take(await loadFolder(path));
    edit(path, 'mandant.json', (file) => ({
      ...file,
      theme: { radius: { control: 2, card: 2, pill: 2 } },
      hosts: [...file.hosts, { host: 'mf.example', art: 'link' }],
    }));
    edit(path, 'mandant.json', ({ konfiguration }) => void Object.assign(konfiguration, { ProgrammName: 'Weitersagen' }));
    edit(path, 'kategorien.json', (list) => [...list, { Id: 2, Slug: 'neues', Titel: 'Neues' }]);
    edit(path, 'produkte.json', ([one]) => [
      { ...one, Name: 'Paket' },
      { ...one, Id: 2, ExterneId: 'MF-2', Kategorie: 'neues' },
    ]);
    edit(path, 'texte.json', ({ de }) => void Object.assign(de, { 'home.bedingung': 'Sobald bestellt ist.' }));
    edit(
      path,
      'inhalte.json',
      (file) => void Object.assign(file.faq, { wann: { Frage: { de: 'Wann?' }, Antwort: { de: '<p>Bald.</p>' } } }),
    );
    const changed = await loadFolder(path);
    expect((await take(changed, true)).slice(1)).toEqual((await take(changed)).slice(1));
    expect(await query(`select anzahl from (select count(*)::int as anzahl from produkt where mandant = 'musterfirma') as alle`)).toEqual([
      { anzahl: 2 },
    ]);
    expect((await take(changed))[0]).toBe('musterfirma: nothing changed');

    const back = await take(await loadFolder('docs/musterfirma'));
    expect(back).toEqual([
      'musterfirma: changed',
      'mandant.json: 1 changed (konfiguration.ProgrammName)',
      'mandant.json: 1 changed (theme.radius)',
      'mandant.json: 1 removed (mf.example)',
      'texte.json: 1 removed (de.home.bedingung)',
      'kategorien.json: 1 removed (neues)',
      'produkte.json: 1 changed (MF-1)',
      'produkte.json: 1 removed (MF-2)',
      'inhalte.json: 1 removed (faq.wann)',
    ]);
    expect((await entriesOfLog()).at(-1)).toEqual({ wer: 'Betrieb', was: 'mandant.geaendert' });
  });

  test('exchanges names between entries, and gives names of removed entries to new ones', async () => {
    const path = made.copy('docs/musterfirma');
    edit(path, 'kategorien.json', () => [
      { Id: 1, Slug: 'eins', Titel: 'A' },
      { Id: 2, Slug: 'zwei', Titel: 'B' },
      { Id: 3, Slug: 'drei', Titel: 'C' },
    ]);
    edit(path, 'produkte.json', ([one]) => [
      { ...one, Kategorie: 'eins' },
      { ...one, Id: 2, ExterneId: 'MF-2', Kategorie: 'zwei' },
      { ...one, Id: 3, ExterneId: 'MF-3', Kategorie: 'drei' },
    ]);
    await take(await loadFolder(path));
    edit(path, 'kategorien.json', () => [
      { Id: 1, Slug: 'zwei', Titel: 'A' },
      { Id: 2, Slug: 'eins', Titel: 'B' },
      { Id: 4, Slug: 'drei', Titel: 'D' },
    ]);
    edit(path, 'produkte.json', ([one]) => [
      { ...one, ExterneId: 'MF-2', Kategorie: 'zwei' },
      { ...one, Id: 2, ExterneId: 'MF-1', Kategorie: 'eins' },
      { ...one, Id: 4, ExterneId: 'MF-3', Kategorie: 'drei' },
    ]);
    const changed = await loadFolder(path);
    await take(changed);
    expect(await query(`select id, externe_id, kategorie from produkt where mandant = 'musterfirma' order by id`)).toEqual([
      { id: 1, externe_id: 'MF-2', kategorie: 'zwei' },
      { id: 2, externe_id: 'MF-1', kategorie: 'eins' },
      { id: 4, externe_id: 'MF-3', kategorie: 'drei' },
    ]);
    expect((await take(changed))[0]).toBe('musterfirma: nothing changed');
  });

  test('can be imported and renamed by a database user who only has rights to the product', async () => {
    const target = await openEmptyDatabase();
    try {
      await migrate(target.source);
      const parts = { ...app.parts, db: openDb(target.source) };
      const musterfirma = await loadFolder('docs/musterfirma');
      expect((await importFolder(parts, musterfirma)).isNew).toBe(true);
      const [kategorie] = musterfirma.kategorien.map((one) => ({ ...one, Slug: 'anders' }));
      const produkte = musterfirma.produkte.map((one) => ({ ...one, Kategorie: 'anders' }));
      const { changes } = await importFolder(parts, { ...musterfirma, kategorien: kategorie ? [kategorie] : [], produkte });
      expect(changes.map(({ file, what, names }) => [file, what, ...names])).toEqual([
        ['kategorien.json', 'changed', 'anders'],
        ['produkte.json', 'changed', 'MF-1'],
      ]);
    } finally {
      await target.drop();
    }
  });

  test('is refused completely if it has hosts of another tenant, with file and field', async () => {
    const path = made.copy('docs/musterfirma', 'zweite');
    edit(path, 'mandant.json', ({ hosts }) => void hosts.push({ host: 'fnkhf.example', art: 'link' }));
    expect(await refusalOf(await loadFolder(path))).toBe(
      [
        'mandant.json  hosts[0].host  empfehlen.musterfirma.example belongs to the tenant musterfirma',
        'mandant.json  hosts[1].host  fnkhf.example belongs to the tenant telko',
      ].join('\n'),
    );
    expect(await query(`select mandant from mandant where mandant = 'zweite'`)).toEqual([]);
  });
});

describe('voucher codes', () => {
  test('are imported once, encrypted, and never shown', async () => {
    const musterfirma = await loadFolder('docs/musterfirma');
    const withCodes = { ...musterfirma, gutscheine: [{ WertCent: 5000, Codes: ['GEHEIM-1', 'GEHEIM-2'] }] };
    expect(await take(withCodes)).toContain('gutscheine.json: 2 added (5000 cents)');
    expect((await take(withCodes))[0]).toBe('musterfirma: nothing changed');
    expect(JSON.stringify(await query(`select * from gutschein where mandant = 'musterfirma'`))).not.toContain('GEHEIM');
    const other = await refusalOf({ ...musterfirma, gutscheine: [{ WertCent: 2500, Codes: ['GEHEIM-3', 'GEHEIM-2'] }] });
    expect(other).toBe('gutscheine.json  [0].Codes[1]  is in the pool already with 5000 cents');
    expect((await take(musterfirma))[0]).toBe('musterfirma: nothing changed');
    expect(await query(`select count(*)::int as anzahl from gutschein where mandant = 'musterfirma'`)).toEqual([{ anzahl: 2 }]);
  });

  test('belong to the shop of their entry, otherwise to that of the configuration', async () => {
    const musterfirma = await loadFolder('docs/musterfirma');
    const Gutschein = { Haendler: 'Kastenwerk', Bedingungen: { de: 'Auf alles.' }, GueltigMonate: 36 };
    const konfiguration = { ...musterfirma.konfiguration, Gutschein };
    await take({ ...musterfirma, gutscheine: [{ WertCent: 900, Codes: ['SHOP-0'] }] });
    const entries = [
      { WertCent: 900, Codes: ['SHOP-1'] },
      { WertCent: 900, Haendler: 'Krugladen', Codes: ['SHOP-2'] },
    ];
    await take({ ...musterfirma, konfiguration, gutscheine: entries });
    const shops = await query<{ haendler: string | null }>(`select haendler from gutschein where wert_cent = 900 order by haendler`);
    expect(shops.map(({ haendler }) => haendler)).toEqual(['Kastenwerk', 'Krugladen', null]);
    await take(musterfirma);
  });

  test('are invented only for the demo', async () => {
    const lines = await take({ ...(await loadFolder('docs/musterfirma')), gutscheine: [{ WertCent: 7000, Codes: 3 }] });
    expect(lines).toEqual([
      'musterfirma: nothing changed',
      'note: gutscheine.json: 1 values have a number in place of codes, which only the demo makes up',
    ]);
  });
});
