import { describe, expect, it } from 'vitest';
import type { ProduktArt } from '../../contract/values/produktart.ts';
import { mandantTexts, textsOf, withArt } from '../../texts/texts.ts';
import { type DemoMandant, loadDemoMandant } from './files.ts';

const LOCALES = ['de', 'en'] as const;
type Locale = (typeof LOCALES)[number];
type Said = readonly (readonly [place: string, text: string])[];

/** Words that the tenant never uses: nobody orders a job or an adviser, and an adviser is no product. The verb stays allowed: a consent can be withdrawn. */
const NEVER = {
  intern: { de: /[Bb]estell|[Hh]otline|Widerruf/, en: /\border|hotline|withdrawal/i },
  berater: { de: /[Bb]estell|\bProdukte?\b|\bAngebote?\b/, en: /\border|\bproducts?\b|\boffers?\b/i },
} as const;

/** Texts that are left out: fields of calls for the tenant's own systems, faults of its folder, the portal of sellers, which neither has, and for berater those of the catalogue, which it does not have. */
const ELSEWHERE = {
  intern:
    /^(auftrag\.konflikt|agentur|betrieb|ordner|portal\.ergebnis|agenturseite|export|freigabe|seller|sellerseite|mail\.auftragBeanstandet|mail\.(agentur|mitarbeiter)\w+)\.|^mail\.anfrage\.nummern$/,
  berater:
    /^(auftrag\.konflikt|agentur|betrieb|ordner|portal\.ergebnis|agenturseite|export|mail\.auftragBeanstandet|mail\.(agentur|mitarbeiter)\w+|fehler|feldname|freigabe|katalog|seller|sellerseite|statistik)\.|^mail\.anfrage\.nummern$|^seite\.(link|navigation)\.Produktkategorien$/,
} as const;

/** The kinds of the tenant's products. */
const artenOf = ({ konfiguration, produkte }: DemoMandant): Set<ProduktArt> =>
  new Set([konfiguration.ProduktArt, ...produkte.flatMap(({ Daten }) => ('ProduktArt' in Daten ? [Daten.ProduktArt as ProduktArt] : []))]);

/** Every text of the tenant, for each kind of its products. */
function spokenBy(tenant: DemoMandant, locale: Locale): Said {
  const { konfiguration, texte } = tenant;
  const usual = mandantTexts(locale, konfiguration, texte[locale]);
  return [...artenOf(tenant)].flatMap((art) => Object.entries(textsOf(locale, withArt(locale, art, konfiguration, usual))));
}

/** Its content, products, categories and rewards. */
function writtenBy({ inhalte, produkte, kategorien, praemien }: DemoMandant, locale: Locale): Said {
  const content = inhalte.map(({ art, kennung, felder }) => [`${art}/${kennung}`, JSON.stringify(fieldsIn(felder, locale))] as const);
  const shown = [...produkte, ...kategorien, ...praemien].flatMap((entry) => [...wordsIn(entry)]);
  return [...content, ...shown.map((text) => ['catalogue', text] as const)];
}

const fieldsIn = (felder: object, locale: Locale) => Object.values(felder).map((field: Partial<Record<string, unknown>>) => field[locale]);

/** The texts of an entry that people read, without addresses and names for programs. */
function* wordsIn(entry: unknown): Generator<string> {
  if (typeof entry !== 'object' || entry === null) return;
  for (const [name, value] of Object.entries(entry))
    if (['Name', 'Titel', 'Beschreibung', 'Wert'].includes(name) && typeof value === 'string') yield value;
    else yield* wordsIn(value);
}

describe.each(['intern', 'berater'] as const)('%s', (name) => {
  it.each(LOCALES)('never mentions an order in %s', async (locale) => {
    const tenant = await loadDemoMandant(name);
    const said = [...spokenBy(tenant, locale), ...writtenBy(tenant, locale)].filter(([place]) => !ELSEWHERE[name].test(place));
    expect(said.length).toBeGreaterThan(1000);
    const wrong = said.filter(([, text]) => NEVER[name][locale].test(text.replace(/\{\w+\}/g, '')));
    expect(wrong).toEqual([]);
  });
});

it('titles of jobs state that the jobs are open to everybody', async () => {
  const { produkte } = await loadDemoMandant('intern');
  const jobs = produkte.filter(({ Daten }) => !('ProduktArt' in Daten));
  expect(jobs.length).toBeGreaterThan(3);
  for (const { Name, En } of jobs)
    expect([Name, En.Name]).toEqual([expect.stringContaining('(m/w/d)'), expect.stringContaining('(m/f/d)')]);
});
