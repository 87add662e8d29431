import * as calls from '../../../../contract/calls/agentur-einzeln.ts';
import { type AgenturRecht, may } from '../../../../contract/rules/rechte.ts';
import { answer } from '../../../calls/call-request.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { refuse } from '../../../errors.ts';
import { keepNotiz, notizOf, rowOf, sichtOf } from '../../agentur/index.ts';
import { BERICHTE } from '../berichte.ts';

const RECHT: Readonly<Record<(typeof calls.NOTIZ_BERICHTE)[number], AgenturRecht>> = {
  auftraege: 'Auftraege',
  empfehlungen: 'Empfehlungen',
  leads: 'Leads',
  einladungen: 'Einladungen',
};

/** Calls about one row of a report. */
export const einzelnCalls: readonly Served[] = [
  serve(calls.saveNotiz, {
    run: async (context, { login, input: { params, body } }) => {
      const { agentur: agenturnummer, bericht, nr: bezug } = params;
      const sicht = sichtOf(login, agenturnummer);
      if (!may(login, RECHT[bericht])) refuse('NichtGefunden');
      await FIND[bericht](context, sicht, bezug);
      const key = { agenturnummer, bericht, bezug };
      await keepNotiz(context, key, body);
      return answer(200, { Notiz: await notizOf(context, key) });
    },
  }),
];

type Find = (...args: [Parameters<typeof BERICHTE.auftraege>[0], Parameters<typeof BERICHTE.auftraege>[1], string]) => Promise<unknown>;

/** Refuses with NichtGefunden where the caller does not see the row. */
const FIND: Readonly<Record<(typeof calls.NOTIZ_BERICHTE)[number], Find>> = {
  auftraege: (context, sicht, nr) => rowOf(context, BERICHTE.auftraege, sicht, nr),
  empfehlungen: (context, sicht, nr) => rowOf(context, BERICHTE.empfehlungen, sicht, nr),
  leads: (context, sicht, nr) => rowOf(context, BERICHTE.leads, sicht, nr),
  einladungen: (context, sicht, nr) => rowOf(context, BERICHTE.einladungen, sicht, nr),
};
