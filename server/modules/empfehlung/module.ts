import type { Module } from '../../module.ts';
import { agenturCalls } from './berichte/routes.ts';
import { betriebCalls } from './betrieb/routes.ts';
import { AKTION_ZUSTIMMUNG, EMPFEHLUNG } from './columns.ts';
import { empfehlungRetentions, empfehlungSweeps } from './jobs.ts';
import { linkCalls } from './links/routes.ts';
import { PRODUKTLINK } from './links/signature.ts';
import { empfehlungBereit, empfehlungBestaetigen, empfehlungErneut, erinnerung } from './mails.ts';
import { merkenCalls } from './merken-routes.ts';
import { ownCalls } from './own-routes.ts';
import { empfehlungCalls } from './routes.ts';

export const empfehlung = {
  calls: [...empfehlungCalls, ...merkenCalls, ...ownCalls, ...linkCalls, ...agenturCalls, ...betriebCalls],
  mails: [empfehlungBestaetigen, empfehlungBereit, empfehlungErneut, erinnerung],
  services: [PRODUKTLINK],
  sweeps: empfehlungSweeps,
  retentions: empfehlungRetentions,
  unseen: ['aktion_zustimmung'],
  growing: ['empfehlung'],
  tables: { empfehlung: EMPFEHLUNG, aktion_zustimmung: AKTION_ZUSTIMMUNG },
} satisfies Module;
