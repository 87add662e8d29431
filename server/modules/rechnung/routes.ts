import { readRechnung, readRechnungPdf } from '../../../contract/calls/agentur/rechnungen.ts';
import { answer, type CallRequest } from '../../calls/call-request.ts';
import { etagOf, isHeld } from '../../calls/etag.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { Refusal } from '../../errors.ts';
import { checkEigene } from '../agentur/index.ts';
import { describeRechnung } from './beleg.ts';
import { findKeptPdf, readPdf } from './pdf.ts';

/** The documents of an agency: their report, and one of them as its lines and as its PDF. */
export const rechnungCalls: readonly Served[] = [
  serve(readRechnung, {
    run: async (context, { login, input: { params } }) =>
      answer(200, await describeRechnung(context, checkEigene(login, params.agentur), params.nr)),
  }),

  serve(readRechnungPdf, {
    withoutTransaction: async (request) => {
      const { login, caller, reply, input } = request;
      const { agentur, nr } = input.params;
      const pdf = await pdfOf(request, { agenturnummer: checkEigene(login, agentur), rechnungsnummer: nr });
      const etag = etagOf(pdf);
      reply.headers({ 'cache-control': 'private, no-cache', etag });
      if (isHeld(caller.header('if-none-match'), etag)) return answer(304, null);
      reply.headers({ 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${nr}.pdf"` });
      // Bytes are sent as they are; the contract has no other word for them.
      return answer(200, pdf as unknown as string);
    },
  }),
];

/** When to ask again for a document that others still wait for. */
const AGAIN_SECONDS = 5;

/** The bytes of a document. Where none are kept yet, one caller makes them and the others wait. */
async function pdfOf({ parts, mandant, inContext }: CallRequest, wanted: Parameters<typeof readPdf>[1]): Promise<Buffer> {
  const kept = await inContext((context) => findKeptPdf(context, wanted));
  if (kept) return kept;
  const turn = `${mandant.mandant} rechnung.pdf ${wanted.rechnungsnummer}`;
  const made = await parts.db.inTurn(turn, () => inContext((context) => readPdf(context, wanted)));
  if (made === null) throw new Refusal('ZuVieleAnfragen', { retryAfterSeconds: AGAIN_SECONDS });
  return made;
}
