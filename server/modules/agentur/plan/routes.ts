import { addPlan, endPlan, previewPlan, readKosten } from '../../../../contract/calls/agentur/plan.ts';
import { dayOf } from '../../../calendar.ts';
import { answer } from '../../../calls/call-request.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { zeileOf } from '../bericht.ts';
import { rowAccessOf } from '../row-access.ts';
import { checkOwnAgentur } from '../session.ts';
import { addEintrag, endEintrag } from './eintrag.ts';
import { kostenOf } from './kosten.ts';
import { praemienplanBericht } from './praemienplan.sql.ts';
import { vorschauOf } from './vorschau.ts';

/** Calls to change the reward plan of an agency, to preview an entry, and to read what an order costs. */
export const planCalls: readonly Served[] = [
  serve(addPlan, {
    run: async (context, { login, input: { params, body } }) => {
      const access = rowAccessOf(login, params.agentur);
      return answer(201, await zeileOf(context, praemienplanBericht, access, await addEintrag(context, access.agenturnummer, body)));
    },
  }),

  serve(previewPlan, {
    run: async (context, { login, input: { params, body } }) =>
      answer(200, await vorschauOf(context, checkOwnAgentur(login, params.agentur), body)),
  }),

  serve(endPlan, {
    run: async (context, { login, input: { params } }) => {
      await endEintrag(context, checkOwnAgentur(login, params.agentur), params.id);
      return answer(204, null);
    },
  }),

  serve(readKosten, {
    run: async (context, { login, input: { params, query } }) => {
      const agenturnummer = checkOwnAgentur(login, params.agentur);
      const tag = query.Auftragsdatum ?? dayOf(context.now);
      return answer(200, await kostenOf(context, { agenturnummer, produkt: query.ProduktId, tag }));
    },
  }),
];
