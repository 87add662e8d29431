import type { Module } from '../../module.ts';
import { mandantCalls, mandantGlobalCalls } from './routes.ts';

export const mandant = { calls: mandantCalls, globalCalls: mandantGlobalCalls } satisfies Module;
