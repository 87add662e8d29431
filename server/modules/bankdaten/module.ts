import type { Module } from '../../module.ts';
import { BANKDATEN } from './columns.ts';

export const bankdaten = { unseen: ['bankdaten'], tables: { bankdaten: BANKDATEN } } satisfies Module;
