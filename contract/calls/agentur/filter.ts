import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { IN_AGENTUR_ERRORS, InAgentur } from './in-agentur.ts';

export const readAgenturFilter = call({
  name: 'readAgenturFilter',
  method: 'GET',
  path: '/agentur/filter/:agentur',
  recht: 'Verwaltung',
  tag: 'Agentur',
  summary: 'Filter values for the reports of an agency: products, employees, ways of sharing',
  description:
    'Names the values of `ProduktId`, `Mitarbeiternummer` and `Channel` in a report query: every product of the tenant in the language of the call, and the ways of sharing that the tenant offers, in its order. `link` stands for no named way of sharing. The employees with a number, including former employees, are listed for a caller who sees the rows of all; for any other caller the list is empty. `Channel` is compared without letter case.',
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
