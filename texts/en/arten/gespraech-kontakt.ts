import type { Words } from '../../words.ts';
import { abschlussKontakt } from './abschluss-kontakt.ts';

/** Texts for conversations that lead to a contract, shown to the recommended person. */
export const gespraechKontakt: Words = {
  ...abschlussKontakt,
  'vorschau.beschreibung.beide': 'If a contract comes of it: {empfaenger} for you, {empfehler} for {vorname}',
  'vorschau.beschreibung.empfaenger': 'If a contract comes of it: {empfaenger} for you',
  'vorschau.beschreibung.empfehler':
    'A first conversation, without obligation. If a contract comes of it, {vorname} gets a reward of {empfehler} for it.',
  'vorschau.beschreibung.ohne': 'A first conversation, without obligation',

  'landung.lead.beide': 'Get to know each other in a first conversation. If a contract comes of it, you both get a reward.',
  'landung.lead.sie': 'Get to know each other in a first conversation. If a contract comes of it, the whole reward is yours.',
  'landung.lead.empfehler': 'Get to know each other in a first conversation. If a contract comes of it, {vorname} gets a reward.',
  'landung.lead.ohne': 'Get to know each other in a first conversation. There is no reward for it at the moment.',
  'landung.nurLink': 'You only get the {wert} if the conversation comes about through this link, not in another way.',
  'landung.fakten': 'The adviser',
  'landung.unverbindlich': 'No obligation: you decide everything else after the conversation.',
  'landung.schritt3': 'First conversation',
  'landung.schritt3.text':
    'You take your time to decide. After concluding a contract you have {widerruf} to withdraw. After that at the earliest, {mandant} releases the reward.',

  'angaben.fehler.alter': 'This is for this age only. Please confirm that it applies to you.',
  'verkauf.landung.daten':
    '{mandant} uses your details for this recommendation only. {vorname} sees nothing of them until your request has come in, and then: your first name, the first letter of your last name, and the request with its number, adviser, day and status. We delete unconfirmed details after 12 weeks.',
  'verkauf.angaben.datenschutz':
    '{mandant} uses your details for this recommendation only. Once your request has come in, {vorname} sees your first name, the first letter of your last name, and the request with its number, adviser, day and status.',
  'verkauf.zustimmung.kurz.sicht':
    'Once your request has come in, {vorname} sees your first name, the first letter of your last name, and the request with its number, adviser, day and status.',
  'zustimmung.kurz.link':
    'There is a reward only for a contract from this recommendation, not for one concluded in another way or by phone.',
  'angabenBestaetigen.danke.bestellen': 'Next you arrange your conversation. The following page shows how.',
  'angabenBestaetigen.knopf.Shop': 'Confirm and choose a date',
  'angabenBestaetigen.knopf.Anfrage': 'Confirm and arrange the conversation',

  'szene.bestellt': 'Requested',
  'stand.bestellen.titel': 'Everything is ready for your first conversation',
  'stand.bestellen.text': 'Arrange your conversation with {produkt}. A contract concluded by {tag} counts for the reward.',
  'stand.bestellen.ohneFrist': 'Arrange your conversation with {produkt}.',
  'stand.eingegangen.titel': 'Your request has arrived',
  'stand.eingegangen.text': 'Next {mandant} gets in touch with you. There is nothing more for you to do.',
  'stand.anderes.titel': 'Your request has arrived',
  'stand.anderes.text': 'But it is not for the advice of {produkt}. There is no reward for it.',
  'stand.schritt.bestellt': 'Requested on {tag}',
  'stand.schritt.bestellung.offen': 'First conversation',
  'stand.bestellung.titel': 'How to arrange the conversation',
  'stand.bestellung.knopf': 'Arrange a date',
  'anfrage.form.titel': 'Arrange a conversation',
  'anfrage.form.nachricht': 'What is it about?',
  'anfrage.form.knopf': 'Arrange a conversation',
  'mail.anfrageEingang.text1': 'Your request for a conversation with {produkt} has arrived at {mandant}. Its number is {nummer}.',
  'stand.bestellung.mail.inhalt':
    'Hello,\n\nI would like to arrange a conversation: {produkt}. {vorname} recommended it to me, my number is {nummer}.\n\nPlease contact me.\n\n{name}',
  'stand.bestellung.hotline':
    'Give your number at first contact. A contract without it, by phone for instance, does not count and earns no reward.',
  'stand.abgelaufen.text': 'Its time is over. Ask {vorname} for a new link if you still want the conversation.',
  'abgelaufen.storniert.text': 'It was ended. If you still want the conversation, ask {vorname} for a new link.',
};
