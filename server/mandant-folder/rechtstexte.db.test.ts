import { beforeEach, describe, expect, test } from 'vitest';
import type { InhaltEntry } from '../../contract/calls/inhalt.ts';
import { differencesOf } from '../../contract/rules/entwurf.ts';
import { demoApp } from '../../test/support/app.ts';
import { loginBetrieb } from '../../test/support/betrieb.ts';
import { TEST_NOW } from '../../test/support/parts.ts';
import { login, recommend } from '../../test/support/walk.ts';
import { addDays, dayOf } from '../calendar.ts';
import { loadDemoMandant } from '../demo/files.ts';
import { FolderRefused, printFault } from './faults.ts';
import { importFolder } from './import.ts';
import { readOrdner } from './ordner.ts';

const app = demoApp();
const TENANT = 'berater';
const TODAY = dayOf(TEST_NOW);
const TOMORROW = addDays(TODAY, 1);
const PLACE = ['inhalte.json', 'content-bloecke', 'agb', 'Geplant'];
let bearer = '';
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  bearer = (await loginBetrieb(app, { rollen: { [TENANT]: ['Betrieb'] } })).bearer;
});

const wording = (GiltAb: string, Version: string, text = 'Neu') => ({
  Version,
  GiltAb,
  Inhalt: { de: `<p>${text}</p>`, en: `<p>${text}</p>` },
});

/** The tenant's folder with other fields of its terms. */
async function folderWith(own: object) {
  const folder = await loadDemoMandant(TENANT);
  const inhalte = folder.inhalte.map((entry) =>
    entry.kennung === 'agb' ? ({ ...entry, felder: { ...entry.felder, ...own } } as InhaltEntry) : entry,
  );
  return { ...folder, inhalte };
}

/** Imports the folder with other fields of its terms; returns the faults, empty if there are none. */
const take = async (own: object): Promise<string[]> =>
  importFolder(app.parts, await folderWith(own)).then(
    () => [],
    (error) => (error instanceof FolderRefused ? error.faults.map(printFault) : Promise.reject(error)),
  );
const ordner = () => app.parts.db.inSetup(TENANT, readOrdner);
const call = (method: 'POST' | 'PATCH', path: string, body?: object) =>
  app.api(TENANT, method, `/betrieb/${path}`, { bearer, ...(body && { body }) });

describe('a planned wording of a legal text', () => {
  test('is refused for a day that has begun, and stays once it is published', async () => {
    const begun = [expect.stringContaining('content-bloecke.agb.Geplant.iv[0].GiltAb  has begun')];
    expect(await take({ Geplant: { iv: [wording(addDays(TODAY, -1), '2')] } })).toEqual(begun);
    expect(await take({ Geplant: { iv: [wording(TODAY, '2')] } })).toEqual(begun);
    expect(await take({ Geplant: { iv: [wording(TOMORROW, '2')] } })).toEqual([]);
    app.clock.pass({ hours: 48 });
    expect(await take({ Geplant: { iv: [wording(TOMORROW, '2'), wording(addDays(TODAY, 9), '3')] } })).toEqual([]);
    expect(await take({ Geplant: { iv: [wording(TOMORROW, '2', 'Anders')] } })).toEqual(begun);
    expect(await take({ GiltAb: { iv: addDays(TODAY, 9) } })).toEqual([
      expect.stringContaining('content-bloecke.agb.GiltAb.iv  has not begun'),
    ]);
    expect(await take({})).toEqual([]);
  });

  test('is refused under a version word to which people agreed, and so is another text of today', async () => {
    await recommend(app, TENANT, await login(app, TENANT));
    const { felder } = (await loadDemoMandant(TENANT)).inhalte.find(({ kennung }) => kennung === 'agb') ?? { felder: {} };
    const used = { Version: { iv: '2026-12' }, Geplant: { iv: [wording(TOMORROW, '2026-11')] } };
    expect(await take(used)).toEqual([
      expect.stringContaining('content-bloecke.agb.Geplant.iv[0].Version  people have agreed to this version'),
    ]);
    expect(await take({ Inhalt: { de: '<p>Anders</p>' } })).toEqual([
      expect.stringContaining('content-bloecke.agb.Version.iv  people have agreed to this version'),
    ]);
    // The text that they agreed to may come back.
    expect(
      'Inhalt' in felder && (await take({ ...used, Geplant: { iv: [{ ...wording(TOMORROW, '2026-11'), Inhalt: felder.Inhalt }] } })),
    ).toEqual([]);
    expect(await take({})).toEqual([]);
  });

  test('gives the same tenant by folder and by browser', async () => {
    const before = await ordner();
    const Wert = { iv: [wording(TOMORROW, '2026-12')] };
    expect((await call('PATCH', 'entwurf', { Pfad: PLACE, Wert })).status).toBe(200);
    expect((await call('POST', 'entwurf/pruefen')).body).toMatchObject({ Fehler: [], Aenderungen: [{ Pfad: PLACE, Nachher: Wert }] });
    expect((await call('POST', 'entwurf/veroeffentlichen', { Worte: 'Neue Bedingungen.' })).status).toBe(200);
    const byBrowser = await ordner();
    expect(await take({})).toEqual([]);
    expect(differencesOf(before, await ordner())).toEqual([]);
    expect(await take({ Geplant: Wert })).toEqual([]);
    expect(differencesOf(byBrowser, await ordner())).toEqual([]);
    expect(differencesOf(before, byBrowser)).not.toEqual([]);
    expect(await take({})).toEqual([]);
  });

  test('is refused at its field in a draft', async () => {
    const Wert = { iv: [wording(TODAY, '2026-12')] };
    await call('PATCH', 'entwurf', { Pfad: PLACE, Wert });
    const { Fehler } = (await call('POST', 'entwurf/pruefen')).body;
    expect(Fehler).toEqual([
      { Datei: 'inhalte.json', Pfad: [...PLACE, 'iv', '0', 'GiltAb'], Meldung: expect.stringContaining('Dieser Tag hat schon begonnen.') },
    ]);
    expect((await call('POST', 'entwurf/veroeffentlichen', { Worte: 'Heute.' })).body.code).toBe('Validierung');
  });
});
