import * as calls from '../../../../contract/calls/betrieb/benutzer.ts';
import { answer, type CallRequest } from '../../../calls/call-request.ts';
import { answerOnceAcross } from '../../../calls/idempotency/across.ts';
import { type InstallationScope, inInstallation } from '../../../calls/installation.ts';
import { idOf } from '../../../calls/login.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { spendMailLimits } from '../../../limits/limits.ts';
import type { Vergabe } from './rollen.ts';
import { change, end, invite, resetFaktor } from './vergeben.ts';

const act = <T>({ parts, login }: Pick<CallRequest, 'parts' | 'login'>, work: (scope: InstallationScope) => Promise<T>): Promise<T> =>
  inInstallation(parts, login?.wer ?? 'Besucher', work);

const vergabeOf = ({
  Rollen: rollen,
  GiltBis = null,
}: {
  readonly Rollen: Vergabe['rollen'];
  readonly GiltBis?: string | null;
}): Vergabe => ({
  rollen,
  giltBis: GiltBis,
});

/** Calls about the people of the back office who work for the tenant. */
export const benutzerCalls: readonly Served[] = [
  serve(calls.inviteBetriebBenutzer, {
    withoutTransaction: (request) =>
      answerOnceAcross(request, calls.inviteBetriebBenutzer, async () => {
        const { mandant, input } = request;
        await spendMailLimits(request, 'einladungMail', input.body.Email);
        return answer(201, { Id: await act(request, (scope) => invite(scope, mandant, input.body.Email, vergabeOf(input.body))) });
      }),
  }),

  serve(calls.changeBetriebBenutzer, {
    withoutTransaction: async (request) => {
      const { mandant, input } = request;
      await act(request, (scope) => change(scope, mandant, input.params.id, vergabeOf(input.body)));
      return answer(204, null);
    },
  }),

  serve(calls.endBetriebBenutzer, {
    withoutTransaction: async (request) => {
      await act(request, (scope) => end(scope, request.mandant, request.input.params.id));
      return answer(204, null);
    },
  }),

  serve(calls.resetBetriebFaktor, {
    withoutTransaction: async (request) => {
      const { mandant, login, input } = request;
      await act(request, (scope) => resetFaktor(scope, mandant, input.params.id, idOf(login)));
      return answer(204, null);
    },
  }),
];
