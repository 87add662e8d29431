import { lazy } from 'react';
import { listBetriebMails, MAILS_FAELLIG } from '../../../contract/calls/betrieb/mails.ts';
import { listScreen } from '../liste/list-screen.tsx';
import { MAIL_BADGES } from '../mails/badges.ts';

const MailSheet = lazy(() => import('../mails/mail-sheet.tsx'));

/** Mails of the tenant, and what became of them. */
export const Component = listScreen('mails', listBetriebMails, {
  key: 'Nummer',
  columns: ['Art', 'ErstelltAm', 'Person', 'Status', 'Grund'],
  hidden: ['SeitAm', 'Nummer'],
  sentences: ['Grund'],
  card: { title: ['Art'], beside: 'Status', facts: ['Person', 'ErstelltAm'] },
  badges: MAIL_BADGES,
  due: { field: 'Faellig', values: MAILS_FAELLIG, label: (t, value) => t(`betrieb.mails.faellig.${value as 'Unzustellbar'}`) },
  Sheet: MailSheet,
});
