import { describe, expect, it } from 'vitest';
import { empfehlung } from '../../features/share/referral.fixture.ts';
import { openDashboard, Praemierung, person, rewarded, schrittOf } from './dashboard.fixture.ts';

const topOf = async (...args: Parameters<typeof openDashboard>) => {
  const { html } = await openDashboard(...args);
  const [, section = ''] = /<section aria-labelledby="wartet"[^>]*>(.*?)<\/section>/s.exec(html) ?? [];
  return { section, text: section.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') };
};
const until = (Spaetestens: string) => ({ NaechsterSchritt: schrittOf('PraemieWaehlen', { Wer: 'Empfehler', Spaetestens }) });
const claim = {
  Nachbuchungsnummer: 'n1',
  Status: 'Abgelehnt',
  Auftragsnummer: 'A<7',
  Auftragsdatum: '2026-11-20',
  Produkt: { Id: 1, Name: 'Strom' },
};
const news = { ...claim, ErstelltAm: '2026-11-21T10:00:00Z', EntschiedenAm: '2026-11-22T10:00:00Z', Antwort: 'Nein.', Neu: true };

describe('the tasks of the recommender', () => {
  it('include a reward to pick, with a button that leads to it', async () => {
    const { section, text } = await topOf([empfehlung({ Empfaenger: [rewarded()] })]);
    expect(text).toContain('Ihre Prämie für die Empfehlung an Jörg M. Strom &lt;Plus&gt; · wählbar bis 17.02.2027 Prämie wählen: 25,01 €');
    expect(section).toMatch(/<a href="\/de\/praemie\/\?token=a%26b" class="[^"]*bg-primary/);
  });

  it('show rewards by their last day, at most three, and only the first button as primary', async () => {
    const days = ['2027-03-01', '2027-01-15', '2027-02-01', '2027-02-02', '2027-02-03'];
    const Empfaenger = days.map((day, nr) => rewarded({ Empfaengernummer: `e${nr}`, Anzeigename: `P${nr}`, ...until(day) }));
    const { section, text } = await topOf([empfehlung({ Empfaenger })]);
    expect([...text.matchAll(/an (P\d)/g)].map(([, name]) => name)).toEqual(['P1', 'P2', 'P3']);
    expect(section.match(/bg-primary/g)).toHaveLength(1);
    expect(text).toContain('Noch 2 weitere warten in der Liste.');
    expect((await topOf([empfehlung({ Empfaenger: Empfaenger.slice(0, 4) })], { locale: 'en' })).text).toContain(
      'One more thing is waiting',
    );
  });

  it('include an address to confirm, once for all recipients of its referral', async () => {
    const NaechsterSchritt = schrittOf('AdresseBestaetigen', { Wer: 'Empfehler' });
    const Empfaenger = [person({ NaechsterSchritt }), person({ Empfaengernummer: 'e2', NaechsterSchritt })];
    const { section } = await topOf([empfehlung({ NaechsterSchritt, Empfaenger, KurzURL: undefined })]);
    expect(section.match(/href="\/de\/bestaetigung\?empfehlungsnummer=nr1"/g)).toHaveLength(1);
  });

  it('include the answer to a claim while it is new', async () => {
    const { section, text } = await topOf([empfehlung()], {}, [news, { ...news, Nachbuchungsnummer: 'n2', Neu: undefined }]);
    expect(text).toContain('Antwort auf Ihre Meldung Bestellung A&lt;7 vom 20.11.2026: Abgelehnt Antwort lesen');
    expect(section.match(/href="#nachbuchung-/g)).toHaveLength(1);
    expect((await openDashboard([empfehlung()], {}, [news])).html).toContain('<li id="nachbuchung-n1"');
  });

  it.each([
    ['Vertrag', 'Vertrag A&lt;7 vom'],
    ['Gespraech', 'Vertrag A&lt;7 vom'],
    ['Bewerbung', 'Bewerbung A&lt;7 vom'],
  ] as const)('describe a %s in the words of its product, not in those of the tenant', async (ProduktArt, words) => {
    const options = { konfiguration: { ProduktArt: 'Bestellung' } } as const;
    expect((await topOf([empfehlung({ ProduktArt })], options, [news])).section).toContain(words);
    const { html } = await openDashboard([empfehlung({ ProduktArt })], options, [news]);
    expect(html.match(new RegExp(words, 'g'))).toHaveLength(2);
    expect(html).not.toContain('Bestellung A&lt;7');
  });

  it('are empty for everything else, and the button to recommend again is then the primary one', async () => {
    const waiting = empfehlung({ Empfaenger: [person(), rewarded({ Praemierung: { ...Praemierung, Token: undefined } })] });
    expect((await topOf([waiting])).section).toBe('');
    const strong = /<a href="\/de\/[^"]*" class="[^"]*bg-primary[^"]*">Neu empfehlen/;
    expect((await openDashboard([waiting])).html).toMatch(strong);
    expect((await openDashboard([empfehlung({ Empfaenger: [rewarded()] })])).html).not.toMatch(strong);
  });
});
