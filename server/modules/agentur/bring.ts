import type { Module } from '../../module.ts';
import { AGENTUR, AGENTUR_BENUTZER, EINLADUNG, ZWEITFAKTOR } from './columns.ts';
import { agenturRetentions, agenturSweeps } from './jobs.ts';
import { kontoCalls } from './konto-routes.ts';
import { agenturPasswortGeaendert, agenturPasswortSetzen } from './mails.ts';
import { agenturCalls } from './routes.ts';
import { resolveAgentur } from './session.ts';

export const agentur = {
  calls: [...agenturCalls, ...kontoCalls],
  mails: [agenturPasswortSetzen, agenturPasswortGeaendert],
  sweeps: agenturSweeps,
  retentions: agenturRetentions,
  logins: { A: resolveAgentur },
  unseen: ['agentur', 'agentur_benutzer', 'einladung', 'praemienplan', 'zweitfaktor'],
  tables: {
    agentur: AGENTUR,
    agentur_benutzer: AGENTUR_BENUTZER,
    einladung: EINLADUNG,
    praemienplan: 'what an agency promises, by product and day',
    zweitfaktor: ZWEITFAKTOR,
  },
} satisfies Module;
