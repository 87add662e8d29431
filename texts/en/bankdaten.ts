import type { bankdaten as de } from '../de/bankdaten.ts';

export const bankdaten: Record<keyof typeof de, string> = {
  'stand.bank.titel': 'Your bank details',
  'stand.bank.text':
    'If you would like your reward as a bank transfer, you can store your bank details now. For your safety this works only through a link that we send to {email}.',
  'stand.bank.knopf': 'Send me the link',
  'stand.bank.hinterlegt': 'The account {iban} is stored. If you choose a bank transfer later, your reward goes there.',
  'stand.bank.aendern': 'Send me a link to change it',
  'stand.bank.nochmal': 'Send the link again',
  'stand.bank.gesendet': 'We have sent the link to {email}. It is valid for 14 days.',

  'bankdaten.formular.titel': 'Where may we transfer your reward?',
  'bankdaten.formular.text': 'If you choose a bank transfer later, your reward goes to this account.',
  'bankdaten.unlesbar': 'unreadable',
  'bankdaten.bisher': 'So far the account {iban} is stored. What you save now replaces it.',
  'bankdaten.land':
    'We cannot transfer to the account {iban}: we transfer only to accounts in the European Economic Area. Please store another one.',
  'bankdaten.knopf': 'Save bank details',
  'bankdaten.zumStand': 'To your recommendation',
  'bankdaten.gespeichert.titel': 'Your bank details are saved',
  'bankdaten.gespeichert.text':
    'If you choose a bank transfer later, your reward goes to this account. You will not have to enter it again.',
  'bankdaten.gespeichert.mitIban':
    'If you choose a bank transfer later, your reward goes to the account {iban}. You will not have to enter it again.',
  'bankdaten.ohneToken.titel': 'You enter your bank details through your personal link',
  'bankdaten.ohneToken.text': 'For your safety this works only through the link in our email. Ask for it at your recommendation.',
  'bankdaten.ungueltig.titel': 'We do not know this link',
  'bankdaten.ungueltig.text':
    'Bank details can be saved only through the link in your email. Perhaps a piece is missing at its end: open it again directly from there.',
  'bankdaten.verwendet.titel': 'Bank details have already been saved through this link',
  'bankdaten.verwendet.text': 'Each link works once. To change something, ask for a new one at your recommendation.',
  'bankdaten.abgelaufen.titel': 'This link has expired',
  'bankdaten.abgelaufen.text': 'It was valid for 14 days. Ask for a new one at your recommendation.',
  'bankdaten.unmoeglich.titel': 'No bank details are needed here',
  'bankdaten.unmoeglich.text':
    'There is nothing to transfer to you for this recommendation at the moment. The status of your recommendation shows what comes next.',

  'bankdaten.eigene.titel': 'Your bank details',
  'bankdaten.eigene.text': 'If you pick a reward as a bank transfer, we suggest this account.',
  'bankdaten.eigene.formular': 'If you pick a reward as a bank transfer, you will then not have to enter the account again.',
  'bankdaten.eigene.aendern': 'Change bank details',
  'bankdaten.eigene.loeschen': 'Delete bank details',
  'bankdaten.eigene.gespeichert': 'Your bank details are saved.',
  'bankdaten.eigene.geloescht': 'Your bank details are deleted.',
  'bankdaten.eigene.loeschen.titel': 'Do you want to delete your bank details?',
  'bankdaten.eigene.loeschen.text': 'The account {iban} is then no longer stored. Transfers that you have already picked still go there.',
  'bankdaten.eigene.behalten': 'Keep bank details',
  'bankdaten.eigene.zurueck': 'Back',
  'bankdaten.eigene.ohne.titel': 'No bank details are stored here',
  'bankdaten.eigene.ohne.text': '{mandant} asks for your account only when you pick a reward as a bank transfer.',
};
