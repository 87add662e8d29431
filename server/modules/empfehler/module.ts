import type { Module } from '../../module.ts';
import { EMPFEHLER } from './columns.ts';
import { bankdatenGeaendert, newsletterBestaetigen } from './mails.ts';
import { empfehlerCalls } from './routes.ts';

export const empfehler = {
  calls: empfehlerCalls,
  mails: [newsletterBestaetigen, bankdatenGeaendert],
  unseen: ['empfehler'],
  tables: { empfehler: EMPFEHLER },
} satisfies Module;
