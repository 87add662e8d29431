import type { ProduktArt } from '../../../contract/values/produktart.ts';
import type { Words } from '../../words.ts';

/** The variants of a message from the tip, the condition of the reward, and the short form for a text message. */
const said = (tip: string, when: string, short: string): Words => ({
  'teilen.text.empfehler': `${tip}. ${when} I get {empfehler}: {link}`,
  'teilen.text.beide': `${tip}. ${when} {gewinn}: {link}`,
  'teilen.text.empfaenger': `${tip}. ${when} you get {empfaenger}: {link}`,
  'teilen.text.ohne': `${tip}: {link}`,
  'teilen.text.empfehler.sms': `${short} I get {empfehler}: {link}`,
  'teilen.text.beide.sms': `${short} {gewinn}: {link}`,
  'teilen.text.empfaenger.sms': `${short} you get {empfaenger}: {link}`,
});

const TIP = 'Hello! I recommend {produkt} by {mandant}';
const SHORT = 'My tip: {produkt} by {mandant}.';

/** Messages of recommenders. Those for an order are in `teilen.ts`. */
export const nachrichten = {
  Vertrag: said(TIP, 'If you take out the contract through my link,', `${SHORT} For a contract through the link`),
  Gespraech: said(TIP, 'If a contract comes of your conversation,', `${SHORT} If a contract comes of it,`),
  Bewerbung: {
    ...said(
      'Hello! {produkt} at {mandant} could be right for you',
      'If you apply through my link and are hired,',
      'My tip: {produkt} at {mandant}. If you are hired through the link,',
    ),
    'teilen.text.ohne.sms': 'My tip: {produkt} at {mandant}: {link}',
  },
} satisfies Record<Exclude<ProduktArt, 'Bestellung'>, Words>;
