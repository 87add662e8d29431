import * as calls from '../../../contract/nachbuchung.ts';
import { idOf } from '../../http/logins.ts';
import { answer, type Mount, mount } from '../../http/mount.ts';
import { limitOf, spendLimit } from '../../limits/limits.ts';
import { decideNachbuchung } from './entscheidung.ts';
import { nachbuchungenOf, offenePage, openNachbuchung } from './nachbuchung.ts';

export function mountNachbuchung(mounting: Mount): void {
  mount(
    mounting,
    calls.createNachbuchung,
    async (context, { input, login }) => answer(201, await openNachbuchung(context, idOf(login), input.body)),
    ({ parts, mandant, login }) => spendLimit(parts, limitOf(mandant, 'nachbuchungenEinesKontos'), `${mandant.mandant} ${idOf(login)}`),
  );
  mount(mounting, calls.listNachbuchungen, async (context, { login }) => answer(200, await nachbuchungenOf(context, idOf(login))));
  mount(mounting, calls.listOffeneNachbuchungen, async (context, { input }) => answer(200, await offenePage(context, input.query)));
  mount(mounting, calls.decideNachbuchung, async (context, { input }) =>
    answer(200, await decideNachbuchung(context, input.params.nr, input.body)),
  );
}
