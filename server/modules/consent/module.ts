import type { Module } from '../../module.ts';
import { consentCalls, type RememberAnalyse } from './routes.ts';
import { consentRetentions } from './store.ts';

/** The module; `rememberAnalyse` stores the choice with the recipient who makes it, from a later module. */
export const makeConsentModule = (rememberAnalyse: RememberAnalyse) =>
  ({
    calls: consentCalls(rememberAnalyse),
    retentions: consentRetentions,
    unseen: ['consent', 'consent_wortlaut'],
    tables: { consent: 'choices of cookies, of nobody in particular', consent_wortlaut: 'what stood in the banner' },
  }) satisfies Module;
