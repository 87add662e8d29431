import { describe, expect, it } from 'vitest';
import { createTexts } from '../../texts/texts.ts';
import { headOf, type OwnHead } from './head.ts';

const mandant = { Name: 'Muster & Söhne' };
const own: OwnHead = { titel: 'Anmelden', beschreibung: 'Mit Adresse und Passwort.' };
const head = (said: Partial<OwnHead> = {}, locale: 'de' | 'en' = 'de') =>
  headOf({ t: createTexts(locale, {}), mandant }, { ...own, ...said });

describe('headOf', () => {
  it("puts the tenant's name behind the title, and keeps a page from search engines that says nothing of them", () => {
    expect(head()).toEqual({ ...own, titel: 'Anmelden – Muster & Söhne', robots: 'noindex,nofollow' });
    expect(head({ robots: 'index,follow', script: true })).toMatchObject({ robots: 'index,follow', script: true });
  });

  it('leaves a title alone that names the tenant itself', () => {
    expect(head({ isBranded: true }).titel).toBe('Anmelden');
  });

  it('says first that a form was refused, in the language of the page', () => {
    expect(head({ isRefused: true }).titel).toBe('Fehler: Anmelden – Muster & Söhne');
    expect(head({ isRefused: true, isBranded: true }, 'en').titel).toBe('Error: Anmelden');
  });
});
