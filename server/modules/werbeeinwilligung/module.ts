import type { Module } from '../../module.ts';
import { WERBEEINWILLIGUNG } from './columns.ts';

export const werbeeinwilligung = { unseen: ['werbeeinwilligung'], tables: { werbeeinwilligung: WERBEEINWILLIGUNG } } satisfies Module;
