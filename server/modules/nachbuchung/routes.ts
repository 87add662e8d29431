import * as calls from '../../../contract/calls/praemie/nachbuchung.ts';
import { answer } from '../../calls/call-request.ts';
import { idOf } from '../../calls/login.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { limitOf, spendLimit } from '../../limits/limits.ts';
import { decideNachbuchung } from './entscheidung.ts';
import { openNachbuchung } from './open.ts';
import { nachbuchungenOf, openPage } from './shown.ts';

export const nachbuchungCalls: readonly Served[] = [
  serve(calls.createNachbuchung, {
    before: ({ parts, mandant, login }) =>
      spendLimit(parts, limitOf(mandant, 'nachbuchungenEinesKontos'), `${mandant.mandant} ${idOf(login)}`),
    run: async (context, { input, login }) => answer(201, await openNachbuchung(context, idOf(login), input.body)),
  }),
  serve(calls.listNachbuchungen, {
    // A page of the product shows a part of the list itself.
    run: async (context, { login, input, isOfPage }) =>
      answer(200, await nachbuchungenOf(context, idOf(login), isOfPage ? {} : input.query)),
  }),
  serve(calls.listOffeneNachbuchungen, {
    run: async (context, { input }) => answer(200, await openPage(context, input.query)),
  }),
  serve(calls.decideNachbuchung, {
    run: async (context, { input }) => answer(200, await decideNachbuchung(context, input.params.nr, input.body)),
  }),
];
