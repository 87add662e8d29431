import type { Module } from '../../module.ts';
import { ZWEITFAKTOR } from './columns.ts';

export const zugang = {
  unseen: ['zweitfaktor'],
  tables: { zweitfaktor: ZWEITFAKTOR },
} satisfies Module;
