import type { kundennummer as de } from '../de/kundennummer.ts';

export const kundennummer: Record<keyof typeof de, string> = {
  'kundennummer.titel': 'Your customer number at {mandant}',
  'kundennummer.lead':
    'Are you with {mandant} yourself? Your customer number makes it easier to assign your reward. Giving it is up to you.',
  'kundennummer.hinweis': 'As it stands on your contract or invoice.',
  'kundennummer.neu': 'Another customer number',
  'kundennummer.knopf': 'Send customer number',
  'kundennummer.aendern': 'Give another customer number',
  'kundennummer.fehlt': 'Enter your customer number.',
  'kundennummer.form':
    'Enter at most 40 characters: letters without accents, digits, spaces and . / _ -, beginning with a letter or a digit.',
  'kundennummer.angegeben': 'You gave',
  'kundennummer.stand': 'Status',
  'kundennummer.Offen': 'Being checked',
  'kundennummer.Offen.text':
    'We have asked {mandant}. As soon as the answer is here, you find it on this page. There is nothing for you to do.',
  'kundennummer.Gefunden': 'Found',
  'kundennummer.Gefunden.text': '{mandant} knows this customer number. There is nothing more for you to do.',
  'kundennummer.Unbekannt': 'Not found',
  'kundennummer.Unbekannt.text':
    '{mandant} does not know this customer number. Perhaps two digits are swapped? You can change it here. You receive your reward without it too.',
  'kundennummer.zurPraemie': 'To your reward',
  'kundennummer.gestellt.titel': 'Your customer number is saved',
  'kundennummer.gestellt.text':
    'We ask {mandant}. Your reward link leads to the answer: open it from our email, and there “Customer number”.',
  'kundennummer.ohneToken.titel': 'You give your customer number by way of your reward',
  'kundennummer.ohneToken.text': 'Open the reward link from our email or from your personal area, and there “Customer number”.',
  'kundennummer.abgelaufen.titel': 'This reward has expired',
  'kundennummer.abgelaufen.text': 'No customer number can be given for it any more.',
  'kundennummer.unbekannt.titel': 'We cannot find a reward for this link',
  'kundennummer.unbekannt.text': 'Perhaps the end of it is missing. Please open the link once more directly from your email.',
  'kundennummer.unmoeglich.titel': 'We need no customer number here',
  'kundennummer.unmoeglich.text': 'We only ask who made a recommendation. You receive your reward without it.',
};
