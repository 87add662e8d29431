import { addPlan, endPlan, previewPlan, readKosten } from '../../../../contract/calls/agentur-plan.ts';
import { dayOf } from '../../../calendar.ts';
import { answer } from '../../../calls/call-request.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { addEintrag, endEintrag, kostenOf, vorschauOf } from '../../agentur/index.ts';
import { BERICHTE } from '../berichte.ts';
import { zeileOf } from '../einzeln/zeile.ts';
import { sichtOf } from '../sicht.ts';

/** Calls that change the reward plan of an agency, and what an order costs by it. */
export const planCalls: readonly Served[] = [
  serve(addPlan, {
    run: async (context, { login, input: { params, body } }) => {
      const sicht = sichtOf(login, params.agentur);
      return answer(201, await zeileOf(context, BERICHTE.praemienplan, sicht, await addEintrag(context, sicht.agenturnummer, body)));
    },
  }),

  serve(previewPlan, {
    run: async (context, { login, input: { params, body } }) =>
      answer(200, await vorschauOf(context, sichtOf(login, params.agentur).agenturnummer, body)),
  }),

  serve(endPlan, {
    run: async (context, { login, input: { params } }) => {
      await endEintrag(context, sichtOf(login, params.agentur).agenturnummer, params.id);
      return answer(204, null);
    },
  }),

  serve(readKosten, {
    run: async (context, { login, input: { params, query } }) => {
      const { agenturnummer } = sichtOf(login, params.agentur);
      const tag = query.Auftragsdatum ?? dayOf(context.now);
      return answer(200, await kostenOf(context, { agenturnummer, produkt: query.ProduktId, tag }));
    },
  }),
];
