import { describe, expect, it } from 'vitest';
import { pageTracking, trackerOrigins } from './trackers.ts';
import { visitOf } from './visit.fixture.ts';

const trackings = [
  { type: 'matomo' as const, enabled: true, id: 'https://statistik.example/matomo', tagId: '1' },
  { type: 'gtm' as const, enabled: true, id: 'https://tags.example', tagId: 'GTM-1' },
  { type: 'gtag' as const, enabled: false, id: 'https://tags.example', tagId: 'G-1' },
];
type VisitOptions = Parameters<typeof visitOf>[0];
const consent = (Analytisch: boolean, Marketing: boolean) => ({ Funktional: false, Analytisch, Marketing });
const tracking = (options: VisitOptions) => pageTracking(visitOf({ konfiguration: { trackings }, ...options }).visit);
const types = (options: VisitOptions) => tracking(options)?.trackings.map(({ type }) => type);

describe('the trackers of a page', () => {
  it.each([
    ['none before a choice', null, undefined],
    ['none without consent', consent(false, false), undefined],
    ['all active ones with consent to analytics', consent(true, false), ['matomo', 'gtm']],
    ['those for advertising with consent to marketing', consent(false, true), ['gtm']],
  ])('are %s', (_, given, expected) => {
    expect(types({ consent: given })).toEqual(expected);
  });

  it('are none if the address contains a secret', () => {
    expect(tracking({ consent: consent(true, true), query: { token: 'geheim' } })).toBeNull();
    expect(tracking({ consent: consent(true, true), params: { adminLoginToken: 'geheim' } })).toBeNull();
    expect(tracking({ consent: consent(true, true), query: { adminLoginToken: 'geheim' } })).toBeNull();
  });

  it('get the route of the page with its campaign parameters, and nothing else of the address', () => {
    const query = { channel: 'flyer', utm_source: 'x y', mtm_campaign: 'mai', empfaengernummer: 'n2', email: 'a@b.example' };
    const told = tracking({ page: 'RecipientData', params: { empfehlungsnummer: 'n1' }, query, consent: consent(true, true) });
    expect(told).toMatchObject({ name: 'RecipientData', pfad: '/de/empfaengerdaten/:empfehlungsnummer?channel=flyer&mtm_campaign=mai' });
    expect(tracking({ page: null, consent: consent(true, true) })).toMatchObject({ name: 'FileNotFound', pfad: '/de/404' });
  });

  it('are the only other hosts to which the page may connect', () => {
    expect(trackerOrigins(tracking({ consent: consent(true, true) }))).toEqual(['https://statistik.example', 'https://tags.example']);
    expect(trackerOrigins(null)).toEqual([]);
    const own = { konfiguration: { trackings: [{ type: 'matomo' as const, enabled: true, id: '/statistik', tagId: '1' }] } };
    expect(trackerOrigins(tracking({ ...own, consent: consent(true, true) }))).toEqual([]);
  });
});
