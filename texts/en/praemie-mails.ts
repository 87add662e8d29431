import type { praemieMails as de } from '../de/praemie-mails.ts';

export const praemieMails: Record<keyof typeof de, string> = {
  'mail.nichtIch': 'This was not me',
  'mail.praemieErinnerung.betreff': 'Only until {tag}: your reward of {wert}',
  'mail.praemieErinnerung.text1': 'Your reward for the recommendation of {produkt} is still waiting for you.',
  'mail.praemieErinnerung.text2': 'Choose how you would like to receive it by {gueltigBis}. After that it expires.',
  'mail.praemieErinnerung.knopf': 'Choose reward',
  'mail.praemieErinnerung.hinweis': 'This link is meant for you alone. Please do not pass it on.',
  'mail.praemienErinnerung.betreff': 'Only until {tag}: your {anzahl} rewards, {summe} in total',
  'mail.praemienErinnerung.text1': 'You still have {anzahl} rewards waiting for you, {summe} in total.',
  'mail.praemienErinnerung.text2': 'Choose how you would like to receive them by {tag}. After that they expire. Each one has its own link:',
  'mail.praemienErinnerung.eine': '{wert} for the recommendation of {produkt}, to be chosen by {gueltigBis}',
  'mail.praemienErinnerung.knopf': 'Choose {wert}: {produkt}',
  'mail.praemienErinnerung.hinweis': 'These links are meant for you alone. Please do not pass them on.',
  'mail.praemieAbgelaufen.betreff': 'Your reward of {wert} has expired',
  'mail.praemieAbgelaufen.text1':
    'You could choose your reward of {wert} for the recommendation of {produkt} until {gueltigBis}. It was not chosen and has therefore expired.',
  'mail.praemieAbgelaufen.text2': 'Other rewards are not affected.',
  'mail.praemieAbgelaufen.knopf': 'Read the questions',
  'mail.praemieAbgelaufen.hinweis': 'Do you have questions? We are happy to help.',
  'mail.praemieGewaehlt.betreff': 'Your choice: reward of {wert}',
  'mail.praemieGewaehlt.text1': 'Your reward of {wert} for the recommendation of {produkt} has just been chosen.',
  'mail.praemieGewaehlt.ueberweisung': 'The choice is a transfer to the account {iban}. We transfer it by {tag} at the latest.',
  'mail.praemieGewaehlt.gutschein': 'The choice is the voucher. The code comes by email within 24 hours.',
  'mail.praemieGewaehlt.haendler': 'The choice is the voucher of {haendler}. The code comes by email within 24 hours.',
  'mail.praemieGewaehlt.text2': 'This was not you? Then please write to us at once through “This was not me”, so that we can check it.',
  'mail.praemieGewaehlt.knopf': 'View reward',
  'mail.praemieGewaehlt.hinweis':
    'If you chose it yourself, you do not need to do anything. Please do not pass on the link to your reward.',
  'mail.bankdatenGeaendert.betreff': 'Your bank details were changed',
  'mail.bankdatenGeaendert.gespeichert': 'This account is now stored with {programm} for your rewards: {iban}.',
  'mail.bankdatenGeaendert.geloescht': 'No account is stored with {programm} for your rewards any more.',
  'mail.bankdatenGeaendert.text2':
    'This was not you? Then correct the bank details with the button, and please write to us at once through “This was not me”.',
  'mail.bankdatenGeaendert.passwort': 'Change your password as well. You are then logged out on other devices.',
  'mail.bankdatenGeaendert.knopf': 'View bank details',
  'mail.bankdatenGeaendert.hinweis':
    'If you changed this yourself, you do not need to do anything. Rewards that were already chosen go to the account that you gave then.',
  'mail.empfaengerBankdatenGeaendert.betreff': 'Your bank details were stored',
  'mail.empfaengerBankdatenGeaendert.text1':
    'This account is now stored for your reward from {empfehler}’s recommendation of {produkt}: {iban}.',
  'mail.empfaengerBankdatenGeaendert.text2':
    'This was not you? Then open your details with the button, ask there for a new link for your bank details and enter your account. Please also write to us at once through “This was not me”.',
  'mail.empfaengerBankdatenGeaendert.knopf': 'Open my details',
  'mail.empfaengerBankdatenGeaendert.hinweis': 'If you stored this yourself, you do not need to do anything.',
};
