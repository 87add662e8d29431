import type { Module } from '../../module.ts';
import { consentCalls } from './routes.ts';
import { consentRetentions } from './store.ts';

export const consent = {
  calls: consentCalls,
  retentions: consentRetentions,
  unseen: ['consent', 'consent_wortlaut'],
  tables: { consent: 'choices of cookies, of nobody in particular', consent_wortlaut: 'what stood in the banner' },
} satisfies Module;
