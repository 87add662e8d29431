import type { Module } from '../../module.ts';
import { klickRetentions } from './store.ts';

export const tracking = {
  retentions: klickRetentions,
  unseen: ['klick'],
  tables: { klick: 'no network address and no visitor, only the referral and the channel' },
} satisfies Module;
