import * as calls from '../../../../contract/calls/praemie/bankdaten.ts';
import { answer } from '../../../calls/call-request.ts';
import { idOf } from '../../../calls/login.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { spendMailbox } from '../../../limits/limits.ts';
import { hexOf } from '../hex.ts';
import { findEmpfaenger } from '../store.ts';
import { describeBankdatenLink, requestBankdatenLink, storeEmpfaengerBankdaten } from './link.ts';

/** Calls to store bank data ahead of the reward. */
export const empfaengerBankdatenCalls: readonly Served[] = [
  serve(calls.requestBankdatenLink, {
    before: async (request) => {
      const row = await request.inContext((context) => findEmpfaenger(context, idOf(request.login)));
      if (row?.email) await spendMailbox(request, 'bankdatenMail', row.email);
    },
    run: async (context, { login }) => {
      await requestBankdatenLink(context, idOf(login));
      return answer(204, null);
    },
  }),

  serve(calls.readBankdatenLink, {
    run: async (context, { input }) => answer(200, await describeBankdatenLink(context, input.body.Token)),
  }),

  serve(calls.storeBankdaten, {
    run: async (context, { input, reply }) => {
      const { Token, ...bankdaten } = input.body;
      // The holder of the mailed link may also see the recipient's state, in this browser and in the one that requested the link.
      reply.setEmpfaengerCookie(hexOf(context, await storeEmpfaengerBankdaten(context, Token, bankdaten)));
      return answer(204, null);
    },
  }),
];
