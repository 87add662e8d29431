import { describe, expect, it } from 'vitest';
import { produkt } from '../../features/empfaenger/empfehlung.fixture.ts';
import { openPage } from '../../shell/open.fixture.ts';
import type { Answers } from '../../shell/visit.fixture.ts';

const missing = { problem: { status: 404, code: 'NichtGefunden' as const, detail: '' } };

async function open(
  query: Record<string, string>,
  Annahme: string | null,
  Status = 'Abgelaufen',
  locale: 'de' | 'en' = 'de',
  ProduktArt = 'Bestellung',
) {
  const Praemie = { EmpfehlerWert: '0,00 €', EmpfaengerWert: '0,00 €', Wert: '0,00 €', WertCent: 0 };
  const readEmpfehlung = {
    body: { Vorname: '<b>Anna</b>', Produkt: { ...produkt, ProduktArt }, Praemie, GueltigBis: '2026-12-24', Status },
  };
  const answers: Answers = Annahme === null ? { readEmpfehlung: missing } : { readEmpfehlung, readAnnahme: { body: { Annahme } } };
  const page = await openPage('ExpiredRecommendation', { query, locale }, answers);
  const main = page.html.slice(page.html.indexOf('<main'), page.html.indexOf('</main>'));
  return { ...page, text: main.replace(/<[^>]*>/g, ' '), links: [...main.matchAll(/href="([^"]+)"/g)].map((hit) => hit[1]) };
}

const empfehlungsnummer = 'n1';

describe('the page of an ended recommendation', () => {
  it.each([
    ['Beendet', 'Abgelaufen', {}, 'Ihre Empfehlung ist leider abgelaufen.', '/de/'],
    ['Beendet', 'Storniert', {}, 'Diese Empfehlung ist leider nicht mehr möglich', '/de/'],
    ['Moeglich', 'Ok', { grund: 'vergeben' }, 'Zu dieser Empfehlung gibt es schon Angaben', '/de/'],
    ['Unbestaetigt', 'Offen', {}, 'Diese Empfehlung ist noch nicht bestätigt', '/de/empfaengerdaten/n1'],
    ['Moeglich', 'Ok', {}, 'Diese Empfehlung gilt noch', '/de/empfaengerdaten/n1'],
  ])('shows for %s, %s, %j: %s', async (annahme, status, query, title, way) => {
    const page = await open({ empfehlungsnummer, ...query }, annahme, status);
    expect(page.status).toBe(200);
    expect(page.text).toContain(title);
    expect(page.links).toEqual([way]);
    expect(page.html).not.toContain('<b>Anna');
    expect(page.html).toContain('<svg');
  });

  it('shows until when the link was valid', async () => {
    expect((await open({ empfehlungsnummer }, 'Beendet')).text).toContain('galt bis zum 24.12.2026');
    expect((await open({ empfehlungsnummer }, 'Beendet', 'Abgelaufen', 'en')).text).toContain('was valid until 24 December 2026');
  });

  it('uses the words of the recommended product', async () => {
    const page = await open({ empfehlungsnummer }, 'Beendet', 'Storniert', 'de', 'Bewerbung');
    expect(page.text).toContain('Möchten Sie sich trotzdem bewerben');
  });

  it.each(['', 'unbekannt'])('shows an explanation without a known referral too: %j', async (empfehlungsnummer) => {
    const page = await open({ empfehlungsnummer }, null);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Ihre Empfehlung ist leider abgelaufen.');
    expect(page.links).toEqual(['/de/']);
  });
});
