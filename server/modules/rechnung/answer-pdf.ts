import { answer, type CallRequest } from '../../calls/call-request.ts';
import { etagOf, isNotModified } from '../../calls/etag.ts';
import { Refusal } from '../../errors.ts';
import { findStoredPdf, readPdf, type Wanted } from './pdf.ts';

/** Seconds after which a caller should retry while others wait for the same document. */
const RETRY_SECONDS = 5;

/** Answers the PDF of a document as a file, or 304. Throws NichtGefunden, also for another agency's, and Abgelaufen once the recipient is erased. */
export async function answerPdf(request: CallRequest, wanted: Wanted) {
  return answerStored(request, await pdfOf(request, wanted), wanted.rechnungsnummer);
}

/** Answers a stored PDF by the number of its document, or 304 if the caller has it. */
export function answerStored({ caller, reply }: Pick<CallRequest, 'caller' | 'reply'>, pdf: Buffer, nummer: string) {
  const etag = etagOf(pdf);
  reply.headers({ 'cache-control': 'private, no-cache', etag });
  if (isNotModified(caller.header('if-none-match'), etag)) return answer(304, null);
  reply.headers({ 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${nummer}.pdf"` });
  // A buffer is sent unchanged; the contract has no type for it but string.
  return answer(200, pdf as unknown as string);
}

/** The PDF of a document. If none is stored yet, one caller creates it while the others wait. */
async function pdfOf({ parts, mandant, inContext }: CallRequest, wanted: Wanted): Promise<Buffer> {
  const kept = await inContext((context) => findStoredPdf(context, wanted));
  if (kept) return kept;
  const turn = `${mandant.mandant} rechnung.pdf ${wanted.rechnungsnummer}`;
  const made = await parts.db.inTurn(turn, () => inContext((context) => readPdf(context, wanted)));
  if (made === null) throw new Refusal('ZuVieleAnfragen', { retryAfterSeconds: RETRY_SECONDS });
  return made;
}
