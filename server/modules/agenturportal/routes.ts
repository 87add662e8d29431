import { saveNotiz } from '../../../contract/calls/agentur/einzeln.ts';
import { readAgenturHeute, readStatistik } from '../../../contract/calls/agentur/statistik.ts';
import { searchAgentur } from '../../../contract/calls/agentur/suche.ts';
import { may } from '../../../contract/rules/rechte.ts';
import { dayOf } from '../../calendar.ts';
import { answer } from '../../calls/call-request.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { refuse } from '../../errors.ts';
import { storeNotiz } from '../../reports/notiz/notiz.ts';
import { notizOf, ownerOf, rowAccessOf, rowOf } from '../agentur/index.ts';
import { berichtOf } from './berichte.ts';
import { heuteOf } from './heute.ts';
import { statistikOf } from './statistik.ts';
import { searchReports } from './suchen.ts';
import { dayRangeOf } from './tage.ts';

/** Calls for the home, search and statistics of an agency and for notes on rows of its reports. */
export const portalCalls: readonly Served[] = [
  serve(readAgenturHeute, {
    run: async (context, { login, input: { params } }) => answer(200, await heuteOf(context, login, rowAccessOf(login, params.agentur))),
  }),

  serve(searchAgentur, {
    run: async (context, { login, input }) => answer(200, { Treffer: await searchReports(context, login, input.query.q) }),
  }),

  serve(readStatistik, {
    run: async (context, { login, input: { params, query } }) => {
      const access = rowAccessOf(login, params.agentur);
      if (query.gruppe === 'mitarbeiter' && !context.konfiguration.StatistikJeMitarbeiter) refuse('NichtAuthorisiert');
      return answer(200, await statistikOf(context, access, dayRangeOf(query, dayOf(context.now)), query.gruppe));
    },
  }),

  serve(saveNotiz, {
    run: async (context, { login, input: { params, body } }) => {
      const { agentur: agenturnummer, bericht, nr: bezug } = params;
      const access = rowAccessOf(login, agenturnummer);
      const { call, make } = berichtOf(bericht);
      if (!may(login, call.recht)) refuse('NichtGefunden');
      await rowOf(context, make, access, bezug);
      await storeNotiz(context, { ...ownerOf(agenturnummer), bericht, bezug }, body);
      return answer(200, { Notiz: await notizOf(context, { agenturnummer, bericht, bezug }) });
    },
  }),
];
