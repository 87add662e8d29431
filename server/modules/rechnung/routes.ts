import { readRechnung, readRechnungPdf } from '../../../contract/calls/agentur/rechnungen.ts';
import { answer, type CallRequest } from '../../calls/call-request.ts';
import { etagOf, isNotModified } from '../../calls/etag.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { Refusal } from '../../errors.ts';
import { checkOwnAgentur } from '../agentur/index.ts';
import { describeRechnung } from './beleg.ts';
import { findStoredPdf, readPdf } from './pdf.ts';

/** Calls for a document of an agency with its lines, and for its PDF. */
export const rechnungCalls: readonly Served[] = [
  serve(readRechnung, {
    run: async (context, { login, input: { params } }) =>
      answer(200, await describeRechnung(context, checkOwnAgentur(login, params.agentur), params.nr)),
  }),

  serve(readRechnungPdf, {
    withoutTransaction: async (request) => {
      const { login, caller, reply, input } = request;
      const { agentur, nr } = input.params;
      const pdf = await pdfOf(request, { agenturnummer: checkOwnAgentur(login, agentur), rechnungsnummer: nr });
      const etag = etagOf(pdf);
      reply.headers({ 'cache-control': 'private, no-cache', etag });
      if (isNotModified(caller.header('if-none-match'), etag)) return answer(304, null);
      reply.headers({ 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${nr}.pdf"` });
      // A buffer is sent unchanged; the contract has no type for it but string.
      return answer(200, pdf as unknown as string);
    },
  }),
];

/** Seconds after which a caller should retry while others wait for the same document. */
const RETRY_SECONDS = 5;

/** The PDF of a document. If none is stored yet, one caller creates it while the others wait. */
async function pdfOf({ parts, mandant, inContext }: CallRequest, wanted: Parameters<typeof readPdf>[1]): Promise<Buffer> {
  const kept = await inContext((context) => findStoredPdf(context, wanted));
  if (kept) return kept;
  const turn = `${mandant.mandant} rechnung.pdf ${wanted.rechnungsnummer}`;
  const made = await parts.db.inTurn(turn, () => inContext((context) => readPdf(context, wanted)));
  if (made === null) throw new Refusal('ZuVieleAnfragen', { retryAfterSeconds: RETRY_SECONDS });
  return made;
}
