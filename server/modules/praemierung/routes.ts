import { isBannerShown, showPraemierungBanner } from '../../../contract/calls/banner.ts';
import { replacePraemieBankdaten as replaceCall } from '../../../contract/calls/praemie/bankdaten.ts';
import { readJahresuebersicht } from '../../../contract/calls/praemie/jahresuebersicht.ts';
import { pickPraemierung, readPraemierung, resendPraemieMail } from '../../../contract/calls/praemie/praemie.ts';
import { dayOf } from '../../calendar.ts';
import { answer } from '../../calls/call-request.ts';
import { idOf } from '../../calls/login.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { spendMailbox } from '../../limits/limits.ts';
import { accountEmail } from '../account/index.ts';
import { replacePraemieBankdaten } from './bankdaten.ts';
import { describePraemierung } from './describe.ts';
import { resendPraemieBereit } from './erneut.ts';
import { jahresuebersichtOf } from './jahresuebersicht.ts';
import { pick } from './pick.ts';

export const praemierungCalls: readonly Served[] = [
  serve(readPraemierung, { run: async (context, { login }) => answer(200, await describePraemierung(context, idOf(login))) }),

  serve(pickPraemierung, {
    run: async (context, { login, input }) => {
      const praemierungsnummer = idOf(login);
      await pick(context, praemierungsnummer, input.body);
      return answer(200, await describePraemierung(context, praemierungsnummer));
    },
  }),

  serve(replaceCall, {
    run: async (context, { login, input }) => {
      await replacePraemieBankdaten(context, login, input.body);
      return answer(204, null);
    },
    wakes: true,
  }),

  serve(readJahresuebersicht, {
    run: async (context, { login, input: { query } }) => answer(200, await jahresuebersichtOf(context, idOf(login), query)),
  }),

  serve(showPraemierungBanner, {
    run: async ({ konfiguration, now }, { input }) =>
      answer(200, { Anzeigen: isBannerShown(konfiguration.Banner, 'Praemierung', input.params.name, dayOf(now)) }),
  }),

  serve(resendPraemieMail, {
    before: async (request) => {
      const email = await request.inContext((context) => accountEmail(context, idOf(request.login)));
      await spendMailbox(request, 'praemieMail', email);
    },
    run: async (context, { login, input }) => {
      await resendPraemieBereit(context, input.params.Praemierungsnummer, idOf(login));
      return answer(204, null);
    },
    wakes: true,
  }),
];
