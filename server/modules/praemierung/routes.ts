import { isBannerShown, showPraemierungBanner } from '../../../contract/banner.ts';
import { readJahresuebersicht } from '../../../contract/jahresuebersicht.ts';
import { pickPraemierung, readPraemierung, resendPraemieMail } from '../../../contract/praemie.ts';
import { dayOf } from '../../calendar.ts';
import { idOf } from '../../http/logins.ts';
import { answer, type Mount, mount } from '../../http/mount.ts';
import { spendMailbox } from '../../limits/limits.ts';
import { accountEmail } from '../account/account.ts';
import { jahresuebersichtOf } from './jahresuebersicht.ts';
import { pick } from './pick.ts';
import { describePraemierung, resendPraemieBereit } from './praemierung.ts';

export function mountPraemierung(mounting: Mount): void {
  mount(mounting, readPraemierung, async (context, { login }) => answer(200, await describePraemierung(context, idOf(login))));

  mount(mounting, pickPraemierung, async (context, { login, input }) => {
    const praemierungsnummer = idOf(login);
    await pick(context, praemierungsnummer, input.body);
    return answer(200, await describePraemierung(context, praemierungsnummer));
  });

  mount(mounting, readJahresuebersicht, async (context, { login, input: { query } }) =>
    answer(200, await jahresuebersichtOf(context, idOf(login), query.jahr === undefined ? undefined : Number(query.jahr))),
  );

  mount(mounting, showPraemierungBanner, async ({ konfiguration, now }, { input }) =>
    answer(200, { Anzeigen: isBannerShown(konfiguration.Banner, 'Praemierung', input.params.name, dayOf(now)) }),
  );

  mount(
    mounting,
    resendPraemieMail,
    async (context, { login, input }) => {
      await resendPraemieBereit(context, input.params.Praemierungsnummer, idOf(login));
      return answer(204, null);
    },
    async (request) => {
      const email = await request.inContext((context) => accountEmail(context, idOf(request.login)));
      await spendMailbox(request, 'praemieMail', email);
    },
    // Only writing methods wake the jobs by themselves.
    () => mounting.jobs.wake(),
  );
}
