import type { Module } from '../../module.ts';
import { betriebCalls } from './betrieb/routes.ts';
import { WERBEEINWILLIGUNG } from './columns.ts';

export const werbeeinwilligung = {
  calls: betriebCalls,
  unseen: ['werbeeinwilligung'],
  tables: { werbeeinwilligung: WERBEEINWILLIGUNG },
} satisfies Module;
