import * as calls from '../../../contract/calls/betrieb/abrechnungen.ts';
import { answer, type CallRequest } from '../../calls/call-request.ts';
import { answerOnceAcross } from '../../calls/idempotency/across.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { refuse } from '../../errors.ts';
import { itemOf, listPageOf } from '../../reports/list.ts';
import { quelleOf } from '../betrieb/index.ts';
import { checkHasSeller } from '../mandant/index.ts';
import { answerStored } from '../rechnung/index.ts';
import { abrechnungenListe, abrechnungForBetrieb, gutschriftenListe } from './berichte.ts';
import { runMonat } from './handlauf.ts';
import { correctGutschrift } from './korrektur.ts';
import { enterRechnung, rechnungIn, replaceRechnung } from './rechnung.ts';
import { findAbrechnung, findGutschrift, findPdf } from './store.ts';
import { objectTo } from './widerspruch.ts';

/** Answers the PDF of a statement or document; `sellernummer` limits it to those of this seller. Throws NichtGefunden, and Abgelaufen once the seller is erased. */
export async function answerSellerPdf(
  request: Pick<CallRequest, 'caller' | 'reply' | 'inContext'>,
  art: 'Abrechnung' | 'Gutschrift',
  { nummer, sellernummer }: { readonly nummer: string; readonly sellernummer?: string },
) {
  const pdf = await request.inContext(async (context) => {
    const row =
      (await (art === 'Abrechnung' ? findAbrechnung(context, nummer) : findGutschrift(context, nummer))) ?? refuse('NichtGefunden');
    if (sellernummer !== undefined && row.sellernummer !== sellernummer) refuse('NichtGefunden');
    return (await findPdf(context, nummer)) ?? refuse('Abgelaufen');
  });
  return answerStored(request, pdf, nummer);
}

/** The list of statements for a file. */
export const abrechnungenQuelle = quelleOf((context) => {
  checkHasSeller(context);
  return abrechnungenListe;
});

/** The list of documents for a file. */
export const gutschriftenQuelle = quelleOf((context) => {
  checkHasSeller(context);
  return gutschriftenListe;
});

/** Calls of the back office about the statements and documents of profi sellers. */
export const abrechnungCalls: readonly Served[] = [
  serve(calls.listAbrechnungen, {
    run: async (context, { input }) => {
      checkHasSeller(context);
      return answer(200, await listPageOf(context, abrechnungenListe, input.body ?? {}));
    },
  }),

  serve(calls.listGutschriften, {
    run: async (context, { input }) => {
      checkHasSeller(context);
      return answer(200, await listPageOf(context, gutschriftenListe, input.body ?? {}));
    },
  }),

  serve(calls.readBetriebGutschrift, {
    run: async (context, { input }) => {
      checkHasSeller(context);
      return answer(200, (await itemOf(context, gutschriftenListe, input.params.nr)).zeile);
    },
  }),

  serve(calls.readBetriebGutschriftPdf, {
    withoutTransaction: (request) => {
      checkHasSeller(request.mandant);
      return answerSellerPdf(request, 'Gutschrift', { nummer: request.input.params.nr });
    },
  }),

  serve(calls.objectBetriebGutschrift, {
    run: async (context, { input: { params, body } }) => {
      checkHasSeller(context);
      return answer(200, await objectTo(context, { gutschriftnummer: params.nr }, { am: body.EingangAm, kanal: body.Kanal }));
    },
  }),

  serve(calls.readBetriebAbrechnung, {
    run: async (context, { input }) => {
      checkHasSeller(context);
      return answer(200, await abrechnungForBetrieb(context, input.params.nr));
    },
  }),

  serve(calls.correctGutschrift, {
    run: async (context, { input: { params, body } }) => {
      checkHasSeller(context);
      await correctGutschrift(context, params.nr, body.Grund);
      return answer(200, (await itemOf(context, gutschriftenListe, params.nr)).zeile);
    },
  }),

  serve(calls.enterSellerRechnung, {
    run: async (context, { input: { params, body } }) => {
      checkHasSeller(context);
      await enterRechnung(context, params.nr, rechnungIn(body));
      return answer(200, await abrechnungForBetrieb(context, params.nr));
    },
  }),

  serve(calls.replaceSellerRechnung, {
    run: async (context, { input: { params, body } }) => {
      checkHasSeller(context);
      await replaceRechnung(context, { abrechnungsnummer: params.nr }, rechnungIn(body));
      return answer(200, await abrechnungForBetrieb(context, params.nr));
    },
  }),

  serve(calls.runAbrechnungen, {
    withoutTransaction: (request) => {
      checkHasSeller(request.mandant);
      return answerOnceAcross(request, calls.runAbrechnungen, async () => answer(200, await runMonat(request)));
    },
  }),
];
