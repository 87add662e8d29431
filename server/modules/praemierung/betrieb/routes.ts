import { importGutscheine, listGutscheine } from '../../../../contract/calls/betrieb/gutscheine.ts';
import { answer } from '../../../calls/call-request.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { listPageOf } from '../../../reports/list.ts';
import { importCodes } from './einspielen.ts';
import { gutscheinListe } from './gutscheine.ts';

/** Calls of the back office about the stock of voucher codes. */
export const gutscheinCalls: readonly Served[] = [
  serve(listGutscheine, {
    run: async (context, { input }) => answer(200, await listPageOf(context, gutscheinListe(context), input.body ?? {})),
  }),

  serve(importGutscheine, { run: async (context, request) => answer(200, await importCodes(context, request)) }),
];
