import { afterEach, describe, expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { loadDemoMandant } from '../demo/files.ts';
import { printChanges } from './changes.ts';
import type { MandantFolder } from './draft.ts';
import { FolderRefused } from './faults.ts';
import { importFolder } from './import.ts';

const app = demoApp();
const telko = await loadDemoMandant('telko');
const energie = await loadDemoMandant('energie');

const query = <R>(sql: string) => queryAsOwner<R>(app, sql);

/** The printed changes of an import without its notes, or the message of its refusal. */
async function take(folder: MandantFolder): Promise<string[]> {
  const said = await importFolder(app.parts, folder).then(
    (changes) => printChanges({ ...changes, notes: [] }, false),
    (error) => (error instanceof FolderRefused ? error.message : Promise.reject(error)),
  );
  return said.split('\n').map((line) => line.trim());
}

/** Restores the folders after each test. */
afterEach(async () => {
  await take(telko);
  await take(energie);
});

/** The folder without these products. Erika's history names the first products of the catalogue, no referral names the last. */
const without = (ids: readonly number[]): MandantFolder => ({
  ...telko,
  konfiguration: { ...telko.konfiguration, Vorauswahl: {} },
  produkte: telko.produkte.filter(({ Id }) => !ids.includes(Id)),
  praemien: telko.praemien.filter(({ ProduktId }) => !ids.includes(ProduktId ?? 0)),
  geraete: telko.geraete.filter(({ TarifId }) => !ids.includes(TarifId)),
});

describe('a product that leaves the folder', () => {
  test('is hidden if referrals name it, and its reward ends the day before; others are removed with their rewards', async () => {
    const free = telko.produkte.findLast(({ Versteckt }) => !Versteckt);
    const folder = without([462, free?.Id ?? 0]);
    expect(await take(folder)).toEqual([
      'telko: changed',
      expect.stringContaining('mandant.json: 1 changed (konfiguration.Vorauswahl)'),
      `produkte.json: 1 removed (${free?.ExterneId})`,
      'produkte.json: 1 hidden (FH-462)',
      expect.stringMatching(/^praemien\.json: 1 removed \(\d+\)$/),
      'praemien.json: 1 ended (1)',
      // The demo has published a planned wording of the terms since.
      'inhalte.json: 1 changed (content-bloecke.agb)',
    ]);
    expect(await query(`select versteckt from produkt where mandant = 'telko' and id = 462`)).toEqual([{ versteckt: true }]);
    expect(await query(`select enddatum::text, enddatum_anzeige::text from praemie where mandant = 'telko' and id = 1`)).toEqual([
      { enddatum: '2026-11-19', enddatum_anzeige: '2026-11-19' },
    ]);
    expect((await app.api('telko', 'GET', '/produkt')).body.map(({ Id }: { Id: number }) => Id)).not.toContain(462);
    expect(await take(folder)).toEqual(['telko: nothing changed']);
  });

  test('keeps its ExterneId and its category if referrals name it', async () => {
    const [first] = telko.produkte;
    const named = { ...without([462]), produkte: [...without([462]).produkte, { ...first, Id: 9001 }] as MandantFolder['produkte'] };
    const other = telko.produkte.filter(({ Kategorie }) => Kategorie !== 'internet');
    const ids = telko.produkte.filter(({ Kategorie }) => Kategorie === 'internet').map(({ Id }) => Id);
    expect(await take(named)).toEqual([
      expect.stringMatching(/^produkte\.json {2}\[\d+\]\.ExterneId {2}is that of product 462, which referrals name: it stays/),
    ]);
    const kategorien = telko.kategorien.filter(({ Slug }) => Slug !== 'internet');
    expect(await take({ ...without(ids), produkte: other, kategorien })).toEqual([
      expect.stringMatching(
        /^kategorien\.json {2}category 1 \("internet"\) cannot go: product 462.* in it and stays, hidden, since referrals name it$/,
      ),
      // Today's orders of a seller's customers.
      expect.stringMatching(/^praemien\.json {2}orders of .* wait for their release and earn reward 3 as it was/),
    ]);
  });
});

describe('a reward', () => {
  const [reward] = energie.praemien;
  const rewards = (...praemien: readonly object[]) => ({ ...energie, praemien: praemien as MandantFolder['praemien'] });
  const starting = (Startdatum: string) => ({ ...reward, Id: 2, Startdatum, WertCent: 4000 });

  test('cannot be changed while orders wait for it, but can be ended and followed by another', async () => {
    const [line] = await take(rewards({ ...reward, WertCent: 4000 }));
    expect(line).toMatch(
      /^praemien\.json {2}\[0\]\.WertCent {2}orders of 2026-\S+ to 2026-\S+ wait for their release and earn reward 1 as it was: end it by Enddatum/,
    );
    const ended = { ...reward, Enddatum: '2026-11-20', EnddatumAnzeige: '2026-11-20' };
    expect(await take(rewards(ended, starting('2026-11-21')))).toEqual([
      'energie: changed',
      'praemien.json: 1 added (2)',
      'praemien.json: 1 changed (1)',
    ]);
  });

  test('ends the day before when it leaves the folder, and no other may hold on its days', async () => {
    expect(await take(rewards(starting('2026-11-19')))).toEqual([
      'praemien.json  [0].Startdatum  reward 1, which is not in the file any more, holds for orders until 2026-11-19: begin after that, or keep its Id',
    ]);
    expect(await take(rewards(starting('2026-11-20')))).toEqual([
      'energie: changed',
      'praemien.json: 1 added (2)',
      'praemien.json: 1 ended (1)',
    ]);
    expect(await take(rewards(starting('2026-11-20')))).toEqual(['energie: nothing changed']);
  });

  test('is removed if it has not begun', async () => {
    const ending = { ...reward, Enddatum: '2027-12-31', EnddatumAnzeige: '2027-12-31' };
    await take(rewards(ending, starting('2028-01-01')));
    expect(await take(rewards(ending))).toEqual(['energie: changed', 'praemien.json: 1 removed (2)']);
  });
});

test('a campaign that people have answered is ended, and its texts change only with its version', async () => {
  await app.inTenant('telko', async ({ tx, now }) => {
    const { empfehlungsnummer } = await tx.selectFrom('empfehlung').select('empfehlungsnummer').limit(1).executeTakeFirstOrThrow();
    const answered = {
      empfehlungsnummer,
      aktions_id: 1,
      zustimmung: true,
      rechtstext: 'x',
      version: '2026-01',
      language: 'de' as const,
      gegeben_am: now,
    };
    await tx.insertInto('aktion_zustimmung').values(answered).execute();
  });
  const [first, ...others] = telko.aktionen;
  const campaigns = (change: object) => ({ ...telko, aktionen: [{ ...first, ...change }, ...others] as MandantFolder['aktionen'] });
  expect(await take(campaigns({ Text: 'Anders' }))).toEqual([
    'aktionen.json  [0].Version  people have agreed to this version: other texts need another',
  ]);
  expect(await take(campaigns({ Text: 'Anders', Version: '2026-11' }))).toEqual(['telko: changed', 'aktionen.json: 1 changed (1)']);
  await take(telko);
  expect(await take({ ...telko, aktionen: others })).toEqual(['telko: changed', 'aktionen.json: 1 ended (1)']);
  expect(await query(`select enddatum::text from aktion where mandant = 'telko' and aktions_id = 1`)).toEqual([{ enddatum: '2026-11-19' }]);
});
