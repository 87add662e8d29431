import type { Module } from '../../module.ts';
import { probemail } from './probemail.ts';
import { createCalls, liveCalls } from './routes.ts';

/** A tenant from a template, and the list before its pages open. */
export const golive = { calls: liveCalls, globalCalls: createCalls, mails: [probemail] } satisfies Module;
