import * as calls from '../../../contract/calls/empfehlung/merken.ts';
import { answer } from '../../calls/call-request.ts';
import { idOf } from '../../calls/login.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { setErinnerung, setNotiz } from './merken.ts';

/** Calls for a recommender's private note and reminder on a referral. */
export const merkenCalls: readonly Served[] = [
  serve(calls.setNotiz, {
    run: async (context, { login, input: { params, body } }) => {
      await setNotiz(context, idOf(login), params.nr, body.Text || null);
      return answer(204, null);
    },
  }),

  serve(calls.setErinnerung, {
    run: async (context, { login, input: { params, body } }) => {
      await setErinnerung(context, idOf(login), params.nr, body.Am);
      return answer(204, null);
    },
  }),
];
