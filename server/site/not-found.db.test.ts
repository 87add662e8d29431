import { expect, it } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { headlinesOf, hrefsOf, partOf } from '../../test/support/html.ts';
import { newBrowser } from '../../test/support/pages.ts';

const app = testApp();

const PAGES = {
  de: { title: '404 - Datei nicht gefunden', way: 'Zur Startseite' },
  en: { title: '404 - File not found', way: 'Go to the home page' },
} as const;

it.each(['telko', 'energie', 'berater', 'intern'])('a missing page of %s says so and leads home, in both languages', async (tenant) => {
  const browser = newBrowser(app, tenant);
  for (const [language, { title, way }] of Object.entries(PAGES)) {
    // The last is the page of the route FileNotFound.
    for (const path of ['gibt/es/nicht', 'gibt-es-nicht', '404']) {
      const { status, headers, body } = await browser.get(`/${language}/${path}`);
      expect([status, headers.location], path).toEqual([404, undefined]);
      expect(headlinesOf(body)).toEqual([title]);
      expect(hrefsOf(partOf(body, 'main'), way)).toEqual([`/${language}/`]);
    }
  }
});
