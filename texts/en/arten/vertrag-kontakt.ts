import type { Words } from '../../words.ts';
import { abschlussKontakt } from './abschluss-kontakt.ts';

/** Texts for contracts, shown to the recommended person. */
export const vertragKontakt: Words = {
  ...abschlussKontakt,
  'vorschau.beschreibung.empfaenger': '{empfaenger} for you if you conclude the contract through this link',
  'vorschau.beschreibung.empfehler':
    'A personal tip. If you conclude the contract through this link, {vorname} gets a reward of {empfehler} for it.',

  'landung.lead.beide': 'Conclude your contract through this link and you both get a reward.',
  'landung.lead.sie': 'Conclude your contract through this link and the whole reward is yours.',
  'landung.lead.empfehler': 'Conclude your contract through this link and {vorname} gets a reward.',
  'landung.nurLink': 'You only get the {wert} if you conclude the contract through this link, not in another way.',
  'landung.unverbindlich': 'No obligation: you conclude the contract in the next step only.',
  'landung.schritt3': 'Conclude the contract',
  'landung.schritt3.text': 'After that you have {widerruf} to change your mind. After that at the earliest, {mandant} releases the reward.',

  'verkauf.landung.daten':
    '{mandant} uses your details for this recommendation only. {vorname} sees nothing of them until your application has come in, and then: your first name, the first letter of your last name, and the application with its number, product, day and status. We delete unconfirmed details after 12 weeks.',
  'verkauf.angaben.datenschutz':
    '{mandant} uses your details for this recommendation only. Once your application has come in, {vorname} sees your first name, the first letter of your last name, and the application with its number, product, day and status.',
  'verkauf.zustimmung.kurz.sicht':
    'Once your application has come in, {vorname} sees your first name, the first letter of your last name, and the application with its number, product, day and status.',
  'zustimmung.kurz.link': 'There is a reward only for a contract through this recommendation, not for one concluded in another way.',
  'zustimmung.kurz.frist': 'It is released when the statutory period of {widerruf} is over, at the earliest.',
  'angabenBestaetigen.danke.bestellen': 'Next you conclude your contract. The following page shows how.',
  'angabenBestaetigen.knopf.Shop': 'Confirm and go to the contract',

  'szene.bestellt': 'Applied for',
  'stand.bestellen.titel': 'Everything is ready for your contract',
  'stand.bestellen.text': 'Conclude {produkt} by {tag}.',
  'stand.bestellen.ohneFrist': 'Conclude {produkt} now.',
  'stand.anderes.text': 'But it is for another offer than {produkt}. There is no reward for it.',
  'stand.schritt.bestellung.offen': 'Conclude the contract',
  'stand.bestellung.titel': 'How to conclude the contract',
  'stand.bestellung.knopf': 'Conclude the contract',
  'stand.bestellung.mail.inhalt':
    'Hello,\n\nI would like to conclude a contract: {produkt}. {vorname} recommended it to me, my number is {nummer}.\n\nPlease contact me.\n\n{name}',
  'stand.bestellung.hotline': 'A contract concluded in another way, by phone for instance, does not count and earns no reward.',
  'stand.abgelaufen.text': 'Its time is over. Ask {vorname} for a new link if you still want the contract.',
  'abgelaufen.storniert.text': 'It was ended. If you still want the contract, ask {vorname} for a new link.',
};
