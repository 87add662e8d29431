import type { Words } from '../../words.ts';
import { abschluss } from './abschluss.ts';

/** Texts for conversations that lead to a contract, shown to recommenders. */
export const gespraech: Words = {
  ...abschluss,
  'home.aushang.anzahl.one': '{anzahl} adviser',
  'home.aushang.anzahl.other': '{anzahl} advisers',
  'home.bedingung':
    'If a contract with the recommended adviser comes about through your link, there is {praemie} after the release: for you, for your contact, or shared.',
  'home.schritt1.text': 'Which adviser suits, and who gets the reward?',
  'empfehlen.keinProdukt.titel': 'This adviser cannot be recommended at the moment',
  'empfehlen.keinProdukt.text': 'The home page shows everybody you can recommend now.',
  'mitarbeitende.empfehlen.text': 'Choose an adviser and pass your link on, in private or in conversation at work.',
  'anmelden.neu.link': 'Choose an adviser',
  'bereich.leer.text': 'As soon as you recommend somebody, you see here what happened, what comes next and what it pays you.',
  'bereich.leer.knopf': 'Choose an adviser',
  'karte.bis': 'Valid until {tag}. Only a conversation by this link counts.',

  'teilen.danach.bestellen.titel': 'Your contact has a first conversation',
  'teilen.beendet.text': 'It has ended and its link no longer leads to the adviser. A new recommendation is quickly made.',
  'bereich.schritt.bestellt': '{name} has asked for a conversation',
  'naechsterSchritt.Teilen': 'Your turn: share your link with people this adviser suits.',
  'naechsterSchritt.Bestellen': 'It is your contact’s turn to arrange the first conversation.',
  'naechsterSchritt.AuftragBestaetigen': 'A conversation has been asked for. If a contract comes of it, you see it here.',
  'naechsterSchritt.AnderesProdukt': 'The contract was concluded with somebody else than recommended. There is no reward for it.',

  'feldname.produkt': 'Adviser',
  'feldname.produktid': 'Adviser',
  'feld.produkt': '{feld} cannot be recommended at the moment. Please choose another one.',
  'feld.keinePraemie': '{feld}: there is no reward for this at the moment. Please choose another one.',
  'feld.zuJung': '{feld}: this is for an age that you have not reached yet.',
  'feld.alter': '{feld}: an age limit applies here. Please choose another one.',
  'nachbuchung.bezug.fehlt':
    'Please choose a recommendation. You do not know which one it was? Then choose whom you recommended and tell us who concluded the contract.',
  'nachbuchung.nachweis.hinweis':
    'What do you know about the contract? For example when the conversation was and what the confirmation says. We delete names and evidence 12 weeks after our answer.',
};
