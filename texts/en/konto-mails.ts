import type { kontoMails as de } from '../de/konto-mails.ts';

export const kontoMails: Record<keyof typeof de, string> = {
  'mail.konto': 'to the account {iban}',
  'mail.konto.ohne': 'to the account that you gave',
  'mail.praemieAusgezahlt.betreff': 'Transferred: your reward of {wert}',
  'mail.praemieAusgezahlt.text1': 'We transferred your reward of {wert} for recommending {produkt} {konto} on {tag}.',
  'mail.praemieAusgezahlt.zweck': 'Your bank statement says: {zweck}',
  'mail.praemieAusgezahlt.text2': 'Depending on your bank, the money is on your account after one or two working days.',
  'mail.praemieAusgezahlt.knopf': 'View reward',
  'mail.praemieAusgezahlt.hinweis': 'Please do not share the link to your reward. Do you have questions about it? We are happy to help.',
  'mail.praemieZurueck.betreff': 'Please name another account for your reward of {wert}',
  'mail.praemieZurueck.text1': 'We cannot transfer your reward of {wert} for recommending {produkt} {konto}.',
  'mail.praemieZurueck.kam': 'The transfer of {tag} came back.',
  'mail.praemieZurueck.text2': 'Name another account by {bis}. We then transfer there with the next payout.',
  'mail.praemieZurueck.knopf': 'Name an account',
  'mail.praemieZurueck.hinweis': 'We ask for your IBAN on this page only; please never send it by email. The link is meant only for you.',
  'mail.praemieZurueckErinnerung.betreff': 'Until {tag}: an account for your reward of {wert}',
  'mail.praemieZurueckErinnerung.text1':
    'Your reward of {wert} for recommending {produkt} still waits for an account from you. We cannot transfer it {konto}.',
  'mail.praemieZurueckErinnerung.text2': 'Name another account by {bis}. We then transfer there with the next payout.',
  'mail.praemieZurueckErinnerung.knopf': 'Name an account',
  'mail.praemieZurueckErinnerung.hinweis':
    'We ask for your IBAN on this page only; please never send it by email. The link is meant only for you.',
  'mail.praemieKonto.betreff': 'New account for your reward of {wert}',
  'mail.praemieKonto.text1':
    'We transfer your reward of {wert} for recommending {produkt} {konto} with the next payout. The account has just been given.',
  'mail.praemieKonto.text2': 'Was that not you? Then please write to us at once with “This was not me”, so that we can check it.',
  'mail.praemieKonto.knopf': 'View reward',
  'mail.praemieKonto.hinweis': 'If you named the account yourself, there is nothing to do. Please do not share the link to your reward.',
};
