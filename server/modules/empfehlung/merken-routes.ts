import * as calls from '../../../contract/merken.ts';
import { idOf } from '../../http/logins.ts';
import { answer, type Mount, mount } from '../../http/mount.ts';
import { setErinnerung, setNotiz } from './merken.ts';

/** Calls by which recommenders keep something at a referral for themselves. */
export function mountMerken(mounting: Mount): void {
  mount(mounting, calls.setNotiz, async (context, { login, input: { params, body } }) => {
    await setNotiz(context, idOf(login), params.nr, body.Text || null);
    return answer(204, null);
  });

  mount(mounting, calls.setErinnerung, async (context, { login, input: { params, body } }) => {
    await setErinnerung(context, idOf(login), params.nr, body.Am);
    return answer(204, null);
  });
}
