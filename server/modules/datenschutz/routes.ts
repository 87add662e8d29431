import { deleteEmpfehler, readDatenauskunft } from '../../../contract/datenschutz.ts';
import { clearSessionCookie, idOf } from '../../http/logins.ts';
import { answer, type Mount, mount } from '../../http/mount.ts';
import { deletePerson, disclose } from './datenschutz.ts';

/** What people can ask of what is held on them. */
export function mountDatenschutz(mounting: Mount): void {
  mount(mounting, readDatenauskunft, async (context, { login, reply }) => {
    const held = await disclose(context, idOf(login));
    reply.headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="datenauskunft.json"' });
    return answer(200, held);
  });

  mount(
    mounting,
    deleteEmpfehler,
    async (context, { login }) => {
      await deletePerson(context, idOf(login));
      return answer(204, null);
    },
    undefined,
    ({ reply }) => clearSessionCookie(reply),
  );
}
