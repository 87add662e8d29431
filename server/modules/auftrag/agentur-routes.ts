import { readAgenturAuftrag } from '../../../contract/calls/agentur/einzeln.ts';
import { objectAuftrag, releaseAuftraege, releaseAuftrag } from '../../../contract/calls/agentur/freigabe.ts';
import type { AuftragZeile } from '../../../contract/calls/agentur/zeilen.ts';
import { answer } from '../../calls/call-request.ts';
import { answerOnceAcross } from '../../calls/idempotency/across.ts';
import type { Login } from '../../calls/login.ts';
import { type Served, serve } from '../../calls/serve.ts';
import type { Context } from '../../context.ts';
import { agenturOf, rowAccessOf, zeileOf } from '../agentur/index.ts';
import { auftraegeBericht } from './auftraege.ts';
import { auftragInAgentur } from './detail.ts';
import { objectToAuftrag, type Releaser, releaseOrRefuse } from './freigabe.ts';
import { releaseAll } from './freigaben.ts';

/** The releasing user with the orders of an agency that the user sees. */
const releaserOf = (login: Login | null, agenturnummer: string): Releaser => ({
  ...rowAccessOf(login, agenturnummer),
  accountId: agenturOf(login).accountId,
});

async function lineOf(
  context: Context,
  login: Login | null,
  { agentur, nr }: { readonly agentur: string; readonly nr: string },
): Promise<AuftragZeile> {
  return zeileOf(context, auftraegeBericht, rowAccessOf(login, agentur), nr);
}

/** Calls of an agency to read, release and object to its orders. */
export const agenturCalls: readonly Served[] = [
  serve(readAgenturAuftrag, {
    run: async (context, { login, input: { params } }) =>
      answer(200, await auftragInAgentur(context, login, rowAccessOf(login, params.agentur), params.nr)),
  }),

  serve(releaseAuftrag, {
    run: async (context, request) => {
      const { agentur, nr } = request.input.params;
      await releaseOrRefuse(context, releaserOf(request.login, agentur), nr);
      return answer(200, await lineOf(context, request.login, request.input.params));
    },
  }),

  serve(objectAuftrag, {
    run: async (context, request) => {
      const { agentur, nr } = request.input.params;
      await objectToAuftrag(context, releaserOf(request.login, agentur), nr, request.input.body.Grund);
      return answer(200, await lineOf(context, request.login, request.input.params));
    },
  }),

  serve(releaseAuftraege, {
    withoutTransaction: (request) =>
      answerOnceAcross(request, releaseAuftraege, async () => {
        const wer = releaserOf(request.login, agenturOf(request.login).agenturnummer);
        return answer(200, await releaseAll(request, wer));
      }),
  }),
];
