import { afterEach, expect, test } from 'vitest';
import type { Locale } from '../../../contract/values/wire.ts';
import { demoApp } from '../../../test/support/app.ts';
import { newBrowser } from '../../../test/support/pages.ts';
import { createTexts } from '../../../texts/texts.ts';

const app = demoApp();

/** Stores a value of any shape, as an operator may write it into the column. */
const store = (texte: unknown) =>
  app.parts.db.inSystem(({ tx }) =>
    tx
      .updateTable('mandant')
      .set({ texte: JSON.stringify(texte) })
      .where('mandant', '=', 'energie')
      .execute(),
  );

afterEach(async () => {
  await store({});
  await app.parts.mandanten.reload();
});

const OWN: [string, Partial<Record<Locale, Record<string, string>>>][] = [
  ['none, the default of the column', {}],
  ['some of one language', { de: { 'code.titel': 'Deine Nummer' } }],
];

test.each(OWN)("with own texts (%s), a tenant shows the product's texts for the rest", async (_, texte) => {
  await store(texte);
  await app.parts.mandanten.reload();
  for (const locale of ['de', 'en'] as const) {
    const page = await newBrowser(app, 'energie').get(`/${locale}/code`);
    expect(page.status).toBe(200);
    expect(page.body).toContain(`>${createTexts(locale, texte[locale] ?? {})('code.titel')}</h1>`);
  }
});

test.each([
  ['texts that are not strings', { de: { 'code.titel': 7 } }, 'tenant energie: texts field de.code.titel is not valid'],
  ['texts without keys', { de: 'Deine Nummer' }, 'tenant energie: texts field de is not valid'],
])('%s are reported with their tenant and change nothing', async (_, texte, problem) => {
  await store(texte);
  await app.parts.mandanten.reload();
  expect(app.parts.mandanten.leftOut()).toMatchObject([{ mandant: 'energie', fault: expect.stringContaining(problem) }]);
  expect((await newBrowser(app, 'energie').get('/de/code')).status).toBe(200);
});
