import type { Module } from '../../module.ts';
import { newsletterBestaetigen } from './mails.ts';
import { empfehlerCalls } from './routes.ts';

export const empfehler = { calls: empfehlerCalls, mails: [newsletterBestaetigen] } satisfies Module;
