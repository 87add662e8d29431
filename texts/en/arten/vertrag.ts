import type { Words } from '../../words.ts';
import { abschluss } from './abschluss.ts';

/** Texts for contracts, shown to recommenders. */
export const vertrag: Words = {
  ...abschluss,
  'home.bedingung':
    'If somebody concludes a contract through your link, there is {praemie} after the release: for you, for your contact, or shared.',
  'karte.bis': 'Valid until {tag}. Only a contract by this link counts.',
  'teilen.danach.bestellen.titel': 'Your contact concludes the contract',
  'naechsterSchritt.Bestellen': 'It is your contact’s turn to conclude the contract through your link.',
  'naechsterSchritt.AnderesProdukt': 'The contract is for another offer than the recommended one. There is no reward for it.',
};
