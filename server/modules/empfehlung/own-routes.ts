import { setAnteil as setAnteilCall } from '../../../contract/calls/empfehlung/anteil.ts';
import { setWunschcode as setWunschcodeCall } from '../../../contract/calls/empfehlung/wunschcode.ts';
import { readZustimmung } from '../../../contract/calls/empfehlung/zustimmung.ts';
import { answer } from '../../calls/call-request.ts';
import { idOf } from '../../calls/login.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { latestZustimmung } from '../empfaenger/index.ts';
import { setAnteil } from './create/anteil.ts';
import { setWunschcode } from './links/wunschcode.ts';

/** Calls for the terms a recommender accepted last, and for the share and code of an own referral. */
export const ownCalls: readonly Served[] = [
  serve(readZustimmung, { run: async (context, { login }) => answer(200, await latestZustimmung(context, idOf(login))) }),

  serve(setAnteilCall, {
    run: async (context, { login, input: { params, body } }) => {
      await setAnteil(context, idOf(login), params.nr, body.AnteilEmpfehler);
      return answer(204, null);
    },
  }),

  serve(setWunschcodeCall, {
    run: async (context, { login, input: { params, body } }) => {
      await setWunschcode(context, idOf(login), params.nr, body.Code);
      return answer(204, null);
    },
  }),
];
