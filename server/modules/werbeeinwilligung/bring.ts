import type { Module } from '../../module.ts';
import { WERBEEINWILLIGUNG } from './columns.ts';

export const werbeeinwilligung = { tables: { werbeeinwilligung: WERBEEINWILLIGUNG } } satisfies Module;
