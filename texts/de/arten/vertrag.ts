import type { Words } from '../../words.ts';
import { abschluss } from './abschluss.ts';

/** Texts for contracts, shown to recommenders. */
export const vertrag: Words = {
  ...abschluss,
  'home.bedingung':
    'Schließt jemand über Ihren Link einen Vertrag ab, gibt es nach der Freigabe {praemie}: für Sie, für Ihren Kontakt oder geteilt.',
  'karte.bis': 'Gilt bis zum {tag}. Nur ein Vertrag über diesen Link zählt.',
  'teilen.danach.bestellen.titel': 'Ihr Kontakt schließt den Vertrag ab',
  'naechsterSchritt.Bestellen': 'Ihr Kontakt ist am Zug und schließt den Vertrag über Ihren Link ab.',
  'naechsterSchritt.AnderesProdukt': 'Der Vertrag gilt einem anderen Angebot als dem empfohlenen. Dafür gibt es keine Prämie.',
};
