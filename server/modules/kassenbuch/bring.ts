import type { Module } from '../../module.ts';

export const kassenbuch = {
  tables: { buchung: 'amounts by grant number; stays for the books, shown with the grants' },
} satisfies Module;
