import type { jahr as de } from '../de/jahr.ts';

export const jahr: Record<keyof typeof de, string> = {
  'jahr.titel': 'Your rewards in {jahr}',
  'jahr.text': 'All rewards that you received from {mandant} in this year.',
  'jahr.fuer': 'For {name}',
  'jahr.wahl': 'Year',
  'jahr.liste': 'Rewards in {jahr}',
  'jahr.tag': 'Date',
  'jahr.empfehlung': 'Recommendation',
  'jahr.art': 'Paid by',
  'jahr.wert': 'Amount',
  'jahr.konto': 'Account {iban}',
  'jahr.art.Ueberweisung': 'Transfer',
  'jahr.art.Gutschein': 'Voucher',
  'jahr.art.Gehalt': 'With the salary',
  'jahr.zurueck': 'Claimed back on {tag}, since the order was cancelled',
  'jahr.summe': 'Total {jahr}',
  'jahr.drucken': 'Print statement',
  'jahr.leer.titel': 'No reward in {jahr} yet',
  'jahr.leer.text': 'A reward stands here once it is transferred or your voucher is handed out.',
  'jahr.leer.text.Gehalt': 'A reward stands here once it is handed over to payroll.',
  'jahr.steuer.titel': 'Rewards and taxes',
  'jahr.steuer.text':
    'In Germany, rewards for recommendations can be other income (section 22 no. 3 EStG). Such income stays free of income tax if all of it is less than €256 in a calendar year. From €256 on the whole amount counts. Rewards from other companies count too.',
  'jahr.steuer.hinweis':
    'This is general information and no tax advice. Other rules apply to rewards from your own employer or from a business. Your tax office or a tax adviser can answer your questions.',
};
