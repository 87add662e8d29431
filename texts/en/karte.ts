import type { karte as de } from '../de/karte.ts';

export const karte: Record<keyof typeof de, string> = {
  'karte.titel': 'Card to print',
  'karte.text': 'Print the card on white paper, cut it out along the dashed line, and pass it on.',
  'karte.drucken': 'Print card',
  'karte.zurueck': 'Back to sharing',
  'karte.karte': 'Card',
  'karte.von': 'Recommended by {vorname}',
  'karte.anteil.beide': '{empfaenger} for you, {empfehler} for {vorname}',
  'karte.anteil.empfehler': '{empfehler} for {vorname}',
  'karte.anteil.empfaenger': '{empfaenger} for you',
  'karte.scannen': 'Scan it with your phone’s camera, or open:',
  'karte.code': 'Or enter this code at',
  'karte.bis': 'Valid until {tag}. Only an order by this link counts.',
};
