import { expect, it } from 'vitest';
import { de } from '../../texts/de.ts';
import { en } from '../../texts/en.ts';
import { loadDemoMandant } from './files.ts';

/** Nobody orders an adviser. */
const ORDER = { de: /bestell(en|t|ung|ungen)\b|\bProdukte?\b|\bAngebote?\b/i, en: /\border(s|ed|ing)?\b|\bproducts?\b|\boffers?\b/i };

/** What the tenant's own systems read of their messages, and what a catalogue says, which berater has none of. */
const ELSEWHERE = /^(fehler|feldname|katalog)\.|^seite\.(link|navigation)\.Produktkategorien$/;

it.each(['de', 'en'] as const)('berater speaks in %s of conversations and contracts, never of an order', async (locale) => {
  const { texte, inhalte } = await loadDemoMandant('berater');
  const written = inhalte.map(({ art, kennung, felder }) => [`${art}/${kennung}`, JSON.stringify(fieldsIn(felder, locale))] as const);
  const spoken = [...Object.entries({ ...{ de, en }[locale], ...texte[locale] }), ...written].filter(([key]) => !ELSEWHERE.test(key));
  const ordered = spoken
    .map(([key, said]) => `${key}: ${said.replace(/\{\w+\}/g, '')}`)
    .filter((said) => ORDER[locale].test(said.slice(said.indexOf(': '))));
  expect(ordered).toEqual([]);
});

const fieldsIn = (felder: object, locale: 'de' | 'en') =>
  Object.values(felder).map((field: Partial<Record<string, unknown>>) => field[locale]);
