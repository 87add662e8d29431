import * as calls from '../../../contract/calls/praemie/kundennummer.ts';
import { answer } from '../../calls/call-request.ts';
import { idOf } from '../../calls/login.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { limitOf, spendLimit } from '../../limits/limits.ts';
import { answerKundennummer, readKundennummer, stateKundennummer } from './kundennummer.ts';
import { listOpenKundennummern } from './reads.ts';

/** Maximum number of open questions in one answer to the tenant's system. */
const OPEN_LIMIT = 100;

/** Calls with which a recommender states a customer number and the tenant's system answers whether it is known. */
export const kundennummerCalls: readonly Served[] = [
  serve(calls.setKundennummer, {
    // The answer reveals who is a customer, so the number of tries is limited.
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
