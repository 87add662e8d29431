import { describe, expect, it } from 'vitest';
import { createTexts } from '../../texts/texts.ts';
import { headOf, type OwnHead } from './head.ts';

const mandant = { Name: 'Muster & Söhne' };
const own: OwnHead = { titel: 'Anmelden', beschreibung: 'Mit Adresse und Passwort.' };
const head = (said: Partial<OwnHead> = {}, locale: 'de' | 'en' = 'de') =>
  headOf({ t: createTexts(locale, {}), mandant }, { ...own, ...said });

describe('headOf', () => {
  it("appends the tenant's name to the title, and disallows indexing by default", () => {
    expect(head()).toEqual({ ...own, titel: 'Anmelden – Muster & Söhne', robots: 'noindex,nofollow' });
    expect(head({ robots: 'index,follow', script: true })).toMatchObject({ robots: 'index,follow', script: true });
  });

  it('keeps a title that contains the tenant already', () => {
    expect(head({ isBranded: true }).titel).toBe('Anmelden');
  });

  it('starts the title with the error if a form was refused, in the language of the page', () => {
    expect(head({ isRefused: true }).titel).toBe('Fehler: Anmelden – Muster & Söhne');
    expect(head({ isRefused: true, isBranded: true }, 'en').titel).toBe('Error: Anmelden');
  });
});
