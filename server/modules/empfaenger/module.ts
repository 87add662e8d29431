import type { Module } from '../../module.ts';
import { empfaengerBankdatenCalls } from './bankdaten/routes.ts';
import { EMPFAENGER, ZUSTIMMUNG } from './columns.ts';
import { resolveEmpfaenger } from './hex.ts';
import { empfaengerRetentions, empfaengerSweeps } from './jobs.ts';
import {
  empfaengerBankdaten,
  empfaengerBankdatenGeaendert,
  empfaengerBestaetigen,
  empfaengerBestellen,
  empfaengerZugang,
  werbungBestaetigen,
} from './mails.ts';
import { empfaengerCalls } from './routes.ts';

export const empfaenger = {
  calls: [...empfaengerCalls, ...empfaengerBankdatenCalls],
  mails: [
    empfaengerBestaetigen,
    empfaengerBestellen,
    empfaengerZugang,
    empfaengerBankdaten,
    empfaengerBankdatenGeaendert,
    werbungBestaetigen,
  ],
  sweeps: empfaengerSweeps,
  retentions: empfaengerRetentions,
  unseen: ['zustimmung'],
  growing: ['empfaenger'],
  tables: { empfaenger: EMPFAENGER, zustimmung: ZUSTIMMUNG },
  logins: { R: resolveEmpfaenger },
} satisfies Module;
