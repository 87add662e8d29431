import type { Module } from '../../module.ts';
import { adresseBestaetigen, adresseWiderspruch } from './adresse/mails.ts';
import { adresseCalls } from './adresse/routes.ts';
import { empfaengerBankdatenCalls } from './bankdaten/routes.ts';
import { ADRESSAENDERUNG, EMPFAENGER, ZUSTIMMUNG } from './columns.ts';
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
  calls: [...empfaengerCalls, ...empfaengerBankdatenCalls, ...adresseCalls],
  mails: [
    empfaengerBestaetigen,
    empfaengerBestellen,
    empfaengerZugang,
    empfaengerBankdaten,
    empfaengerBankdatenGeaendert,
    werbungBestaetigen,
    adresseBestaetigen,
    adresseWiderspruch,
  ],
  sweeps: empfaengerSweeps,
  retentions: empfaengerRetentions,
  unseen: ['zustimmung', 'adressaenderung'],
  growing: ['empfaenger'],
  tables: { empfaenger: EMPFAENGER, zustimmung: ZUSTIMMUNG, adressaenderung: ADRESSAENDERUNG },
  logins: { R: resolveEmpfaenger },
} satisfies Module;
