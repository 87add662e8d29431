import type { Module } from '../../module.ts';

export const tracking = {
  unseen: ['klick', 'klickstand'],
  tables: {
    klick:
      'no network address and no visitor: the referral, the way in, and of a link that names a recipient the number; who that is stands in empfaenger',
    klickstand: 'a number: up to which clicks are counted',
  },
} satisfies Module;
