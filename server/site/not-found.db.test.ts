import { expect, it } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { headlinesOf, headOf, hrefsOf, partOf, wordsOf } from '../../test/support/html.ts';
import { newBrowser } from '../../test/support/pages.ts';

const app = demoApp();

const PAGES = {
  de: { headline: 'Diese Seite gibt es nicht.', title: '404 - Datei nicht gefunden', way: 'Zur Startseite' },
  en: { headline: 'This page does not exist.', title: '404 - File not found', way: 'Go to the home page' },
} as const;

it.each(['telko', 'energie', 'berater', 'intern'])(
  'a missing page of %s has its headline and a link to the home page, in both languages',
  async (tenant) => {
    const browser = newBrowser(app, tenant);
    for (const [language, { headline, title, way }] of Object.entries(PAGES)) {
      // The last one is the page of the route FileNotFound.
      for (const path of ['gibt/es/nicht', 'gibt-es-nicht', '404']) {
        const { status, headers, body } = await browser.get(`/${language}/${path}`);
        expect([status, headers.location], path).toEqual([404, undefined]);
        expect(headlinesOf(body)).toEqual([headline]);
        expect(wordsOf(partOf(body, 'main'))).toMatch(new RegExp(`${headline} .* ${title} `));
        expect(headOf(body).titel).toContain(title);
        expect(hrefsOf(partOf(body, 'main'), way)).toEqual([`/${language}/`]);
      }
    }
  },
);
