import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../contract/values/wire.ts';
import { listFiles, root } from '../../scripts/sources.mjs';
import { type BackofficeData, DATA_ID } from './data.ts';
import { backofficeDocument } from './document.ts';

const files = { scripts: ['/assets/app.js', '/assets/shell.js'], style: '/assets/app.css' };

/** The JSON that a document hands to the app. */
const dataOf = (html: string): BackofficeData =>
  JSON.parse(new RegExp(`<script id="${DATA_ID}" type="application/json">(.*?)</script>`, 's').exec(html)?.[1] ?? 'null');

/** Keys of texts that the sources of the app name. */
const namedKeys = [
  ...new Set(
    listFiles([
      'web/backoffice',
      'web/portals/features/zweitfaktor',
      ...['form', 'dialog', 'table', 'sheet'].map((part) => `web/portals/shell/${part}`),
    ])
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|keys-dialog/.test(file))
      .flatMap((file) => [
        ...readFileSync(join(root, file), 'utf8').matchAll(/'((?:betrieb|portal|passwort|agentur|formular|seite)(?:\.\w+)+)'/g),
      ])
      .map(([, key]) => key ?? ''),
  ),
];

describe.each(LOCALES)('the document in %s', (locale) => {
  const html = backofficeDocument(locale, files, new Date('2026-11-20T08:30:00Z'));

  test('has every text that the app names', () => {
    const { texte } = dataOf(html);
    expect(namedKeys.length).toBeGreaterThan(100);
    const missing = namedKeys.filter((key) => !(key in texte) && !(`${key}.one` in texte));
    expect(missing).toEqual([]);
  });

  test('loads the app, is in its language and is not indexed', () => {
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain('<script type="module" src="/assets/app.js"></script>');
    expect(html).toContain('<link rel="modulepreload" href="/assets/shell.js">');
    expect(html).toContain('<meta name="robots" content="noindex,nofollow">');
  });

  test('has no texts of pages that the app does not show', () => {
    expect(Object.keys(dataOf(html).texte).filter((key) => /^(home|mail|empfehlen|portal\.export)\./.test(key))).toEqual([]);
  });
});
