import { describe, expect, it } from 'vitest';
import { type Answers, visitOf } from '../../shell/visit.fixture.ts';
import { postPage } from '../../site.tsx';
import { benutzerOf } from '../account/benutzer.fixture.ts';
import { empfehlung } from '../share/referral.fixture.ts';
import { hasAcceptedCurrent, readTapper } from './tap.ts';

type VisitOptions = NonNullable<Parameters<typeof visitOf>[0]>;

const login = { who: 'E' } as const;
const agb = (Gilt: string, Zuletzt: string | null) => ({
  readZustimmung: {
    body: { Gilt: { AgbVersion: Gilt }, Zuletzt: Zuletzt === null ? null : { AgbVersion: Zuletzt, GegebenAm: '2026-11-20T10:00:00Z' } },
  },
});
const known = { readUser: { body: benutzerOf() }, ...agb('3', '3') };
const tapOf = async (answers: Answers, options: VisitOptions = {}) =>
  (await readTapper(visitOf({ login, ...options }, { ...known, ...answers }).visit)).tap;

describe('recommending with one tap', () => {
  it('is possible for a logged-in recommender who has a name and accepted the current terms', async () => {
    expect(await tapOf({})).toMatchObject({ fassung: '3', satz: expect.stringContaining('Fassung 3'), person: { Vorname: 'Erika' } });
  });

  it.each([
    ['without a login', {}, { login: null }],
    ['without a name', { readUser: { body: benutzerOf({ Vorname: '', Nachname: '' }) } }, {}],
    ['when the terms changed after the consent', agb('4', '3'), {}],
    ['before terms were accepted', agb('3', null), {}],
    ['once the session has ended', { readUser: { problem: { status: 401, code: 'PSOF0204', detail: '' } } }, {}],
  ] as const)('is not possible %s', async (_, answers, options) => {
    expect(await tapOf(answers as Answers, options)).toBeNull();
  });

  it('accepts the terms by a sentence if the tenant asks for no tick', async () => {
    const tap = await tapOf(agb('4', null), { konfiguration: { AgbCheckBoxAutoAccept: true } });
    expect(tap?.satz).toContain('Mit Ihrer Empfehlung erklären Sie');
  });
});

describe('sending the one-tap form', () => {
  const made: Answers = { createEmpfehlung: { status: 201, body: { Empfehlungsnummer: 'neu', OptInRequired: false } } };
  const produkt = { readProdukt: { body: { Id: 1, ExterneId: 'S-1' } } };
  const tap = async (
    own: ReturnType<typeof empfehlung>[],
    answers: Answers = {},
    fields = { schritt: 'link', Fassung: '3' },
    options: VisitOptions = {},
  ) => {
    const all = { ...known, ...produkt, listEmpfehlungen: { body: own }, ...made, ...answers };
    const { visit, made: calls } = visitOf({ login, page: 'Recommend', params: { produktId: '1' }, ...options }, all);
    const posted = await postPage('Recommend', visit, fields);
    return { posted, created: calls.find(({ name }) => name === 'createEmpfehlung')?.input };
  };
  const to = (empfehlungsnummer: string) => ({ redirect: { page: 'Recommendation', params: { empfehlungsnummer } } });
  const form = { redirect: { page: 'Recommend', params: { produktId: '1' } } };

  it("creates a link for many people with the tenant's share, in the recommender's name", async () => {
    const { posted, created } = await tap([], {}, undefined, { konfiguration: { RecommenderDefaultShare: 50 } });
    expect(posted).toEqual(to('neu'));
    expect(created?.body).toEqual({
      Empfehlung: {
        Produkt: 1,
        Channel: 'link',
        Empfehlungslink: true,
        AnteilEmpfehler: 50,
        AgbText: expect.stringContaining('Fassung 3'),
      },
      Empfehler: { Vorname: 'Erika', Nachname: 'Muster & Co', Email: 'erika@example.org' },
    });
  });

  it('reuses the link that is already open', async () => {
    const { posted, created } = await tap([empfehlung({ AnteilEmpfehler: 50, Empfehlungsnummer: 'alt' })]);
    expect(posted).toEqual(to('alt'));
    expect(created).toBeUndefined();
  });

  it.each([
    ['with another share', { AnteilEmpfehler: 100 }],
    ['of another product', { Produkt: { Id: 2, Name: '' } }],
    ['for one named person', { Benannt: true }],
    ['that has ended', { Status: 'Abgelaufen' }],
    ["whose recommender's address is not confirmed", { Status: 'Offen', KurzURL: undefined }],
  ] as const)('creates a new link next to one %s', async (_, change) => {
    expect((await tap([empfehlung({ AnteilEmpfehler: 50, ...change })])).posted).toEqual(to('neu'));
  });

  it('creates one referral for a double tap, and another one once the product has a newer referral', async () => {
    const key = async (own: ReturnType<typeof empfehlung>[]) => (await tap(own)).created?.idempotencyKey;
    const other = empfehlung({ Produkt: { Id: 2, Name: '' } });
    expect(await key([])).toBe(await key([other]));
    const one = (Empfehlungsnummer: string) => empfehlung({ AnteilEmpfehler: 100, Empfehlungsnummer });
    expect(await key([one('a')])).not.toBe(await key([]));
    expect(await key([one('a')])).not.toBe(await key([one('b')]));
  });

  it('redirects to the form if input is needed first', async () => {
    expect((await tap([], agb('4', '3'))).posted).toEqual(form);
    expect((await tap([], {}, { schritt: 'link', Fassung: '2' })).posted).toEqual(form);
    expect((await tap([], {}, undefined, { login: null })).posted).toEqual(form);
  });

  it('returns the problem of a failed call', async () => {
    const problem = { status: 429, code: 'ZuVieleAnfragen', detail: 'Warten Sie.' } as const;
    expect((await tap([], { createEmpfehlung: { problem } })).posted).toEqual({ problem });
    const gone = { status: 404, code: 'NichtGefunden', detail: '' } as const;
    expect((await tap([], { readProdukt: { problem: gone } })).posted).toEqual({ problem: gone });
  });
});

describe('hasAcceptedCurrent', () => {
  const GegebenAm = '2026-11-20T10:00:00.000Z';
  const stand = (gilt: string, zuletzt: string | null) => ({
    Gilt: { AgbVersion: gilt, PraemienbedingungenVersion: null },
    Zuletzt: zuletzt === null ? null : { AgbVersion: zuletzt, PraemienbedingungenVersion: null, GegebenAm },
  });

  it.each([
    ['the same version', '3', '3', true],
    ['another version', '4', '3', false],
    ['nothing accepted yet', '3', null, false],
    ['terms that could not be shown', '', '', false],
  ])('compares the accepted with the current version: %s', (_, gilt, zuletzt, expected) => {
    expect(hasAcceptedCurrent(stand(gilt, zuletzt))).toBe(expected);
  });

  it('requires every text in its current version', () => {
    const zuletzt = { AgbVersion: '3', PraemienbedingungenVersion: '1', GegebenAm };
    expect(hasAcceptedCurrent({ Gilt: { AgbVersion: '3', PraemienbedingungenVersion: '1' }, Zuletzt: zuletzt } as never)).toBe(true);
    expect(hasAcceptedCurrent({ Gilt: { AgbVersion: '3', PraemienbedingungenVersion: '2' }, Zuletzt: zuletzt } as never)).toBe(false);
  });
});
