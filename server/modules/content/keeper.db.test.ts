import pino from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { INHALT_ARTEN, type InhaltEntry } from '../../../contract/calls/inhalt.ts';
import { demoApp } from '../../../test/support/app.ts';
import { entriesOf, entry } from '../../../test/support/inhalt.ts';
import type { KeptInhalte, Mandant } from '../../context.ts';
import type { InhaltKeeper } from '../../parts.ts';
import { changeInhalte, loadInhalte } from './keeper.ts';
import type { ContentSource } from './source.ts';

const app = demoApp();
const LOADING = 'Fehler beim Laden des CMS Inhalts';

const block = (kennung: string, de: string) => entry('content-bloecke', kennung, { Inhalt: { de } });
const GOOD = [block('agb', '<p>1</p>'), block('impressum', '<p>2</p>')];

/** The next answer of the source, and what the keeper logs. */
let answer: () => unknown;
let logged: Record<string, unknown>[] = [];
const source: ContentSource = { read: async (mandant) => (mandant === 'telko' ? answer() : entriesOf(app, mandant)) };
const log = pino({ base: null, timestamp: false, level: 'error' }, { write: (line) => logged.push(JSON.parse(line)) });
const serving = (one: ContentSource) => () => [{ source: one, arten: INHALT_ARTEN }];
const open = ({ source: one, ...own }: { source?: ContentSource; limitMs?: number } = {}) =>
  loadInhalte({ db: app.parts.db, mandanten: app.parts.mandanten, log, ...(one && { findServices: serving(one) }), ...own });

/** A keeper that has read valid content from its source. */
async function opened(own: { limitMs?: number } = {}): Promise<InhaltKeeper> {
  await changeInhalte(app.parts, 'telko', []);
  answer = () => GOOD;
  const keeper = await open({ source, ...own });
  await keeper.askServices('telko');
  logged = [];
  return keeper;
}
const namesOf = ({ entries }: KeptInhalte) => entries.map(({ kennung }) => kennung);
const logOf = (inhalt: string) => expect.objectContaining({ level: 50, mandant: 'telko', inhalt, msg: LOADING });

beforeEach(() => {
  logged = [];
});

describe('a source that', () => {
  const PRIVATE = 'anna@example.org';
  const broken: [string, () => unknown][] = [
    ['rejects', () => Promise.reject(new Error('gone'))],
    [
      'throws',
      () => {
        throw new TypeError('x is not a function');
      },
    ],
    ['returns nothing', () => undefined],
    ['returns a page', () => `<html>${PRIVATE}</html>`],
    ['returns no list', () => ({ items: GOOD })],
    ['returns an entry without a name', () => [{ art: 'faq', felder: {} }]],
    ['returns an empty list', () => []],
  ];

  test.each(broken)('%s leaves the content as it was and is logged once until it recovers', async (_, failing) => {
    const keeper = await opened();
    const before = keeper.of('telko', app.clock.now());
    answer = failing;
    for (let time = 0; time < 3; time += 1) await keeper.askServices('telko');
    expect(keeper.of('telko', app.clock.now())).toBe(before);
    expect(logged).toEqual([logOf('*')]);
    answer = () => [...GOOD, block('neu', 'x')];
    await keeper.askServices('telko');
    expect(namesOf(keeper.of('telko', app.clock.now()))).toEqual(['agb', 'impressum', 'neu']);
    answer = failing;
    await keeper.askServices('telko');
    expect(logged).toEqual([logOf('*'), logOf('*')]);
    expect(JSON.stringify(logged)).not.toContain(PRIVATE);
  });

  test('never answers is aborted and logged, and no page waits for it', async () => {
    const keeper = await opened({ limitMs: 5 });
    const before = keeper.of('telko', app.clock.now());
    let signal: AbortSignal | undefined;
    answer = () => new Promise(() => {});
    const hanging: ContentSource = {
      read: (mandant, given) => {
        signal = given;
        return source.read(mandant, given);
      },
    };
    const other = await open({ source: hanging, limitMs: 5 });
    expect(namesOf(other.of('telko', app.clock.now()))).toEqual(['agb', 'impressum']);
    const refreshed = keeper.askServices('telko');
    expect(keeper.of('telko', app.clock.now())).toBe(before);
    await Promise.all([refreshed, other.askServices('telko')]);
    expect(signal?.aborted).toBe(true);
    expect(logged).toEqual([logOf('*'), logOf('*')]);
    answer = () => [block('agb', '<p>neu</p>')];
    await keeper.askServices('telko');
    expect(namesOf(keeper.of('telko', app.clock.now()))).toEqual(['agb']);
  });

  test('answers late does not overwrite newer content', async () => {
    const keeper = await opened();
    let late: (entries: readonly InhaltEntry[]) => void = () => {};
    const answers = [new Promise((resolve) => (late = resolve)), [block('agb', '<p>zuletzt</p>')]];
    const begun = new Promise<void>((begin) => {
      answer = () => {
        begin();
        return answers.shift();
      };
    });
    const first = keeper.askServices('telko');
    await begun;
    const later = [keeper.askServices('telko'), keeper.askServices('telko')];
    late([block('agb', '<p>zuerst</p>')]);
    await Promise.all([first, ...later]);
    // Both later questions wait for the same answer.
    expect(answers).toEqual([]);
    expect(keeper.of('telko', app.clock.now()).entries[0]).toMatchObject({ felder: { Inhalt: { de: '<p>zuletzt</p>' } } });
  });
});

test('reads a few tenants concurrently, and all of them in the end', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `mandant-${index}`);
  const read: string[] = [];
  let [running, most] = [0, 0];
  const slow: ContentSource = {
    read: async (mandant) => {
      read.push(mandant);
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      return GOOD;
    },
  };
  const mandanten = { all: () => names.map((mandant) => ({ mandant }) as Mandant) };
  const noStore = { ...app.parts.db, inMandant: () => Promise.reject(new Error('gone')) };
  const keeper = await loadInhalte({ db: noStore, mandanten, log, findServices: serving(slow) });
  await keeper.askServices();
  expect(new Set(read)).toEqual(new Set(names));
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(4);
});

describe('an entry', () => {
  test('that is invalid keeps its last valid copy, or is left out without one; each is logged once, with its field but not its content', async () => {
    const keeper = await opened();
    const before = keeper.of('telko', app.clock.now()).entries;
    answer = () => [
      { ...GOOD[0], felder: { Inhalt: { de: 7, en: 'anna@example.org' } } },
      block('impressum', '<p>neu</p>'),
      { ...block('nie', ''), felder: null },
      { art: 'unbekannt', kennung: 'x', position: 1, felder: {} },
    ];
    await keeper.askServices('telko');
    await keeper.askServices('telko');
    const { entries } = keeper.of('telko', app.clock.now());
    expect(entries[0]).toBe(before[0]);
    expect(entries[1]).toMatchObject({ felder: { Inhalt: { de: '<p>neu</p>' } } });
    expect(entries).toHaveLength(2);
    expect(logged).toEqual(['content-bloecke/agb', 'content-bloecke/nie', 'unbekannt/x'].map(logOf));
    expect(logged[0]?.reason).toMatch(/^felder\.Inhalt\.de: /);
    expect(JSON.stringify(logged)).not.toContain('anna');
    answer = () => GOOD;
    await keeper.askServices('telko');
    expect(entriesLeft(keeper)).toEqual(GOOD);
  });

  test('that its source no longer has is removed', async () => {
    const keeper = await opened();
    answer = () => GOOD.slice(1);
    await keeper.askServices('telko');
    expect(namesOf(keeper.of('telko', app.clock.now()))).toEqual(['impressum']);
    expect(logged).toEqual([]);
  });

  test('that is unchanged remains the same object, as does content without a change', async () => {
    const keeper = await opened();
    const before = keeper.of('telko', app.clock.now());
    await keeper.askServices('telko');
    expect(keeper.of('telko', app.clock.now())).toBe(before);
    answer = () => [GOOD[0], block('impressum', '<p>neu</p>')];
    await keeper.askServices('telko');
    expect(keeper.of('telko', app.clock.now()).version).toBe(before.version + 1);
    expect(keeper.of('telko', app.clock.now()).entries[0]).toBe(before.entries[0]);
  });

  test('is sorted by its kind and its position', async () => {
    const keeper = await opened();
    const faq = (kennung: string, position: number) => entry('faq', kennung, { Frage: { de: 'x' }, Antwort: { de: 'y' } }, position);
    answer = () => [faq('b', 2), ...GOOD, faq('a', 10), faq('c', 1)];
    await keeper.askServices('telko');
    expect(namesOf(keeper.of('telko', app.clock.now()))).toEqual(['agb', 'impressum', 'c', 'b', 'a']);
  });
});

const entriesLeft = (keeper: InhaltKeeper) => keeper.of('telko', app.clock.now()).entries;

describe('a restart', () => {
  test('starts with the last valid copy while the source fails', async () => {
    await opened();
    answer = () => Promise.reject(new Error('gone'));
    const keeper = await open({ source });
    expect(entriesLeft(keeper)).toEqual(GOOD);
    await keeper.askServices();
    expect(entriesLeft(keeper)).toEqual(GOOD);
  });

  test('does not fail if content cannot be read', async () => {
    const { db } = app.parts;
    const { inMandant } = db;
    Object.assign(db, { inMandant: () => Promise.reject(new Error('gone')) });
    const keeper = await open().finally(() => Object.assign(db, { inMandant }));
    expect(keeper.of('telko', app.clock.now())).toEqual({ version: 0, entries: [] });
    expect(logged).toContainEqual(logOf('*'));
    await keeper.refresh();
    expect(entriesLeft(keeper)).not.toEqual([]);
  });
});

describe("the product's own store", () => {
  test('changes the content of one tenant only: immediately in the process of the change, in others with the next refresh', async () => {
    const elsewhere = await open();
    const others = entriesOf(app, 'energie');
    await changeInhalte(app.parts, 'telko', [block('agb', '<p>eigen</p>')]);
    expect(entriesOf(app, 'telko')).toEqual([block('agb', '<p>eigen</p>')]);
    expect(entriesLeft(elsewhere)).not.toEqual(entriesOf(app, 'telko'));
    await elsewhere.refresh();
    expect(entriesLeft(elsewhere)).toEqual(entriesOf(app, 'telko'));
    expect([entriesOf(app, 'energie'), elsewhere.of('energie', app.clock.now()).entries]).toEqual([others, others]);
    expect(elsewhere.of('nirgendwo', app.clock.now()).entries).toEqual([]);
  });

  test('refuses an unknown kind, an empty name and fields that are no object', async () => {
    const insert = (row: object) =>
      app.inTenant('telko', ({ tx }) =>
        tx
          .insertInto('inhalt')
          .values({ position: 1, felder: '{}', ...row } as never)
          .execute(),
      );
    for (const row of [
      { art: 'seiten', kennung: 'x' },
      { art: 'faq', kennung: '' },
      { art: 'faq', kennung: 'x', felder: '[]' },
    ])
      await expect(insert(row)).rejects.toMatchObject({ code: '23514' });
  });
});
