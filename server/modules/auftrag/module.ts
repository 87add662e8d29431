import type { Module } from '../../module.ts';
import { agenturCalls } from './agentur-routes.ts';
import { anfrageCalls } from './anfrage-routes.ts';
import { auftragBeanstandet } from './beanstandung-mails.ts';
import { betriebCalls } from './betrieb/routes.ts';
import { AUFTRAG } from './columns.ts';
import { auftragSweeps } from './jobs.ts';
import { anfrage, anfrageEingang } from './mails.ts';
import { ohneEmpfehlungRetentions } from './ohne/store.ts';
import { auftragCalls } from './routes.ts';
import { auftragEingegangen, praemieInSicht, praemieInSichtEmpfaenger } from './status-mails.ts';

export const auftrag = {
  calls: [...auftragCalls, ...anfrageCalls, ...agenturCalls, ...betriebCalls],
  mails: [anfrage, anfrageEingang, auftragEingegangen, praemieInSicht, praemieInSichtEmpfaenger, auftragBeanstandet],
  sweeps: auftragSweeps,
  retentions: ohneEmpfehlungRetentions,
  unseen: ['auftrag', 'auftrag_ohne_empfehlung'],
  tables: { auftrag: AUFTRAG, auftrag_ohne_empfehlung: 'orders of nobody in particular until they are linked' },
} satisfies Module;
