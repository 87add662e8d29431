import * as calls from '../../../contract/calls/praemie/kundennummer.ts';
import { answer } from '../../calls/call-request.ts';
import { idOf } from '../../calls/login.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { limitOf, spendLimit } from '../../limits/limits.ts';
import { answerKundennummer, readKundennummer, stateKundennummer } from './kundennummer.ts';
import { listOpenKundennummern } from './reads.ts';

/** How many open questions the tenant's system gets at once. */
const OPEN_LIMIT = 100;

/** Calls by which a recommender states a customer number and the tenant's system says whether it knows it. */
export const kundennummerCalls: readonly Served[] = [
  serve(calls.setKundennummer, {
    // The answer tells who is a customer: not to be had for many numbers.
    before: ({ parts, mandant, login }) => spendLimit(parts, limitOf(mandant, 'kundennummer'), `${mandant.mandant} ${idOf(login)}`),
    run: async (context, { login, input }) => {
      await stateKundennummer(context, idOf(login), input.params.kundennummer);
      return answer(204, null);
    },
  }),

  serve(calls.readKundennummer, { run: async (context, { login }) => answer(200, await readKundennummer(context, idOf(login))) }),

  serve(calls.listKundennummern, {
    run: async (context) => {
      const rows = await listOpenKundennummern(context, OPEN_LIMIT);
      return answer(
        200,
        rows.map((row) => ({
          Anfrage: row.anfrage,
          Kundennummer: row.kundennummer,
          Vorname: row.vorname,
          Nachname: row.nachname,
          GestelltAm: row.gestellt_am.toISOString(),
        })),
      );
    },
  }),

  serve(calls.answerKundennummer, {
    run: async (context, { input }) => {
      await answerKundennummer(context, input.body.Anfrage, input.body.Gefunden);
      return answer(204, null);
    },
  }),
];
