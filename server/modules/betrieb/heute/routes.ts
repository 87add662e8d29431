import { changeBenachrichtigungen, readBenachrichtigungen } from '../../../../contract/calls/betrieb/benachrichtigungen.ts';
import { readBetriebHeute } from '../../../../contract/calls/betrieb/heute.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import { nextMorning } from '../../../calendar.ts';
import { answer } from '../../../calls/call-request.ts';
import { idOf, type Login } from '../../../calls/login.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { refuse } from '../../../errors.ts';
import type { CountWaiting } from '../../../reports/waiting.ts';
import { anstehendFor, type FindWarnungen } from './heute.ts';
import { deleteTagesmail, hasTagesmail, insertTagesmail } from './tagesmail.sql.ts';

/** Home of the back office, and the mail that repeats it. */
export const heuteCalls = (lists: readonly CountWaiting[], findWarnungen: FindWarnungen): readonly Served[] => [
  serve(readBetriebHeute, {
    async run(context, { login }) {
      const person = personOf(login);
      return answer(200, { Anstehend: await anstehendFor(context, lists, person), Warnungen: await findWarnungen(context, person) });
    },
  }),

  serve(readBenachrichtigungen, {
    run: async (context, { login }) => answer(200, { Tagesmail: await hasTagesmail(context, idOf(login)) }),
  }),

  serve(changeBenachrichtigungen, {
    async run(context, { login, input: { body } }) {
      const id = idOf(login);
      const { Tagesmail } = body;
      const isChanged = Tagesmail ? await insertTagesmail(context, id, nextMorning(context.now)) : await deleteTagesmail(context, id);
      if (isChanged) await writeProtokoll(context, 'betrieb.benachrichtigungen', id, { tagesmail: Tagesmail });
      return answer(200, body);
    },
  }),
];

const personOf = (login: Login | null) => (login?.who === 'B' ? login : refuse('LoginFirst'));
