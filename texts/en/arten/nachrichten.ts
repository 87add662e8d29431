import type { ProduktArt } from '../../../contract/values/produktart.ts';
import type { Words } from '../../words.ts';

/** Parts of a message: the tip, the condition of the reward after "if", and for a text message its condition and what is recommended. */
interface Nachricht {
  readonly tip: string;
  readonly when: string;
  readonly short: string;
  readonly what?: string;
}

const said = ({ tip, when, short, what = '{produkt} by {mandant}' }: Nachricht): Words => ({
  'teilen.text.empfehler': `Hello! ${tip}. If ${when}, I get {empfehler}: {link}`,
  'teilen.text.beide': `{gewinn} if ${when}. ${tip}: {link}`,
  'teilen.text.empfaenger': `{empfaenger} for you if ${when}. ${tip}: {link}`,
  'teilen.text.ohne': `Hello! ${tip}: {link}`,
  'teilen.text.empfehler.sms': `My tip: ${what}. If ${short}, I get {empfehler}: {link}`,
  'teilen.text.beide.sms': `{gewinn} if ${short}. My tip: ${what}, {link}`,
  'teilen.text.empfaenger.sms': `{empfaenger} for you if ${short}. My tip: ${what}, {link}`,
  'teilen.text.ohne.sms': `My tip: ${what}: {link}`,
});

const TIP = 'I recommend {produkt} by {mandant}';
const JOB = '{produkt} at {mandant}';

/** Messages of recommenders. Those for an order are in `teilen.ts`. */
export const nachrichten = {
  Vertrag: said({ tip: TIP, when: 'you take out the contract through my link', short: 'you take it out through the link' }),
  Gespraech: said({ tip: TIP, when: 'a contract comes of your conversation', short: 'a contract comes of it' }),
  Bewerbung: said({
    tip: `${JOB} could be right for you`,
    when: 'you apply through my link and are hired',
    short: 'you are hired through the link',
    what: JOB,
  }),
} satisfies Record<Exclude<ProduktArt, 'Bestellung'>, Words>;
