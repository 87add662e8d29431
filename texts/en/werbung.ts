import type { werbung as de } from '../de/werbung.ts';

export const werbung: Record<keyof typeof de, string> = {
  'werbung.titel': 'Advertising by email',
  'werbung.gegeben': 'You have given this consent:',
  'werbung.angefragt': 'You have ticked this. It counts only once you open the link in the email about it and agree there:',
  'werbung.knopf': 'Withdraw consent',
  'werbung.widerrufen': 'Your consent is withdrawn. {mandant} sends you no advertising by email.',
};
