import type { Module } from '../../module.ts';
import { auszahlungSweeps } from './ausfuehren.ts';
import { betriebCalls } from './routes.ts';

export const auszahlung = { calls: betriebCalls, sweeps: auszahlungSweeps } satisfies Module;
