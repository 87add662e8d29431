import type { Context } from '../../context.ts';
import type { Module } from '../../module.ts';
import { contentCalls } from './routes.ts';

/** With the highest reward on offer, a variable of what editors write, which a later module knows. */
export const contentWith = (maxWertCent: (context: Context) => Promise<number>) =>
  ({
    calls: contentCalls(maxWertCent),
    tables: { inhalt: 'what the tenant shows to everybody: legal texts, questions, footnotes' },
  }) satisfies Module;
