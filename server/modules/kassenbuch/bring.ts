import type { Module } from '../../module.ts';

export const kassenbuch = {
  unseen: ['buchung'],
  tables: { buchung: 'amounts by grant number; stays for the books, shown with the grants' },
} satisfies Module;
