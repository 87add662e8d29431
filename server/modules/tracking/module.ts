import type { Module } from '../../module.ts';
import { trackingCalls } from './routes.ts';
import { ANALYSE, makeZieleSweep } from './ziel-dispatch.ts';

export const tracking = {
  calls: trackingCalls,
  services: [ANALYSE],
  serviceSweeps: [makeZieleSweep()],
  unseen: ['klick', 'klickstand', 'ziel'],
  tables: {
    klick:
      'no network address and no visitor: the referral, the way in, and of a link that names a recipient the number; who that is stands in empfaenger',
    klickstand: 'a number: up to which clicks are counted',
    ziel: "goals for the tenant's Matomo, gone within a day: no number and no name; with consent the visitor id of Matomo's cookie, which leads to nobody here",
  },
} satisfies Module;
