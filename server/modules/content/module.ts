import type { Context } from '../../context.ts';
import type { Module } from '../../module.ts';
import { rechtstextRetentions } from './rechtstext.sql.ts';
import { contentCalls } from './routes.ts';
import { CONTENT_SERVICES } from './services.ts';

/** The module; `maxWertCent` returns the highest reward on offer for the variables of editors, from a later module. */
export const makeContentModule = (maxWertCent: (context: Context) => Promise<number>) =>
  ({
    calls: contentCalls(maxWertCent),
    services: CONTENT_SERVICES,
    retentions: rechtstextRetentions,
    tables: {
      inhalt: 'what the tenant shows to everybody: legal texts, questions, footnotes',
      rechtstext: "versions of the tenant's texts to which people agreed",
    },
  }) satisfies Module;
