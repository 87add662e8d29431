import type { Module } from '../../module.ts';
import { eigeneCalls } from './routes.ts';

export const mitarbeiter = { calls: eigeneCalls } satisfies Module;
