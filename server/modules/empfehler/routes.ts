import { isBannerShown, showEmpfehlungenBanner } from '../../../contract/banner.ts';
import * as calls from '../../../contract/empfehler.ts';
import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { idOf } from '../../http/logins.ts';
import { answer, type Mount, mount } from '../../http/mount.ts';
import { spendMailbox } from '../../limits/limits.ts';
import { accountEmail } from '../account/account.ts';
import { maskIban } from '../bankdaten/bankdaten.ts';
import { bankdatenOfEmpfehler, forgetBankdaten, saveBankdaten } from './bankdaten.ts';
import { confirmWerbeeinwilligung, setNewsletter } from './newsletter.ts';

/** Calls by which recommenders keep what is their own. */
export function mountEmpfehler(mounting: Mount): void {
  mountNewsletter(mounting);
  mountBankdaten(mounting);
  mount(mounting, showEmpfehlungenBanner, async ({ konfiguration, now }, { input }) =>
    answer(200, { Anzeigen: isBannerShown(konfiguration.Banner, 'Empfehlungen', input.params.name, dayOf(now)) }),
  );
}

function mountNewsletter(mounting: Mount): void {
  mount(
    mounting,
    calls.setNewsletterOptin,
    async (context, { login, input }) => answer(200, await setNewsletter(context, idOf(login), input.body.Optin)),
    async (request) => {
      // Whoever wants out never waits.
      if (!request.input.body.Optin) return;
      const email = await request.inContext((context) => accountEmail(context, idOf(request.login)));
      await spendMailbox(request, 'newsletterMail', email);
    },
  );

  mount(mounting, calls.confirmWerbeeinwilligung, async (context, { input }) => {
    await confirmWerbeeinwilligung(context, input.body.Token);
    return answer(204, null);
  });
}

function mountBankdaten(mounting: Mount): void {
  mount(mounting, calls.readEmpfehlerBankdaten, async (context, { login }) => {
    checkModule(context);
    const { bankdaten } = (await bankdatenOfEmpfehler(context, idOf(login))) ?? refuse('NichtGefunden');
    return answer(200, { Kontoinhaber: bankdaten.Kontoinhaber, IBAN: maskIban(bankdaten.IBAN), BIC: bankdaten.BIC ?? null });
  });

  mount(mounting, calls.storeEmpfehlerBankdaten, async (context, { login, input }) => {
    checkModule(context);
    await saveBankdaten(context, idOf(login), input.body, '');
    return answer(204, null);
  });

  mount(mounting, calls.deleteEmpfehlerBankdaten, async (context, { login }) => {
    checkModule(context);
    await forgetBankdaten(context, idOf(login));
    return answer(204, null);
  });
}

function checkModule({ konfiguration }: Context): void {
  if (!konfiguration.ModuleStoringBankdata) refuse('NichtAuthorisiert');
}
