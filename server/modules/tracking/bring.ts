import type { Module } from '../../module.ts';
import { klickRetentions } from './store.ts';

export const tracking = {
  retentions: klickRetentions,
  unseen: ['klick'],
  tables: {
    klick:
      'no network address and no visitor: the referral, the way in, and of a link that names a recipient the number; who that is stands in empfaenger',
  },
} satisfies Module;
