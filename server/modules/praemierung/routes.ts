import { pickPraemierung, readPraemierung } from '../../../contract/praemie.ts';
import { idOf } from '../../http/logins.ts';
import { answer, type Mount, mount } from '../../http/mount.ts';
import { pick } from './pick.ts';
import { describePraemierung } from './praemierung.ts';

export function mountPraemierung(mounting: Mount): void {
  mount(mounting, readPraemierung, async (context, { login }) => answer(200, await describePraemierung(context, idOf(login))));

  mount(mounting, pickPraemierung, async (context, { login, input }) => {
    const praemierungsnummer = idOf(login);
    await pick(context, praemierungsnummer, input.body);
    return answer(200, await describePraemierung(context, praemierungsnummer));
  });
}
