import { readRechnung, readRechnungPdf } from '../../../../contract/calls/agentur-rechnungen.ts';
import { answer } from '../../../calls/call-request.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { belegOf, describeRechnung, pdfOfBeleg } from '../../rechnung/index.ts';
import { sichtOf } from '../sicht.ts';

/** One document of an agency, as its lines and as its PDF. */
export const rechnungCalls: readonly Served[] = [
  serve(readRechnung, {
    run: async (context, { login, input: { params } }) =>
      answer(200, await describeRechnung(context, sichtOf(login, params.agentur).agenturnummer, params.nr)),
  }),

  serve(readRechnungPdf, {
    withoutTransaction: async ({ login, mandant, reply, input: { params }, inContext }) => {
      const found = await inContext((context) =>
        belegOf(context, mandant, { agenturnummer: sichtOf(login, params.agentur).agenturnummer, rechnungsnummer: params.nr }),
      );
      reply.headers({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${params.nr}.pdf"`,
        'cache-control': 'no-store',
      });
      // Bytes are sent as they are; the contract has no other word for them.
      return answer(200, (await pdfOfBeleg(mandant, found)) as unknown as string);
    },
  }),
];
