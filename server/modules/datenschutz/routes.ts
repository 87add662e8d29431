import { deleteEmpfehler, readDatenauskunft } from '../../../contract/calls/account/datenschutz.ts';
import { answer } from '../../calls/call-request.ts';
import { idOf } from '../../calls/login.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { deletePerson, disclose } from './person.ts';

/** Calls with which people read and delete the data held on them. */
export const datenschutzCalls: readonly Served[] = [
  serve(readDatenauskunft, {
    run: async (context, { login, reply }) => {
      const held = await disclose(context, idOf(login));
      reply.headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="datenauskunft.json"' });
      return answer(200, held);
    },
  }),

  serve(deleteEmpfehler, {
    run: async (context, { login }) => {
      await deletePerson(context, idOf(login));
      return answer(204, null);
    },
    after: ({ reply }) => reply.clearSessionCookie('Empfehler'),
  }),
];
