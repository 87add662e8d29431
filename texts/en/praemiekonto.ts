import type { praemiekonto as de } from '../de/praemiekonto.ts';

export const praemiekonto: Record<keyof typeof de, string> = {
  'praemiekonto.beschreibung': 'Name the account to which we transfer your reward.',
  'praemiekonto.formular.titel': 'Where may we transfer {wert}?',
  'praemiekonto.gefragt': 'Name another account by {tag}. We then transfer there with the next payout.',
  'praemiekonto.freiwillig': 'What you save now replaces the account for this reward.',
  'praemiekonto.bisher': 'The account given so far is {iban}.',
  'praemiekonto.knopf': 'Save account',
  'praemiekonto.gespeichert.titel': 'Your account is saved',
  'praemiekonto.gespeichert.text': 'With the next payout we transfer to the account {iban}. There is nothing else for you to do.',
  'praemiekonto.zurPraemie': 'View reward',
  'praemiekonto.ohneToken.titel': 'You name your account through your personal link',
  'praemiekonto.ohneToken.text':
    'For your security, this works only through the link in our email. If you made the recommendation, you also find it in your personal area.',
  'praemiekonto.abgelaufen.titel': 'This link has expired',
  'praemiekonto.abgelaufen.text': 'The time in which you could name an account here is over. Your reward does not expire because of that.',
  'praemiekonto.unbekannt.titel': 'We find no reward for this link',
  'praemiekonto.unbekannt.text': 'Perhaps a part is missing at its end. Open the link again directly from your email.',
};
