import { expect, test } from 'vitest';
import type { ReportCall } from '../../../../contract/calls/bericht.ts';
import { EXPORT_LISTEN, type ExportListe } from '../../../../contract/calls/betrieb/export.ts';
import { CALLS } from '../../../../contract/calls.ts';
import { LOCALES } from '../../../../contract/values/wire.ts';
import { createTexts } from '../../../../texts/texts.ts';
import { columnsOfListe } from './quellen.ts';

const LISTEN = Object.keys(EXPORT_LISTEN) as ExportListe[];

/** Lists of a handful of rows, which a screen shows whole. */
const SHORT = ['listFassungen'];

test('every list of the back office can be exported, under the name in its path, but not the rows of a single row, nor a handful', () => {
  const lists = CALLS.filter((call): call is ReportCall => call.tag === 'Betrieb' && 'report' in call && !call.path.includes(':nr')).filter(
    ({ name }) => !SHORT.includes(name),
  );
  expect(Object.fromEntries(Object.entries(EXPORT_LISTEN).map(([liste, { path }]) => [path, liste]))).toEqual(
    Object.fromEntries(lists.map(({ path }) => [path, path.replace('/betrieb/', '')])),
  );
});

test.each(LOCALES.flatMap((locale) => LISTEN.map((liste) => [liste, locale] as const)))(
  'each column of %s has a heading of its own in %s',
  (liste, locale) => {
    const headings = columnsOfListe(liste).headings(createTexts(locale, {}));
    expect(new Set(headings).size).toBe(Object.keys(EXPORT_LISTEN[liste].report.row.shape).length);
    for (const heading of headings) expect(heading).toMatch(/^(?!undefined)[^.]+$/);
  },
);

test('an entry of the audit log says in words what happened, and keeps a name of an earlier version', () => {
  const columns = columnsOfListe('protokoll');
  const t = createTexts('de', {});
  expect(columns.cells(t, { Was: 'auftrag.status' })).toContainEqual({ art: 'Text', wert: 'Stand des Auftrags geändert' });
  expect(columns.cells(t, { Was: 'frueher.einmal' })).toContainEqual({ art: 'Text', wert: 'frueher.einmal' });
});
