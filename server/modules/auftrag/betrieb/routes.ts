import * as calls from '../../../../contract/calls/betrieb/auftraege.ts';
import { importBetriebAuftraege } from '../../../../contract/calls/betrieb/auftragsimport.ts';
import { readBetriebNotiz, saveBetriebNotiz } from '../../../../contract/calls/betrieb/notizen.ts';
import { answer } from '../../../calls/call-request.ts';
import { answerOnceAcross } from '../../../calls/idempotency/across.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { auftraegePage, auftragForBetrieb } from './auftraege.ts';
import { importAsBetrieb } from './einspielen.ts';
import { decideAll, decideAuftrag } from './entscheiden.ts';
import { notizForBetrieb, saveNotizForBetrieb } from './notizen.ts';
import { linkAuftrag } from './verbinden.ts';

/** Calls of the back office about the orders of the tenant, and notes at rows of its lists. */
export const betriebCalls: readonly Served[] = [
  serve(calls.listBetriebAuftraege, {
    run: async (context, { input }) => answer(200, await auftraegePage(context, input.body ?? {})),
  }),

  serve(calls.readBetriebAuftrag, {
    run: async (context, { login, input }) => answer(200, await auftragForBetrieb(context, login, input.params.nr)),
  }),

  serve(calls.confirmBetriebAuftrag, {
    run: async (context, { login, input: { params } }) => {
      await decideAuftrag(context, login, params.nr, { aktion: 'Bestaetigen' });
      return answer(200, await auftragForBetrieb(context, login, params.nr));
    },
  }),

  serve(calls.releaseBetriebAuftrag, {
    run: async (context, { login, input: { params } }) => {
      await decideAuftrag(context, login, params.nr, { aktion: 'Freigeben' });
      return answer(200, await auftragForBetrieb(context, login, params.nr));
    },
  }),

  serve(calls.cancelBetriebAuftrag, {
    run: async (context, { login, input: { params, body } }) => {
      await decideAuftrag(context, login, params.nr, { aktion: 'Stornieren', grund: body.Grund });
      return answer(200, await auftragForBetrieb(context, login, params.nr));
    },
  }),

  serve(calls.decideBetriebAuftraege, {
    withoutTransaction: (request) =>
      answerOnceAcross(request, calls.decideBetriebAuftraege, async () => answer(200, await decideAll(request))),
  }),

  serve(calls.linkBetriebAuftrag, {
    run: async (context, { login, input: { params, body } }) => {
      await linkAuftrag(context, login, params.nr, body);
      return answer(200, await auftragForBetrieb(context, login, params.nr));
    },
  }),

  serve(importBetriebAuftraege, {
    withoutTransaction: async (request) => {
      const taken = async () => answer(200, await importAsBetrieb(request));
      // A probe changes nothing, and its answer is not the one that the same file gets later.
      return request.input.query.probe === 'true' ? taken() : answerOnceAcross(request, importBetriebAuftraege, taken);
    },
  }),

  serve(readBetriebNotiz, { run: async (context, { input: { params } }) => answer(200, await notizForBetrieb(context, params)) }),

  serve(saveBetriebNotiz, {
    run: async (context, { login, input: { params, body } }) => answer(200, await saveNotizForBetrieb(context, login, params, body)),
  }),
];
