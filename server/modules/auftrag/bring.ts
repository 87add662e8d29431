import type { Module } from '../../module.ts';
import { auftragSweeps } from './jobs.ts';
import { auftragCalls } from './routes.ts';

export const auftrag = { calls: auftragCalls, sweeps: auftragSweeps } satisfies Module;
