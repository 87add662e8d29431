import type { Module } from '../../module.ts';

export const kassenbuch = {
  unseen: ['buchung'],
  tables: { buchung: 'amounts by number of order, grant and agency; stays for the books, shown with the grants' },
} satisfies Module;
