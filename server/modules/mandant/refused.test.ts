import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Rechnungssteller } from '../../../contract/calls/agentur/rechnungssteller.ts';
import { MandantKonfiguration } from '../../../contract/calls/mandant.ts';
import { Theme } from '../../../contract/values/theme.ts';
import { Datum, Email, Text } from '../../../contract/values/wire.ts';
import telko from '../../../mandanten/telko/mandant.json' with { type: 'json' };
import { checkValue } from './refused.ts';

/** What is refused, as `path: English / German`. */
const refusedIn = (schema: z.ZodMiniType, value: unknown): string[] =>
  (checkValue(schema, value).refused ?? []).map(({ path, message }) => `${path.join('.')}: ${message('en')} / ${message('de')}`);

describe('a refused value has a sentence in each language', () => {
  test.each<[string, z.ZodMiniType, unknown, string]>([
    ['a missing value', z.object({ a: z.string() }), {}, 'a: is missing / Diese Angabe fehlt.'],
    ['a missing choice', z.object({ a: z.enum(['x', 'y']) }), {}, 'a: is missing / Diese Angabe fehlt.'],
    ['an unknown field', z.strictObject({}), { b: 1 }, 'b: there is no such field / Dieses Feld gibt es nicht.'],
    ['no text', z.string(), 7, ': Invalid input: expected a text / Hier wird ein Text erwartet.'],
    ['no number', z.number(), '7', ': Invalid input: expected a number / Hier wird eine Zahl erwartet.'],
    ['no whole number', z.int(), 1.5, ': Invalid input: expected a whole number / Hier wird eine ganze Zahl erwartet.'],
    ['no yes or no', z.boolean(), 'ja', ': Invalid input: expected true or false / Hier wird true (ja) oder false (nein) erwartet.'],
    ['no list', z.array(z.int()), {}, ': Invalid input: expected array, a list of entries / Hier wird eine Liste erwartet.'],
    [
      'no object',
      z.object({}),
      null,
      ': Invalid input: expected record, an entry with fields / Hier wird ein Eintrag mit Feldern erwartet.',
    ],
    ['an empty text', Text(), '', ': Too small: it must not be empty / Diese Angabe darf nicht leer sein.'],
    ['an empty list', z.array(z.int()).check(z.minLength(1)), [], ': Too small: it must not be empty / Diese Angabe darf nicht leer sein.'],
    [
      'a long text',
      z.string().check(z.maxLength(3)),
      'abcd',
      ': Too big: at most 3 characters / Der Text ist zu lang. Möglich sind höchstens 3 Zeichen.',
    ],
    [
      'a long list',
      z.array(z.int()).check(z.maxLength(2)),
      [1, 2, 3],
      ': Too big: at most 2 entries / Die Liste ist zu lang. Möglich sind höchstens 2 Einträge.',
    ],
    [
      'a small number',
      z.int().check(z.minimum(2)),
      1,
      ': Too small: it has to be at least 2 / Die Zahl ist zu klein. Sie muss mindestens 2 sein.',
    ],
    [
      'a number that is not positive',
      z.int().check(z.positive()),
      0,
      ': Too small: it has to be more than 0 / Die Zahl ist zu klein. Sie muss größer als 0 sein.',
    ],
    [
      'a large number',
      z.int().check(z.maximum(5000)),
      5001,
      ': Too big: it may be at most 5000 / Die Zahl ist zu groß. Sie darf höchstens 5000 sein.',
    ],
    [
      'an unknown choice',
      z.enum(['x', 'y']),
      'z',
      ': Invalid option: there are x, y / Diese Angabe gibt es hier nicht. Möglich sind x, y.',
    ],
    [
      'a nonexistent day',
      Datum,
      '2026-02-30',
      ': Invalid ISO date: write a day of the calendar as 2026-12-31 / Das ist kein gültiger Tag. Bitte schreiben Sie ihn wie 2026-12-31.',
    ],
    ['a day of the year 0', Datum, '0000-01-01', ': is no day of the calendar / Diesen Tag gibt es im Kalender nicht.'],
    ['an email address without @', Email, 'hilfe', ': is no email address / Das ist keine E-Mail-Adresse.'],
    [
      'a text without its placeholder',
      z.string().check(z.includes('{praemie}')),
      'x',
      ': has to contain "{praemie}" / Im Text muss „{praemie}“ vorkommen.',
    ],
    [
      'another pattern',
      z.string().check(z.regex(/^a+$/)),
      'b',
      ': does not have the expected form (/^a+$/) / Diese Angabe hat nicht die erwartete Form (/^a+$/).',
    ],
    [
      'a rare fault, in words of the library',
      z.number().check(z.multipleOf(5)),
      7,
      ': Invalid number: must be a multiple of 5 / Ungültige Zahl: muss ein Vielfaches von 5 sein',
    ],
    ['a message of the schema itself', z.string().check(z.refine(() => false, 'no')), 'x', ': no / no'],
  ])('%s', (_, schema, value, said) => expect(refusedIn(schema, value)).toEqual([said]));
});

const banner = { Name: 'b', Bereich: 'Empfehlungen' };
const tier = { AbKunde: 2, Tage: 9, BetragCent: 9 };
const api = { Adresse: 'https://api.example', Arten: ['faq'] };

describe('a setting that contradicts others has a sentence in each language', () => {
  test.each<[object, string]>([
    [{ ModuleSms: -2 }, 'ModuleSms: Too small: it has to be at least -1 / Die Zahl ist zu klein. Sie muss mindestens -1 sein.'],
    [{ PlanMinCent: 900, PlanMaxCent: 800 }, 'PlanMaxCent: is less than PlanMinCent / Der Betrag ist kleiner als PlanMinCent.'],
    [
      { CmsAppName: null, Dienste: { Inhalte: { ...api, ClientId: 'x' } } },
      'CmsAppName: is needed with Dienste.Inhalte / Mit Dienste.Inhalte wird diese Angabe gebraucht.',
    ],
    [
      { CmsAppName: 'a', Dienste: { Inhalte: { ...api, ClientId: 'x' }, InhalteApi: api } },
      'Dienste.InhalteApi.Arten: faq come from Dienste.Inhalte / Das kommt schon aus Dienste.Inhalte: faq.',
    ],
    [{ Banner: [banner, banner] }, 'Banner: names a banner twice / Ein Banner steht hier zweimal.'],
    [
      { Banner: [{ ...banner, Startdatum: '2026-02-01', Enddatum: '2026-01-01' }] },
      'Banner.0.Enddatum: is before Startdatum / Der Tag liegt vor dem Startdatum.',
    ],
    [{ Bonus: [tier, tier] }, 'Bonus: names a tier twice / Eine Stufe steht hier zweimal.'],
    [
      { AdditionalRoutes: [{ Route: '/faq', RouteName: 'Thanks' }] },
      'AdditionalRoutes: /faq has addresses in common with /faq / /faq hat Adressen, die auch zu /faq gehören.',
    ],
    [
      { AdditionalRoutes: [{ Route: '/hilfe/:thema', RouteName: 'Faq' }] },
      'AdditionalRoutes: /hilfe/:thema needs the parameters of Faq, each once / /hilfe/:thema braucht die Parameter der Seite Faq, jeden einmal.',
    ],
    [{ Startseite: ['Formular', 'Formular'] }, 'Startseite: a part stands there twice / Ein Teil steht hier zweimal.'],
    [
      { Startseite: ['Fragen'] },
      'Startseite: Formular has to be there: by it is recommended what other parts show / Formular muss dabei sein: Damit wird empfohlen, was andere Teile zeigen.',
    ],
    [
      { Vorauswahl: { 'Inter Net': 1 } },
      'Vorauswahl.Inter Net: may have small letters and digits, with single hyphens, dots and slashes between them / Möglich sind kleine Buchstaben und Ziffern, dazwischen einzelne Bindestriche, Punkte und Schrägstriche.',
    ],
    [{ EmpfehlenPath: 'x' }, 'EmpfehlenPath: is no path of a page, as /my/path / Das ist kein Pfad einer Seite, wie /mein/weg.'],
    [
      { FrameHosts: ['https://x.example'] },
      'FrameHosts.0: is no name on the internet, as www.example.com: without https:// and path, in small letters / Das ist kein Name im Internet, wie www.example.com: ohne https:// und ohne Pfad, in kleinen Buchstaben.',
    ],
    [
      { MandantUrl: 'telko' },
      'MandantUrl: Invalid URL: write a whole address as https://www.example.com / Das ist keine vollständige Internetadresse, wie https://www.example.com.',
    ],
    [
      { Banner: [{ ...banner, Name: 'Für Sie' }] },
      'Banner.0.Name: may have up to 60 unaccented letters, digits, hyphens and underscores / Möglich sind bis zu 60 Buchstaben ohne Umlaute, Ziffern, Bindestriche und Unterstriche.',
    ],
    [
      { trackings: [{ type: 'matomo', enabled: true, id: '/matomo', tagId: '§' }] },
      'trackings.0.tagId: may have up to 40 unaccented letters, digits, hyphens and underscores / Möglich sind bis zu 40 Buchstaben ohne Umlaute, Ziffern, Bindestriche und Unterstriche.',
    ],
    [
      { trackings: [{ type: 'matomo', enabled: true, id: 'x', tagId: '1' }] },
      'trackings.0.id: does not have the expected form / Diese Angabe hat nicht die erwartete Form.',
    ],
  ])('%j', (change, said) => expect(refusedIn(MandantKonfiguration, { ...telko.konfiguration, ...change })).toEqual([said]));
});

test('a colour and names of pictures have a sentence in each language', () => {
  const { theme } = telko;
  expect(refusedIn(Theme, { ...theme, color: { ...theme.color, text: 'red' }, logo: 'Logo.gif', keyVisual: 'meer.jpg' })).toEqual([
    'color.text: is no colour, as #1a2b3c / Das ist keine Farbe. Bitte schreiben Sie sie wie #1a2b3c.',
    'logo: is no name of a picture: small letters, digits and hyphens, then .svg, .avif, .webp, .jpg, .png / So kann kein Bild heißen. Möglich sind kleine Buchstaben, Ziffern und Bindestriche, dann .svg, .avif, .webp, .jpg, .png.',
    'keyVisual: may have small letters, digits and single hyphens, without an ending / Möglich sind kleine Buchstaben, Ziffern und einzelne Bindestriche, ohne Endung.',
  ]);
});

test('the issuer of invoices has a sentence for each of its fields in each language', () => {
  const steller = { Name: 'A', Strasse: 'B', Hausnummer: '1', Plz: '12345', Ort: 'C', IBAN: 'DE93999007000000731045', Zahlungsziel: 14 };
  expect(refusedIn(Rechnungssteller, steller)).toEqual([
    'UstId: is missing: UstId or Steuernummer is needed / Hier fehlt eine Angabe: UstId oder Steuernummer.',
  ]);
  const wrong = { Name: '漢', Plz: '1', UstId: 'x', Steuernummer: 'y', IBAN: 'DE93 9990', BIC: 'x' };
  expect(refusedIn(Rechnungssteller, { ...steller, ...wrong })).toEqual([
    'Name: is printed on invoices: use Latin letters, digits and usual punctuation / Das steht auf Rechnungen. Bitte nehmen Sie lateinische Buchstaben, Ziffern und übliche Satzzeichen.',
    'Plz: is no postcode of 5 digits / Eine Postleitzahl hat 5 Ziffern.',
    'UstId: is no valid VAT number / Das ist keine gültige Umsatzsteuer-ID.',
    'Steuernummer: is no valid tax number: it has 10 or 11 digits, or 13 in the national form / Das ist keine gültige Steuernummer. Sie hat 10 oder 11 Ziffern, bundeseinheitlich 13.',
    'IBAN: is no IBAN: write it without spaces, in capital letters / Das ist keine IBAN. Bitte schreiben Sie sie ohne Leerzeichen, in großen Buchstaben.',
    'BIC: is no BIC of 8 or 11 capital letters and digits / Eine BIC hat 8 oder 11 große Buchstaben und Ziffern.',
  ]);
});
