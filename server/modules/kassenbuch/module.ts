import type { Module } from '../../module.ts';

export const kassenbuch = {
  unseen: ['buchung', 'belegreihe'],
  tables: {
    buchung: 'amounts by number of order, grant and agency; stays for the books, shown with the grants',
    belegreihe: 'the last number of each series of documents',
  },
} satisfies Module;
