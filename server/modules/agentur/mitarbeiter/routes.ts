import * as calls from '../../../../contract/calls/agentur/mitarbeiter.ts';
import { answer } from '../../../calls/call-request.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { spendMailbox } from '../../../limits/limits.ts';
import { checkOwnAgentur } from '../session.ts';
import { changeMitarbeiter, endMitarbeiter, reactivateMitarbeiter, readMitarbeiter } from './aendern.ts';
import { checkNotInAgentur, inviteMitarbeiter } from './einladen.ts';

/** Calls about the users of an agency. */
export const mitarbeiterCalls: readonly Served[] = [
  serve(calls.inviteMitarbeiter, {
    before: async (request) => {
      const { login, input } = request;
      const { Email: email, NurNeu: nurNeu = false } = input.body;
      const agenturnummer = checkOwnAgentur(login, input.params.agentur);
      // Checks before the limit is spent, because a refused invitation mails nothing.
      await request.inContext((context) => checkNotInAgentur(context, agenturnummer, { email, nurNeu }));
      await spendMailbox(request, 'agenturMail', email);
    },
    run: async (context, { login, input: { params, body } }) => {
      const { Vorname: vorname, Nachname: nachname, Email: email, Rollen: rollen, NurNeu: nurNeu = false } = body;
      const agenturnummer = checkOwnAgentur(login, params.agentur);
      const nummer = await inviteMitarbeiter(context, agenturnummer, { vorname, nachname, email, rollen: [...new Set(rollen)], nurNeu });
      return answer(201, { Mitarbeiternummer: nummer });
    },
  }),

  serve(calls.readMitarbeiter, {
    run: async (context, { login, input: { params } }) =>
      answer(200, await readMitarbeiter(context, checkOwnAgentur(login, params.agentur), params.nr)),
  }),

  serve(calls.changeMitarbeiter, {
    run: async (context, { login, input: { params, body } }) => {
      const agenturnummer = checkOwnAgentur(login, params.agentur);
      await changeMitarbeiter(context, agenturnummer, params.nr, body);
      return answer(200, await readMitarbeiter(context, agenturnummer, params.nr));
    },
  }),

  serve(calls.endMitarbeiter, {
    run: async (context, { login, input: { params } }) => {
      await endMitarbeiter(context, checkOwnAgentur(login, params.agentur), params.nr);
      return answer(204, null);
    },
  }),

  serve(calls.reactivateMitarbeiter, {
    run: async (context, { login, input: { params } }) => {
      const agenturnummer = checkOwnAgentur(login, params.agentur);
      await reactivateMitarbeiter(context, agenturnummer, params.nr);
      return answer(200, await readMitarbeiter(context, agenturnummer, params.nr));
    },
  }),
];
