import type { Module } from '../../module.ts';
import { consentCalls } from './routes.ts';
import { consentRetentions } from './store.ts';

export const consent = { calls: consentCalls, retentions: consentRetentions } satisfies Module;
