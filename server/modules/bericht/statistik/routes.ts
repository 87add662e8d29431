import { readStatistik } from '../../../../contract/calls/agentur-statistik.ts';
import { dayOf } from '../../../calendar.ts';
import { answer } from '../../../calls/call-request.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { refuse } from '../../../errors.ts';
import { sichtOf } from '../../agentur/index.ts';
import { statistikOf } from './statistik.ts';
import { tageOf } from './tage.ts';

export const statistikCalls: readonly Served[] = [
  serve(readStatistik, {
    run: async (context, { login, input: { params, query } }) => {
      const sicht = sichtOf(login, params.agentur);
      if (query.gruppe === 'mitarbeiter' && !context.konfiguration.StatistikJeMitarbeiter) refuse('NichtAuthorisiert');
      return answer(200, await statistikOf(context, sicht, tageOf(query, dayOf(context.now)), query.gruppe));
    },
  }),
];
