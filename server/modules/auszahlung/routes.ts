import * as auszahlungen from '../../../contract/calls/betrieb/auszahlungen.ts';
import * as zahlungen from '../../../contract/calls/betrieb/zahlungen.ts';
import * as laeufe from '../../../contract/calls/betrieb/zahlungslaeufe.ts';
import { answer } from '../../calls/call-request.ts';
import { answerOnceAcross } from '../../calls/idempotency/across.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { listPageOf } from '../../reports/list.ts';
import { findZahlung } from '../zahlung/index.ts';
import { askByHand, holdByHand, liftByHand } from './anhalten.ts';
import { createLauf } from './anlegen.ts';
import { executeLauf } from './ausfuehren.ts';
import { auszahlungenListe, auszahlungForBetrieb } from './auszahlungen.ts';
import { readDatei, readKonto } from './datei.ts';
import { changeTag, discardLauf, reopenLauf, withdrawLauf } from './enden.ts';
import { approveLauf, handOverLauf } from './freigeben.ts';
import { confirmHinweise, dropByHand } from './hinweise.ts';
import { laufForBetrieb, zahlungenPage, zahlungForBetrieb, zahlungslaeufeListe } from './laeufe.ts';
import { checkLauf } from './pruefen.ts';
import { returnZahlung } from './zurueck.ts';

/** Calls of the back office about payouts: what waits, runs, their payments, and what comes back. */
export const betriebCalls: readonly Served[] = [
  serve(auszahlungen.listAuszahlungen, {
    run: async (context, { input }) => answer(200, await listPageOf(context, await auszahlungenListe(context), input.body ?? {})),
  }),

  serve(auszahlungen.readAuszahlung, {
    run: async (context, { input }) => answer(200, await auszahlungForBetrieb(context, input.params.nr)),
  }),

  serve(auszahlungen.askAuszahlung, {
    run: async (context, { login, input: { params } }) => {
      await askByHand(context, login, params.nr);
      return answer(200, await auszahlungForBetrieb(context, params.nr));
    },
  }),

  serve(auszahlungen.holdAuszahlungen, {
    run: async (context, { login, input: { body } }) =>
      answer(201, { Zurueckgehalten: await holdByHand(context, login, body.Praemierungsnummern, body.Grund) }),
  }),

  serve(auszahlungen.releaseZurueckhaltung, {
    run: async (context, { login, input: { params } }) => {
      await liftByHand(context, login, params.id);
      return answer(204, null);
    },
  }),

  serve(laeufe.listZahlungslaeufe, {
    run: async (context, { input }) => answer(200, await listPageOf(context, zahlungslaeufeListe(context), input.body ?? {})),
  }),

  serve(zahlungen.listZahlungen, {
    run: async (context, { input: { params, body } }) => answer(200, await zahlungenPage(context, params.nr, body ?? {})),
  }),

  serve(laeufe.readZahlungslauf, {
    run: async (context, { login, input }) => answer(200, await laufForBetrieb(context, login, input.params.nr)),
  }),

  serve(laeufe.createZahlungslauf, {
    run: async (context, { login, input: { body } }) => {
      const nummer = await createLauf(context, login, body);
      return answer(201, await laufForBetrieb(context, login, nummer));
    },
  }),

  serve(laeufe.changeZahlungslauf, {
    run: async (context, { login, input: { params, body } }) => {
      await changeTag(context, login, params.nr, body.Ausfuehrungstag);
      return answer(200, await laufForBetrieb(context, login, params.nr));
    },
  }),

  serve(laeufe.confirmHinweise, {
    run: async (context, { login, input: { params, body } }) => {
      await confirmHinweise(context, login, params.nr, body.Hinweise);
      return answer(200, await laufForBetrieb(context, login, params.nr));
    },
  }),

  serve(laeufe.dropZahlung, {
    run: async (context, { login, input: { params } }) => {
      await dropByHand(context, login, params.nr, params.zahlung);
      return answer(200, await laufForBetrieb(context, login, params.nr));
    },
  }),

  serve(laeufe.checkZahlungslauf, {
    withoutTransaction: (request) =>
      answerOnceAcross(request, laeufe.checkZahlungslauf, async () => {
        const { nr } = request.input.params;
        await checkLauf(request, nr);
        return answer(200, await request.inContext((context) => laufForBetrieb(context, request.login, nr)));
      }),
  }),

  serve(laeufe.reopenZahlungslauf, {
    run: async (context, { login, input: { params, body } }) => {
      await reopenLauf(context, login, params.nr, body.Grund);
      return answer(200, await laufForBetrieb(context, login, params.nr));
    },
  }),

  serve(laeufe.discardZahlungslauf, {
    run: async (context, { login, input: { params, body } }) => {
      await discardLauf(context, login, params.nr, body.Grund);
      return answer(200, await laufForBetrieb(context, login, params.nr));
    },
  }),

  serve(laeufe.approveZahlungslauf, {
    withoutTransaction: (request) =>
      answerOnceAcross(request, laeufe.approveZahlungslauf, async () => {
        const { params, body } = request.input;
        await approveLauf(request, params.nr, body.Pruefsumme);
        return answer(200, await request.inContext((context) => laufForBetrieb(context, request.login, params.nr)));
      }),
  }),

  serve(laeufe.readZahlungsdatei, {
    run: async (context, { login, input, reply }) => {
      const datei = await readDatei(context, login, input.params.nr);
      reply.headers({ 'content-type': 'application/xml', 'content-disposition': `attachment; filename="${input.params.nr}.xml"` });
      return answer(200, datei);
    },
  }),

  serve(laeufe.handOverZahlungslauf, {
    run: async (context, { login, input: { params } }) => {
      await handOverLauf(context, login, params.nr);
      return answer(200, await laufForBetrieb(context, login, params.nr));
    },
  }),

  serve(laeufe.executeZahlungslauf, {
    run: async (context, { login, input: { params, body } }) => {
      await executeLauf(context, login, params.nr, body.Ausfuehrungstag);
      return answer(202, await laufForBetrieb(context, login, params.nr));
    },
  }),

  serve(laeufe.withdrawZahlungslauf, {
    run: async (context, { login, input: { params, body } }) => {
      await withdrawLauf(context, login, params.nr, body.Grund);
      return answer(200, await laufForBetrieb(context, login, params.nr));
    },
  }),

  serve(zahlungen.readZahlungIban, {
    run: async (context, { login, input }) => answer(200, await readKonto(context, login, input.params.zahlung)),
  }),

  serve(zahlungen.returnZahlung, {
    run: async (context, { login, input: { params, body } }) => {
      await returnZahlung(context, login, params.zahlung, { tag: body.Tag, code: body.Grundcode, cent: body.BetragCent });
      const laufnummer = (await findZahlung(context, params.zahlung))?.laufnummer ?? '';
      return answer(200, await zahlungForBetrieb(context, laufnummer, params.zahlung));
    },
  }),
];
