import type { Module } from '../../module.ts';
import { betriebCalls } from './betrieb/routes.ts';
import { AGENTUR, AGENTUR_AENDERUNG, AGENTUR_BENUTZER } from './columns.ts';
import { agenturRetentions } from './jobs.ts';
import { kontoCalls } from './konto-routes.ts';
import { agenturPasswortGeaendert, agenturPasswortSetzen, agenturZweitfaktorAn, agenturZweitfaktorAus } from './mails.ts';
import { mitarbeiterEingeladen } from './mitarbeiter/mails.ts';
import { mitarbeiterCalls } from './mitarbeiter/routes.ts';
import { planCalls } from './plan/routes.ts';
import * as registrierungMails from './registrierung/mails.ts';
import { registrierungCalls } from './registrierung/routes.ts';
import { agenturCalls } from './routes.ts';
import { resolveAgentur } from './session.ts';
import { ssoCalls } from './sso/routes.ts';
import { agenturAngabeGeaendert } from './stammdaten/mails.ts';
import { stammdatenCalls } from './stammdaten/routes.ts';
import { worteCalls } from './worte/routes.ts';
import { zustimmungCalls } from './zustimmung/routes.ts';

export const agentur = {
  calls: [
    ...agenturCalls,
    ...kontoCalls,
    ...registrierungCalls,
    ...stammdatenCalls,
    ...worteCalls,
    ...mitarbeiterCalls,
    ...planCalls,
    ...ssoCalls,
    ...zustimmungCalls,
    ...betriebCalls,
  ],
  mails: [
    agenturPasswortSetzen,
    agenturPasswortGeaendert,
    agenturZweitfaktorAn,
    agenturZweitfaktorAus,
    ...Object.values(registrierungMails),
    agenturAngabeGeaendert,
    mitarbeiterEingeladen,
  ],
  retentions: agenturRetentions,
  logins: { A: resolveAgentur },
  unseen: ['agentur_aenderung', 'agentur_benutzer'],
  tables: {
    agentur: AGENTUR,
    agentur_aenderung: AGENTUR_AENDERUNG,
    agentur_benutzer: AGENTUR_BENUTZER,
    agentur_zustimmung: 'which agency agreed to which version, and when',
    praemienplan: 'what an agency promises, by product and day',
  },
} satisfies Module;
