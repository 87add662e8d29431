import { describe, expect, it } from 'vitest';
import { createFindText, createTexts, mandantTexts } from '../../texts/texts.ts';
import { nachrichtOf, shownParts, vorschauTexts } from './nachricht.ts';
import { splitPraemie } from './split.ts';

const person = {
  mandant: 'Funkhof',
  produkt: 'HofNetz L',
  vorname: 'Erika',
  nachname: 'Muster',
  link: 'https://fh.example/R',
  gueltigBis: '2027-01-19',
};

type Share = readonly [anteil: 100 | 50 | 0, wertCent: number, maxEmpfaengerCent: number | null];

function said(
  [anteilEmpfehler, wertCent, maxEmpfaengerCent]: Share,
  words: Readonly<Record<string, string>> = {},
  locale: 'de' | 'en' = 'de',
) {
  const mitteilung = { ...person, wertCent, anteilEmpfehler, maxEmpfaengerCent };
  return nachrichtOf(createTexts(locale, words), createFindText(locale, words), mitteilung, locale);
}

const THEN = 'wenn du über meinen Link bestellst. Ich empfehle dir HofNetz L von Funkhof';
const FOR_ME = 'Hallo! Ich empfehle dir HofNetz L von Funkhof. Wenn du über meinen Link bestellst, bekomme ich 70 €';

describe('the message of a referral', () => {
  it.each<[Share, string]>([
    [[50, 7000, null], `35 € für dich und 35 € für mich, ${THEN}`],
    [[50, 5001, null], `25 € für dich und 25,01 € für mich, ${THEN}`],
    [[50, 7500, 1500], `15 € für dich und 60 € für mich, ${THEN}`],
    [[0, 7000, null], `70 € für dich, ${THEN}`],
    [[0, 7000, 0], FOR_ME],
    [[100, 7000, null], FOR_ME],
    [[50, 0, null], 'Hallo! Ich empfehle dir HofNetz L von Funkhof'],
  ])('begins with what the contact gains and names the parts of both sides for %j', (share, words) => {
    expect(said(share).nachricht.text).toBe(`${words}: https://fh.example/R`);
  });

  it('names the parts in a text message and in English too', () => {
    expect(said([50, 7000, null]).nachricht.texte?.sms).toBe(
      '35 € für dich und 35 € für mich bei Bestellung über den Link. Mein Tipp: HofNetz L von Funkhof, https://fh.example/R',
    );
    expect(said([50, 7000, null], {}, 'en').nachricht.text).toBe(
      '€35 for you and €35 for me if you order through my link. I recommend HofNetz L by Funkhof: https://fh.example/R',
    );
  });

  it('has one greeting in a mail: its own, or else the greeting of mails', () => {
    expect(said([100, 7000, null]).nachricht.rahmen).toBe('{text}\n\nViele Grüße\nErika Muster');
    expect(said([50, 7000, null]).nachricht.rahmen).toBe('Hallo!\n\n{text}\n\nViele Grüße\nErika Muster');
    const formal = mandantTexts('de', { ProduktArt: 'Bestellung', TeilenAnrede: 'Sie' }, {});
    expect(said([100, 7000, null], formal).nachricht.rahmen).toMatch(/^\{text\}/);
    expect(said([50, 7000, null], formal).nachricht.rahmen).toMatch(/^Guten Tag!\n\n\{text\}/);
    const own = { 'teilen.text.beide': 'Schau mal, {praemie}: {link}' };
    expect(said([50, 7000, null], own).nachricht).toMatchObject({
      text: 'Schau mal, 70 €: https://fh.example/R',
      rahmen: 'Hallo!\n\n{text}\n\nViele Grüße\nErika Muster',
    });
  });
});

describe('the preview of a referral link', () => {
  const previewOf = ([anteil, wert, max]: Share, locale: 'de' | 'en' = 'de') =>
    vorschauTexts(createTexts(locale, {}), { ...person, ...shownParts(splitPraemie(wert, anteil, max), locale) });

  it.each<[Share, string]>([
    [[50, 7000, null], '35 € für Sie, 35 € für Erika'],
    [[0, 7500, 1500], '15 € für Sie, 60 € für Erika'],
    [[0, 7000, null], '70 € für Sie, wenn Sie über diesen Link bestellen'],
    [[100, 7000, null], 'Ein persönlicher Tipp. Bestellen Sie über diesen Link, bekommt Erika dafür eine Prämie von 70 €.'],
    [[50, 0, null], 'Ein persönlicher Tipp von Erika'],
  ])('names for %j the part of the reader, then that of the recommender', (share, beschreibung) => {
    expect(previewOf(share)).toEqual({ titel: 'Erika empfiehlt Ihnen HofNetz L', beschreibung });
  });

  it('names the parts in English', () => {
    expect(previewOf([50, 7000, null], 'en').beschreibung).toBe('€35 for you, €35 for Erika');
  });
});
