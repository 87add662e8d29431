import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { contrast } from '../../contract/rules/contrast.ts';
import { edit, faultsOf, folders, printedFaults } from '../../test/support/folder.ts';
import { checkFolder, loadFolder } from './check.ts';
import { badlySaid } from './faults.fixture.ts';
import { printFault } from './faults.ts';
import { readFolder } from './folder.ts';
import { notesOn } from './notes.ts';

const MUSTERFIRMA = 'docs/musterfirma';
const TELKO = 'mandanten/telko';
const made = folders();

it.each([MUSTERFIRMA, TELKO, 'mandanten/energie', 'mandanten/berater', 'mandanten/intern'])('finds no faults in %s', async (path) => {
  expect(await faultsOf(path)).toEqual([]);
});

test('a folder without faults gets notes on what is still missing', async () => {
  const musterfirma = await loadFolder(MUSTERFIRMA);
  expect(notesOn(musterfirma)).toEqual([]);
  const inhalte = musterfirma.inhalte
    .filter(({ kennung }) => kennung !== 'impressum')
    .map((entry) => ({ ...entry, felder: { ...entry.felder, Version: undefined } }));
  const lacking = {
    ...musterfirma,
    texte: { de: {}, en: {} },
    konfiguration: {
      ...musterfirma.konfiguration,
      MandantUrl: null,
      EmpfehlungslinkDomain: { production: null, staging: 'st.musterfirma.example', testing: 'localhost:3000', development: null },
    },
    inhalte: JSON.parse(JSON.stringify(inhalte)),
  };
  expect(badlySaid(notesOn(lacking))).toEqual([]);
  expect(notesOn(lacking).map((note) => printFault(note).replace(/ {2}is .*/, ''))).toEqual([
    'inhalte.json  content-bloecke.impressum',
    'inhalte.json  content-bloecke.agb.Version',
    'inhalte.json  content-bloecke.praemienbedingungen.Version',
    'texte.json  de.mail.fuss',
    'mandant.json  konfiguration.MandantUrl',
    'mandant.json  konfiguration.EmpfehlungslinkDomain.staging',
  ]);
});

test('a folder without reward conditions gets a note that people accept only the terms', async () => {
  const musterfirma = await loadFolder(MUSTERFIRMA);
  const inhalte = musterfirma.inhalte.filter(({ kennung }) => kennung !== 'praemienbedingungen');
  expect(notesOn({ ...musterfirma, inhalte }).map(printFault)).toEqual([
    expect.stringMatching(/praemienbedingungen {2}is not there: .* the terms alone$/),
  ]);
});

describe('the smallest folder', () => {
  it('is a tenant with the usual values for everything else', async () => {
    const { name, konfiguration, theme, texte, kategorien } = await loadFolder(MUSTERFIRMA);
    expect(name).toBe('musterfirma');
    expect(konfiguration).toMatchObject({ Name: 'Musterfirma', apiRoute: '/api/v1/musterfirma', language: 'de', produktApi: 'standard' });
    expect(theme.color.text).toBe('#16202c');
    expect(texte.en).toEqual({});
    expect(kategorien).toEqual([{ Id: 1, Slug: 'angebote', Titel: 'Angebote', Breadcrumb: [], En: { Titel: 'Angebote' } }]);
  });

  it('needs each of its files except the texts', async () => {
    const path = made.copy(MUSTERFIRMA);
    for (const file of ['mandant.json', 'kategorien.json', 'produkte.json', 'praemien.json', 'inhalte.json']) rmSync(join(path, file));
    expect(await faultsOf(path)).toEqual([
      'mandant.json : is missing',
      'kategorien.json : is missing',
      'produkte.json : is missing',
      'praemien.json : is missing',
      'inhalte.json : is missing',
    ]);
  });
});

describe('a folder', () => {
  it('lists all faults of all files, and faulty entries hide no other faults', async () => {
    const path = made.copy(MUSTERFIRMA);
    edit(path, 'mandant.json', ({ konfiguration }) => void Object.assign(konfiguration, { Name: 1, Geheimnis: 2 }));
    edit(path, 'produkte.json', ([one]) => [
      { ...one, Name: '' },
      { ...one, Id: 2, ExterneId: 'MF-2', Kategorie: 'fehlt' },
    ]);
    edit(path, 'praemien.json', ([one]) => [
      { ...one, ProduktId: 1 },
      { ...one, Id: 2, ProduktId: 9 },
    ]);
    expect((await faultsOf(path)).map((fault) => fault.slice(0, fault.indexOf(':')))).toEqual([
      'mandant.json konfiguration.Name',
      'mandant.json konfiguration.Geheimnis',
      'produkte.json [0].Name',
      'produkte.json [1].Kategorie',
      'praemien.json [1].ProduktId',
    ]);
  });

  it('lists the line of each fault, and line and column of invalid JSON', async () => {
    const path = made.copy(MUSTERFIRMA);
    edit(path, 'produkte.json', ([one]) => [one, { ...one, Id: 2, ExterneId: 'MF-2', Kategorie: 'fehlt' }]);
    edit(
      path,
      'mandant.json',
      ({ konfiguration }) => void Object.assign(konfiguration, { Bonus: [{ AbKunde: 2, Tage: 9, BetragCent: 9, AktionsId: 7 }] }),
    );
    writeFileSync(join(path, 'aktionen.json'), '[');
    writeFileSync(join(path, 'praemien.json'), '[\n  { "Id": 1,\n    "ProduktId": }\n]');
    const { faults } = await checkFolder(readFolder(path));
    expect(faults[0]?.message('de')).toMatch(/^Die Datei ist kein gültiges JSON: .* Zeile 3, Spalte 18\.$/);
    expect(faults.map(printFault)).toEqual([
      expect.stringMatching(/^praemien\.json:3 {2}is no JSON: .* Line 3, column 18\.$/),
      expect.stringMatching(/^aktionen\.json:1 {2}is no JSON: /),
      'produkte.json:14  [1].Kategorie  there is no category "fehlt" in kategorien.json',
    ]);
  });

  it('lists repeated names, files that are not UTF-8, and files that are not read', async () => {
    const path = made.copy(MUSTERFIRMA);
    writeFileSync(join(path, 'texte.json'), '\ufeff{ "de": {\n "mail.fuss": "a",\n "mail.fuss": "b" } }');
    writeFileSync(join(path, 'kategorien.json'), Buffer.from('[{ "Titel": "\xe4" }]', 'latin1'));
    writeFileSync(join(path, 'aktion.json'), '[]');
    writeFileSync(join(path, 'LIESMICH.txt'), 'nur ein Text');
    const { faults } = await checkFolder(readFolder(path));
    expect(badlySaid(faults)).toEqual([]);
    expect(faults.map(printFault)).toEqual(
      expect.arrayContaining([
        'texte.json:3  de.mail.fuss  mail.fuss stands twice here; only the last one would count',
        'kategorien.json  is not written in UTF-8: save it with that encoding',
        expect.stringMatching(/^aktion\.json {2}is no file of a tenant: there are mandant\.json, /),
      ]),
    );
  });

  it('lists pictures that are unreadable, wrongly named, or of another format than their name', async () => {
    const path = made.copy(MUSTERFIRMA);
    mkdirSync(join(path, 'bilder'));
    const blank = (size: number) => sharp({ create: { width: size, height: size, channels: 3, background: '#fff' } });
    const webp = (size: number) => blank(size).webp().toBuffer();
    const noise = (size: number) =>
      sharp(randomBytes(3 * size * size), { raw: { width: size, height: size, channels: 3 } })
        .png()
        .toBuffer();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
    for (const [name, content] of Object.entries({
      'kaputt.png': 'x',
      'anders.png': svg,
      'Logo Neu.svg': svg,
      'notiz.txt': 'x',
      'quelle.svg': svg,
      'szene-mail.svg': svg,
      'szene-mail.webp': await webp(8),
      'szene-mail.png': await noise(200),
      'stand-link-mail.webp': await webp(8),
      'stand-link.webp': await webp(8),
    }))
      writeFileSync(join(path, 'bilder', name), content);
    const { faults } = await checkFolder(readFolder(path));
    expect(badlySaid(faults)).toEqual([]);
    expect(printedFaults(faults)).toEqual([
      expect.stringMatching(/^bilder\/Logo Neu\.svg : is no name of a picture/),
      'bilder/anders.png : is not what its name says, but svg',
      'bilder/kaputt.png : is no picture that can be read',
      'bilder/stand-link-mail.webp : is nothing that mail programs show: it has to be PNG or JPEG',
      'bilder/szene-mail.png : is larger than 50 kB, and goes out with every mail',
      'bilder/szene-mail.webp : is nothing that mail programs show: it has to be PNG or JPEG',
    ]);
  });

  it('reports a folder that does not exist', async () => {
    expect(await faultsOf(made.free('fehlt'))).toEqual([expect.stringMatching(/fehlt : is no folder$/)]);
  });
});

it('contrast is measured as in WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ff0000', '#ff0000')).toBe(1);
});
