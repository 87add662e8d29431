import * as calls from '../../../contract/bankdaten.ts';
import { idOf, setEmpfaengerCookie } from '../../http/logins.ts';
import { answer, type Mount, mount } from '../../http/mount.ts';
import { spendMailbox } from '../../limits/limits.ts';
import { describeBankdatenLink, requestBankdatenLink, storeEmpfaengerBankdaten } from './bankdaten-link.ts';
import { hexOf } from './hex.ts';
import { findEmpfaenger } from './store.ts';

/** Calls to store bank data ahead of the reward. */
export function mountEmpfaengerBankdaten(mounting: Mount): void {
  mount(
    mounting,
    calls.requestBankdatenLink,
    async (context, { login }) => {
      await requestBankdatenLink(context, idOf(login));
      return answer(204, null);
    },
    async (request) => {
      const row = await request.inContext((context) => findEmpfaenger(context, idOf(request.login)));
      if (row?.email) await spendMailbox(request, 'bankdatenMail', row.email);
    },
  );

  mount(mounting, calls.readBankdatenLink, async (context, { input }) =>
    answer(200, await describeBankdatenLink(context, input.body.Token)),
  );

  mount(mounting, calls.storeBankdaten, async (context, { input, reply }) => {
    const { Token, ...bankdaten } = input.body;
    // Whoever holds the mailed link may see the own state too, in this browser as in the one that asked for it.
    setEmpfaengerCookie(reply, hexOf(context, await storeEmpfaengerBankdaten(context, Token, bankdaten)));
    return answer(204, null);
  });
}
