import { objectAuftrag, releaseAuftraege, releaseAuftrag } from '../../../contract/calls/agentur-freigabe.ts';
import type { AuftragZeile } from '../../../contract/calls/agentur-zeilen.ts';
import { answer } from '../../calls/call-request.ts';
import { answerOnceAcross } from '../../calls/idempotency/across.ts';
import type { Login } from '../../calls/login.ts';
import { type Served, serve } from '../../calls/serve.ts';
import type { Context } from '../../context.ts';
import { agenturOf, zeileOf as lineOf, sichtOf } from '../agentur/index.ts';
import { beanstanden, type Freigebende, freigebenOrRefuse } from '../auftrag/index.ts';
import { BERICHTE } from './berichte.ts';
import { releaseAll } from './freigaben.ts';

/** Who releases, of the orders that they see of an agency. */
const freigebendeOf = (login: Login | null, agenturnummer: string): Freigebende => ({
  ...sichtOf(login, agenturnummer),
  accountId: agenturOf(login).accountId,
});

async function zeileOf(
  context: Context,
  login: Login | null,
  { agentur, nr }: { readonly agentur: string; readonly nr: string },
): Promise<AuftragZeile> {
  return lineOf(context, BERICHTE.auftraege, sichtOf(login, agentur), nr);
}

export const freigabeCalls: readonly Served[] = [
  serve(releaseAuftrag, {
    run: async (context, request) => {
      const { agentur, nr } = request.input.params;
      await freigebenOrRefuse(context, freigebendeOf(request.login, agentur), nr);
      return answer(200, await zeileOf(context, request.login, request.input.params));
    },
  }),

  serve(objectAuftrag, {
    run: async (context, request) => {
      const { agentur, nr } = request.input.params;
      await beanstanden(context, freigebendeOf(request.login, agentur), nr, request.input.body.Grund);
      return answer(200, await zeileOf(context, request.login, request.input.params));
    },
  }),

  serve(releaseAuftraege, {
    withoutTransaction: (request) =>
      answerOnceAcross(request, releaseAuftraege, async () => {
        const wer = freigebendeOf(request.login, agenturOf(request.login).agenturnummer);
        return answer(200, await releaseAll(request, wer));
      }),
  }),
];
