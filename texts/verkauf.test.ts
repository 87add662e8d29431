import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { ProduktArt } from '../contract/values/produktart.ts';
import type { Locale } from '../contract/values/wire.ts';
import { root } from '../scripts/sources.mjs';
import { ART_TEXTS } from './arten.ts';
import { verkauf } from './de/verkauf.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { mandantTexts, sellerTexts, type TextKey, textsOf, withArt } from './texts.ts';

const LOCALES = ['de', 'en'] as const;
const BASE: Record<Locale, Readonly<Record<string, string>>> = { de, en };
const placeholders = (text = '') => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
const KEYS = Object.keys(verkauf) as (keyof typeof verkauf)[];
const brands = readdirSync(join(root, 'mandanten'));

/** Texts that a contact reads on the way from the link to the reward. */
const OF_CONTACT =
  /^(weg|landung|angaben|angabenBestaetigen|zustimmung|stand|abgelaufen|vorschau|mail\.(empfaenger\w*|praemieInSichtEmpfaenger|anfrageEingang|praemieBereit))\./;
/** Texts that need a part of the reward for the recommender, an agency or an unconfirmed recommender. A seller's referral has none of them (kontakt.db.test.ts). */
const OF_RECOMMENDER =
  /^(weg\.fuer|landung\.empfehler|.*\.(beide|empfehler)|landung\.daten\.agentur|landung\.unbestaetigt\..*|angabenBestaetigen\.vergeben\.text)$/;

const UNTRUE: Readonly<Record<Locale, readonly RegExp[]>> = {
  de: [
    /ganze Prämie|Ihr Teil\b/,
    /beide eine Prämie/,
    /Prämie geht an/,
    /persönlicher Tipp|Persönlich empfohlen/i,
    /\} sieht (davon )?Ihren/,
    /für \{vorname\}/,
    /bekommt \{?\w* ?(dafür )?eine Prämie/,
  ],
  en: [
    /(whole|full|entire) reward|your share/i,
    /both get/i,
    /reward goes to/i,
    /personal(ly)? (tip|recommend)/i,
    /\} only sees your/,
    /for \{vorname\}/,
    /gets a reward/,
  ],
};

/** Texts in force on a seller's referral of a brand for a kind of product. */
function inForce(brand: string, locale: Locale, art: ProduktArt): [string, string][] {
  const read = (file: string) => JSON.parse(readFileSync(join(root, 'mandanten', brand, file), 'utf8'));
  const { ProduktArt: own = 'Bestellung', TeilenAnrede } = read('mandant.json');
  const settings = { ProduktArt: own, TeilenAnrede };
  const texte = sellerTexts(locale, withArt(locale, art, settings, mandantTexts(locale, settings, read('texte.json')[locale])));
  return Object.entries(textsOf(locale, texte)).filter(([key]) => OF_CONTACT.test(key) && !OF_RECOMMENDER.test(key));
}

describe("texts on a seller's referral", () => {
  it.each(KEYS)('%s replaces a text and uses its placeholders, with the names of seller and tenant where it says who pays', (key) => {
    const replaced = key.slice('verkauf.'.length);
    for (const locale of LOCALES) {
      const known = [
        ...placeholders(BASE[locale][replaced]),
        ...(/^(landung\.lead|vorschau)\./.test(replaced) ? ['{vorname}', '{mandant}'] : []),
      ];
      expect(BASE[locale]).toHaveProperty([replaced]);
      expect(known, locale).toEqual(expect.arrayContaining(placeholders(BASE[locale][key])));
    }
  });

  describe.each(brands)('of %s', (brand) => {
    test.each(LOCALES)('promise neither the whole reward nor one for the seller, and name a commission (%s)', (locale) => {
      for (const art of ProduktArt.options) {
        const texts = inForce(brand, locale, art);
        expect(texts.length).toBeGreaterThan(100);
        const untrue = texts.filter(([, said]) => UNTRUE[locale].some((claim) => claim.test(said)));
        expect(untrue, art).toEqual([]);
        const said = Object.fromEntries(texts);
        for (const key of [
          'weg.von',
          'landung.lead.sie',
          'landung.lead.ohne',
          'vorschau.beschreibung.empfaenger',
          'vorschau.beschreibung.ohne',
        ])
          expect(said[key], key).toMatch(/Provision|commission/);
      }
    });
  });

  it("find a claim in the sentences of a recommender's referral", () => {
    for (const locale of LOCALES)
      for (const key of ['landung.lead.sie', 'stand.freigegeben.ohne', 'zustimmung.kurz.sicht', 'vorschau.bild.tipp'] as TextKey[])
        expect(
          UNTRUE[locale].some((claim) => claim.test(BASE[locale][key] ?? '')),
          `${locale} ${key}`,
        ).toBe(true);
  });

  it("take a tenant's own sentence for sellers, and leave it out of other referrals", () => {
    const own = { 'verkauf.weg.von': 'Von {vorname}, bezahlt' };
    expect(sellerTexts('de', own)['weg.von']).toBe('Von {vorname}, bezahlt');
    expect(own).not.toHaveProperty(['weg.von']);
    expect(sellerTexts('de', ART_TEXTS.de.Bewerbung)['zustimmung.kurz.sicht']).toContain('die Bewerbung mit Nummer');
  });
});
