import { listEinwilligungen } from '../../../../contract/calls/betrieb/einwilligungen.ts';
import { answer } from '../../../calls/call-request.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { listPageOf } from '../../../reports/list.ts';
import { einwilligungenListe } from './einwilligungen.ts';

/** Calls of the back office about consents to advertising. */
export const betriebCalls: readonly Served[] = [
  serve(listEinwilligungen, {
    run: async (context, { input }) => answer(200, await listPageOf(context, einwilligungenListe(context), input.body ?? {})),
  }),
];
