import type { Module } from '../../module.ts';
import { praemieCalls } from './routes.ts';

export const praemie = { calls: praemieCalls, tables: { praemie: 'catalogue' } } satisfies Module;
