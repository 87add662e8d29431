import { Readable } from 'node:stream';
import * as calls from '../../../../contract/calls/agentur/export.ts';
import { answer } from '../../../calls/call-request.ts';
import { idOf } from '../../../calls/login.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { fetchExport, listExporte, piecesOf } from '../../../reports/export/fetch.ts';
import { fileOf, headersOf } from '../../../reports/export/file.ts';
import { requestExport } from '../../../reports/export/request.ts';
import { AGENTUR_EXPORT } from './portal.ts';
import { SOURCES } from './sources.ts';

/** Streams a file as it is written; the contract has only the type string for it. */
const streamFile = (file: Readable) => answer(200, file as unknown as string);

/** Calls for reports as files. */
export const exportCalls: readonly Served[] = [
  serve(calls.exportBericht, {
    // A file can have thousands of rows, so each person gets one at a time.
    turn: ({ login }) => idOf(login),
    run: async (context, { login, locale, reply, input }) => {
      const result = await requestExport(AGENTUR_EXPORT, context, login, { ...input.params, ...input.query });
      if ('exportnummer' in result) return answer(202, { Exportnummer: result.exportnummer });
      const datei = { bericht: input.params.bericht, format: input.query.format, language: locale, stand: context.now };
      reply.headers(headersOf(datei));
      return streamFile(fileOf(SOURCES[datei.bericht], datei, context, Readable.from(result.pieces)));
    },
    wakes: true,
  }),

  serve(calls.listExporte, { run: async (context, { login }) => answer(200, await listExporte(AGENTUR_EXPORT, context, login)) }),

  serve(calls.readExport, {
    withoutTransaction: async ({ login, mandant, reply, input, inContext }) => {
      const found = await inContext((context) => fetchExport(AGENTUR_EXPORT, context, login, input.params.nr));
      if ('Exportnummer' in found) return answer(202, found);
      reply.headers(headersOf(found));
      return streamFile(fileOf(SOURCES[found.bericht], found, mandant, piecesOf(AGENTUR_EXPORT, inContext, input.params.nr)));
    },
  }),
];
