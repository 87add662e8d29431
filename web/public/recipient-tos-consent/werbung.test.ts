import { expect, it } from 'vitest';
import { openPage, type VisitOptions } from '../../shell/open.fixture.ts';
import { visitOf } from '../../shell/visit.fixture.ts';
import { postZustimmung } from './post.ts';

const open = (Werbeeinwilligung: string, options: VisitOptions = {}, change: object = {}) =>
  openPage('RecipientTOSConsent', options, {
    listEmpfaengerForderungen: { body: { Forderungen: [] } },
    readEigenenStand: {
      body: {
        Empfaengernummer: 'p1',
        Empfehlungsnummer: 'n1',
        Status: 'Ok',
        Zugestimmt: true,
        Bestaetigt: true,
        Frist: null,
        Werbeeinwilligung,
        empfaengerdaten: { email: 'ida@example.net' },
        ...change,
      },
    },
    readEmpfehlung: { problem: { status: 404, code: 'NichtGefunden', detail: '' } },
    readProduktlink: { problem: { status: 404, code: 'NichtGefunden', detail: '' } },
    readEmpfaengerAuftrag: { problem: { status: 404, code: 'NichtGefunden', detail: '' } },
  });
const FORM = /<form [^>]*method="post"[^>]*><button [^>]*value="werbungWiderrufen"[^>]*name="schritt"[^>]*>Einwilligung widerrufen/;
const SENTENCE = 'Ja, Lindtal Energie darf mir Angebote per E-Mail schicken.';

it.each([
  ['Gegeben', 'Diese Einwilligung haben Sie gegeben'],
  ['Angefragt', 'Es gilt erst, wenn Sie den Link'],
])('shows a consent that is %s word for word, with the button that withdraws it', async (stand, words) => {
  for (const change of [{}, { Status: 'Offen', Zugestimmt: false }, { Status: 'Gezahlt' }]) {
    const { html, text } = await open(stand, {}, change);
    expect([text.includes(words), text.includes(SENTENCE), FORM.test(html)]).toEqual([true, true, true]);
  }
});

it('shows nothing without a consent, and confirms a withdrawal', async () => {
  expect((await open('Keine')).text).not.toContain('Werbung per E-Mail');
  const { text, html } = await open('Keine', { query: { werbung: 'widerrufen' } });
  expect([text.includes('Ihre Einwilligung ist widerrufen'), html.includes('werbungWiderrufen')]).toEqual([true, false]);
  expect((await open('Gegeben', { locale: 'en', query: { werbung: 'widerrufen' } })).text).toContain('You have given this consent');
});

it('withdraws the consent only by its own button', async () => {
  const { visit, made } = visitOf({}, { withdrawEigeneWerbeeinwilligung: { status: 204, body: null } });
  expect(await postZustimmung(visit, { schritt: 'werbungWiderrufen' })).toEqual({
    redirect: { page: 'RecipientTOSConsent', params: { werbung: 'widerrufen' } },
  });
  expect(made.map(({ name }) => name)).toEqual(['withdrawEigeneWerbeeinwilligung']);
});
