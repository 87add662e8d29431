import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { IN_AGENTUR_ERRORS, InAgentur } from './in-agentur.ts';

export const readAgenturFilter = call({
  name: 'readAgenturFilter',
  method: 'GET',
  path: '/agentur/filter/:agentur',
  recht: 'Verwaltung',
  tag: 'Agentur',
  summary: 'What the reports of an agency can be filtered by: products, employees, ways of sharing',
  description:
    'Names what stands behind `ProduktId`, `Mitarbeiternummer` and `Channel` of a report query: every product of the tenant, in the language of the call, the ways of sharing that the tenant offers, in its order, and `link` for no named one. The employees with a number, also those who left, for whoever sees the rows of all; of others the list is empty. `Channel` is compared without letter case.',
  params: InAgentur,
  answers: {
    200: z.object({
      Produkte: z.array(z.object({ ProduktId: z.int(), Produkt: z.string() })),
      Mitarbeiter: z.array(z.object({ Mitarbeiternummer: z.string(), Name: z.string() })),
      Channels: z.array(z.string()),
    }),
  },
  errors: IN_AGENTUR_ERRORS,
});
