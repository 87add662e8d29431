import type { Module } from '../../module.ts';
import { anfrageCalls } from './anfrage-routes.ts';
import { auftragBeanstandet } from './beanstanden-mails.ts';
import { auftragSweeps } from './jobs.ts';
import { anfrage, anfrageEingang } from './mails.ts';
import { auftragCalls } from './routes.ts';
import { auftragEingegangen, praemieInSicht, praemieInSichtEmpfaenger } from './tell-mails.ts';

export const auftrag = {
  calls: [...auftragCalls, ...anfrageCalls],
  mails: [anfrage, anfrageEingang, auftragEingegangen, praemieInSicht, praemieInSichtEmpfaenger, auftragBeanstandet],
  sweeps: auftragSweeps,
  unseen: ['auftrag'],
  tables: { auftrag: 'the order number of the tenant and states; who ordered stands in empfaenger' },
} satisfies Module;
