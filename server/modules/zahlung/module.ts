import type { Module } from '../../module.ts';
import { ZAHLUNG, ZURUECKHALTUNG } from './columns.ts';

export const zahlung = {
  unseen: ['zahlungslauf', 'zahlung', 'zahlung_hinweis', 'zurueckhaltung', 'tagespruefung'],
  tables: {
    zahlungslauf: 'days and sums of payout runs; the file for the bank is encrypted and goes after its years',
    zahlung: ZAHLUNG,
    zahlung_hinweis: 'what was noticed about payments by their numbers, and the words of the people of the tenant about it',
    zurueckhaltung: ZURUECKHALTUNG,
    tagespruefung: 'sums of the daily proof',
  },
} satisfies Module;
