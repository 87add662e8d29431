import type { Module } from '../../module.ts';
import { datenschutzCalls } from './routes.ts';

export const datenschutz = { calls: datenschutzCalls } satisfies Module;
