import { exportBetriebListe } from '../../../../contract/calls/betrieb/export.ts';
import { answer } from '../../../calls/call-request.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { exportListe, type Listenquellen } from './export.ts';

/** The call for lists of the back office as files. */
export const exportCalls = (quellen: Listenquellen): readonly Served[] => [
  serve(exportBetriebListe, {
    // The contract has only the type string for a file that is written while it is sent.
    withoutTransaction: async (request) => answer(200, (await exportListe(request, quellen)) as unknown as string),
  }),
];
