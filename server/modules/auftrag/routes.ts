import { listStoredAuftraege, PROBE_EMPFAENGERNUMMER, postAuftrag, readAuftrag } from '../../../contract/calls/auftrag.ts';
import { importAuftraege } from '../../../contract/calls/auftragsimport.ts';
import { answer } from '../../calls/call-request.ts';
import { answerOnceAcross } from '../../calls/idempotency/across.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { processAuftragsmeldung } from './auftragsmeldung.ts';
import { pageOfStored, readStoredAuftrag } from './describe.ts';
import { importFile } from './import.ts';
import { processProbe } from './probe/probe.ts';

export const auftragCalls: readonly Served[] = [
  serve(postAuftrag, {
    run: async (context, { input }) => {
      if (input.body.Empfaengernummer === PROBE_EMPFAENGERNUMMER) return answer(201, await processProbe(context, input.body));
      const { isNew, auftrag } = await processAuftragsmeldung(context, input.body);
      return answer(isNew ? 201 : 200, auftrag);
    },
  }),

  serve(readAuftrag, { run: async (context, { input }) => answer(200, await readStoredAuftrag(context, input.params.nr)) }),

  serve(listStoredAuftraege, { run: async (context, { input }) => answer(200, await pageOfStored(context, input.query)) }),

  serve(importAuftraege, {
    withoutTransaction: (request) => answerOnceAcross(request, importAuftraege, async () => answer(200, await importFile(request))),
  }),
];
