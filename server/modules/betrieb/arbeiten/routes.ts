import { listArbeiten, retryArbeit } from '../../../../contract/calls/betrieb/arbeiten.ts';
import { answer } from '../../../calls/call-request.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { listPageOf } from '../../../reports/list.ts';
import { arbeitenListe, retryWork } from './arbeiten.ts';

/** Calls about work of the tenant that failed for good. */
export const arbeitenCalls: readonly Served[] = [
  serve(listArbeiten, {
    run: async (context, { input }) => answer(200, await listPageOf(context, arbeitenListe(context), input.body ?? {})),
  }),

  serve(retryArbeit, {
    run: async (context, { login, input: { params } }) => answer(200, await retryWork(context, login, params.id)),
  }),
];
