import type { Module } from '../../module.ts';

export const provision = {
  unseen: ['provision'],
  tables: { provision: 'commissions by number of order and seller; stays for the books' },
} satisfies Module;
