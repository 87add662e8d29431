import type { Module } from '../../module.ts';
import { AGENTUR, AGENTUR_BENUTZER, EINLADUNG } from './columns.ts';
import { kontoCalls } from './konto-routes.ts';
import { agenturPasswortGeaendert, agenturPasswortSetzen } from './mails.ts';
import { agenturCalls } from './routes.ts';
import { resolveAgentur } from './session.ts';

export const agentur = {
  calls: [...agenturCalls, ...kontoCalls],
  mails: [agenturPasswortSetzen, agenturPasswortGeaendert],
  logins: { A: resolveAgentur },
  unseen: ['agentur', 'agentur_benutzer', 'einladung', 'praemienplan', 'zweitfaktor'],
  tables: {
    agentur: AGENTUR,
    agentur_benutzer: AGENTUR_BENUTZER,
    einladung: EINLADUNG,
    praemienplan: 'what an agency promises, by product and day',
    zweitfaktor: 'the encrypted secret of a second factor, and hashes of codes',
  },
} satisfies Module;
