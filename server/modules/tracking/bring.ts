import type { Module } from '../../module.ts';
import { klickRetentions } from './store.ts';

export const tracking = { retentions: klickRetentions } satisfies Module;
