import * as calls from '../../../../contract/calls/betrieb/sperren.ts';
import { answer } from '../../../calls/call-request.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { listPageOf } from '../../../reports/list.ts';
import { block, lift, previewSperre, sperrenListe } from './sperren.ts';

/** Calls of the back office about blocked addresses. */
export const sperrenCalls: readonly Served[] = [
  serve(calls.listSperren, {
    run: async (context, { input }) => answer(200, await listPageOf(context, sperrenListe(context), input.body ?? {})),
  }),

  serve(calls.addSperre, {
    run: async (context, { login, input: { query, body } }) =>
      query.probe === 'true' ? answer(200, await previewSperre(context, login, body)) : answer(201, await block(context, login, body)),
  }),

  serve(calls.endSperre, {
    async run(context, { login, input }) {
      await lift(context, login, input.params.id);
      return answer(204, null);
    },
  }),
];
