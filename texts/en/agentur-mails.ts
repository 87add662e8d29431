import type { agenturMails as de } from '../de/agentur-mails.ts';

export const agenturMails: Record<keyof typeof de, string> = {
  'mail.agenturmails.abbestellen': 'No more emails like this',
  'mail.agenturHinweise.betreff': '{agentur}: there is something to do',
  'mail.agenturHinweise.freigabe.one': '1 order can be released.',
  'mail.agenturHinweise.freigabe.other': '{anzahl} orders can be released.',
  'mail.agenturHinweise.angenommen.one': 'One of your invitations was accepted: {namen}.',
  'mail.agenturHinweise.angenommen.other': '{anzahl} of your invitations were accepted: {namen}.',
  'mail.agenturHinweise.weitere': '{anzahl} more',
  'mail.agenturHinweise.knopf.auftraege': 'See the orders',
  'mail.agenturHinweise.knopf.einladungen': 'See the invitations',
  'mail.agenturHinweise.hinweis':
    'You receive this email because you switched on notices for {agentur} in the portal of {mandant}. Please do not pass it on: its links are yours.',
  'mail.agenturWochenbericht.betreff': '{agentur}: the last week',
  'mail.agenturWochenbericht.woche': 'Your week from {von} to {bis}:',
  'mail.agenturWochenbericht.Empfehlungen': 'Referrals: {anzahl} (week before: {vorher})',
  'mail.agenturWochenbericht.Leads': 'Leads: {anzahl} (week before: {vorher})',
  'mail.agenturWochenbericht.Auftraege': 'Orders: {anzahl} (week before: {vorher})',
  'mail.agenturWochenbericht.WertCent': 'Rewards released: {wert} (week before: {vorher})',
  'mail.agenturWochenbericht.ansteht': 'This is waiting now:',
  'mail.agenturWochenbericht.knopf': 'Open the portal',
  'mail.agenturWochenbericht.hinweis':
    'You receive this email because you switched on the weekly report for {agentur} in the portal of {mandant}. Please do not pass it on: its links are yours.',
  'agenturseite.abbestellen.titel': 'No more emails like this?',
  'agenturseite.abbestellen.beschreibung': 'End emails of the agency portal',
  'agenturseite.abbestellen.text':
    'After this there will be no more emails of this kind. Your account stays as it is. You can switch them on again in the portal under Settings.',
  'agenturseite.abbestellen.knopf': 'End these emails',
  'agenturseite.abbestellen.fertig.titel': 'You will not receive these emails any more',
  'agenturseite.abbestellen.fertig.text': 'There is nothing else to do. You can switch them on again in the portal under Settings.',
  'agenturseite.abbestellen.unbekannt.titel': 'This link leads nowhere',
  'agenturseite.abbestellen.unbekannt.text':
    'Part of the address may be missing. Open the link in the email, or switch the emails off in the portal under Settings.',
  'mail.agenturZweitfaktorAn.betreff': 'The second factor for the agency portal is on',
  'mail.agenturZweitfaktorAn.text1':
    'A second factor was switched on for your account in the agency portal of {mandant}. You are now logged out on other devices.',
  'mail.agenturZweitfaktorAn.text2': 'If this was not you, set a different password right away and contact the support of {mandant}.',
  'mail.agenturZweitfaktorAn.knopf': 'Set a new password',
  'mail.agenturZweitfaktorAn.hinweis': 'If you did this yourself, you do not need to do anything.',
  'mail.agenturZweitfaktorAus.betreff': 'The second factor for the agency portal is off',
  'mail.agenturZweitfaktorAus.text1':
    'The second factor of your account in the agency portal of {mandant} was switched off. You are now logged out on other devices.',
  'mail.agenturZweitfaktorAus.text2': 'If this was not you, set a different password right away and contact the support of {mandant}.',
  'mail.agenturZweitfaktorAus.knopf': 'Set a new password',
  'mail.agenturZweitfaktorAus.hinweis': 'If you did this yourself, you do not need to do anything.',
};
