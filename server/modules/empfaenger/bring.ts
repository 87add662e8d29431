import type { Module } from '../../module.ts';
import { empfaengerBankdatenCalls } from './bankdaten-routes.ts';
import { resolveEmpfaenger } from './hex.ts';
import { empfaengerRetentions, empfaengerSweeps } from './jobs.ts';
import { empfaengerBankdaten, empfaengerBestaetigen, empfaengerZugang, werbungBestaetigen } from './mails.ts';
import { empfaengerCalls } from './routes.ts';

export const empfaenger = {
  calls: [...empfaengerCalls, ...empfaengerBankdatenCalls],
  mails: [empfaengerBestaetigen, empfaengerZugang, empfaengerBankdaten, werbungBestaetigen],
  sweeps: empfaengerSweeps,
  retentions: empfaengerRetentions,
  logins: { R: resolveEmpfaenger },
} satisfies Module;
