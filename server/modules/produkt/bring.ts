import type { Module } from '../../module.ts';
import { produktCalls } from './routes.ts';

export const produkt = { calls: produktCalls } satisfies Module;
