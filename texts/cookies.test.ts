import { expect, it } from 'vitest';
import { CONSENTS } from '../contract/calls/consent.ts';
import { COOKIES, cookiesOf, isOfConsent } from '../contract/values/cookies.ts';
import document from '../docs/cookies.md?raw';
import { createTexts } from './texts.ts';

const matomo = { type: 'matomo', enabled: true } as const;
const all = cookiesOf({
  ExitIntent: true,
  ModuleAgentur: 'Offen',
  ModuleProfiseller: true,
  Anmeldedienst: {},
  trackings: [matomo, { type: 'gtag', enabled: true }],
});

it('docs/cookies.md lists exactly the cookies of the product, with their lifetimes', () => {
  const t = createTexts('en', {});
  const rows = all.map(({ names, zweck, consent, lifetime }) => {
    const kept = lifetime === null ? t('cookies.dauer.sitzung') : t.plural(`cookies.dauer.${lifetime[1]}`, lifetime[0]);
    return `| ${names.map((name) => `\`${name}\``).join(', ')} | ${t(`cookies.zweck.${zweck}`)} | ${consent} | ${kept} |`;
  });
  expect(document.split('\n').filter((line) => line.startsWith('| `'))).toEqual(rows);
});

it('cookiesOf includes cookies of trackers, of the exit question and of agency logins only if the tenant uses them', () => {
  const zwecke = (ExitIntent: boolean, trackings: Parameters<typeof cookiesOf>[0]['trackings']) =>
    cookiesOf({ ExitIntent, ModuleAgentur: 'Aus', ModuleProfiseller: false, Anmeldedienst: {}, trackings }).map(({ zweck }) => zweck);
  const own = ['Anmeldung', 'Angaben', 'Wahl', 'Sprache', 'Weg'];
  expect(zwecke(false, [{ type: 'gtm', enabled: false }])).toEqual(own);
  expect(zwecke(true, [])).toEqual([...own.slice(0, 4), 'Frage', 'Weg']);
  expect(zwecke(false, [matomo])).toEqual([...own, 'MatomoGeraet', 'MatomoHerkunft', 'MatomoBesuch', 'MatomoProbe']);
  const ofAgencies = (Anmeldedienst: object | null) =>
    cookiesOf({ ExitIntent: false, ModuleAgentur: 'Einladung', ModuleProfiseller: false, Anmeldedienst, trackings: [] }).map(
      ({ zweck }) => zweck,
    );
  expect(ofAgencies(null)).toEqual(['Anmeldung', 'Agentur', ...own.slice(1)]);
  expect(ofAgencies({})).toEqual(['Anmeldung', 'Agentur', 'Anmeldedienst', ...own.slice(1)]);
  const ofSellers = cookiesOf({ ExitIntent: false, ModuleAgentur: 'Aus', ModuleProfiseller: true, Anmeldedienst: null, trackings: [] });
  expect(ofSellers.map(({ zweck }) => zweck)).toEqual(['Anmeldung', 'Seller', ...own.slice(1)]);
  for (const type of ['gtm', 'gtag'] as const)
    expect(zwecke(false, [{ type, enabled: true }])).toEqual([...own, 'GoogleGeraet', 'GoogleTag', 'GoogleMenge', 'GoogleAnzeige']);
});

it('COOKIES names each cookie once, and the choice cookies in the order of the categories', () => {
  const names = all.flatMap((cookie) => cookie.names);
  expect(new Set(names).size).toBe(names.length);
  expect(CONSENTS.map(({ cookie }) => cookie)).toEqual([...COOKIES.Wahl.names]);
  expect(CONSENTS.map(({ identifier }) => identifier).join(' ')).toBe('Erforderlich Funktional Analytisch Marketing');
});

it.each([
  ['psoempf_sprache', 'Funktional'],
  ['psoempf_exit', 'Funktional'],
  ['psoempf_channel', 'Analytisch'],
  ['_pk_id.1.abcd', 'Analytisch'],
  ['_pk_ses.1.abcd', 'Analytisch'],
  ['_ga', 'Analytisch'],
  ['_ga_X1', 'Analytisch'],
  ['_gid', 'Analytisch'],
  ['_gat_gtag_1', 'Analytisch'],
  ['_gcl_au', 'Marketing'],
  ['_gac_UA-1', 'Marketing'],
  ['psoe_token', 'Erforderlich'],
  ['psoe_agentur', 'Erforderlich'],
  ['fremd', undefined],
  ['_gart', undefined],
] as const)('isOfConsent assigns %s only to %s', (name, category) => {
  const found = CONSENTS.map(({ identifier }) => identifier).filter((one) => isOfConsent(one, name));
  expect(found).toEqual(category === undefined ? [] : [category]);
});
