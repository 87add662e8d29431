import * as calls from '../../../contract/calls/account/empfehler.ts';
import { isBannerShown, showEmpfehlungenBanner } from '../../../contract/calls/banner.ts';
import { dayOf } from '../../calendar.ts';
import { answer } from '../../calls/call-request.ts';
import { idOf } from '../../calls/login.ts';
import { type Served, serve } from '../../calls/serve.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { spendMailbox } from '../../limits/limits.ts';
import { accountEmail } from '../account/index.ts';
import { maskIban } from '../bankdaten/index.ts';
import { bankdatenOfEmpfehler, deleteBankdatenOfEmpfehler, saveBankdaten } from './bankdaten.ts';
import { confirmWerbeeinwilligung, setNewsletter } from './newsletter.ts';
import { eigenePraemienOf } from './praemien.ts';

const praemienCalls: readonly Served[] = [
  serve(calls.readEigenePraemien, { run: async (context, { login }) => answer(200, await eigenePraemienOf(context, idOf(login))) }),
];

const newsletterCalls: readonly Served[] = [
  serve(calls.setNewsletterOptin, {
    before: async (request) => {
      // The rate limit must not delay an opt-out.
      if (!request.input.body.Optin) return;
      const email = await request.inContext((context) => accountEmail(context, idOf(request.login)));
      await spendMailbox(request, 'newsletterMail', email);
    },
    run: async (context, { login, input }) => answer(200, await setNewsletter(context, idOf(login), input.body.Optin)),
  }),

  serve(calls.confirmWerbeeinwilligung, {
    run: async (context, { input }) => {
      await confirmWerbeeinwilligung(context, input.body.Token);
      return answer(204, null);
    },
  }),
];

const bankdatenCalls: readonly Served[] = [
  serve(calls.readEmpfehlerBankdaten, {
    run: async (context, { login }) => {
      checkModule(context);
      const { bankdaten } = (await bankdatenOfEmpfehler(context, idOf(login))) ?? refuse('NichtGefunden');
      return answer(200, { Kontoinhaber: bankdaten.Kontoinhaber, IBAN: maskIban(bankdaten.IBAN), BIC: bankdaten.BIC ?? null });
    },
  }),

  serve(calls.storeEmpfehlerBankdaten, {
    run: async (context, { login, input }) => {
      checkModule(context);
      await saveBankdaten(context, idOf(login), input.body, '');
      return answer(204, null);
    },
  }),

  serve(calls.deleteEmpfehlerBankdaten, {
    run: async (context, { login }) => {
      checkModule(context);
      await deleteBankdatenOfEmpfehler(context, idOf(login));
      return answer(204, null);
    },
  }),
];

function checkModule({ konfiguration }: Context): void {
  if (!konfiguration.ModuleStoringBankdata) refuse('NichtAuthorisiert');
}

/** Calls with which recommenders manage their own data. */
export const empfehlerCalls: readonly Served[] = [
  ...newsletterCalls,
  ...bankdatenCalls,
  ...praemienCalls,
  serve(showEmpfehlungenBanner, {
    run: async ({ konfiguration, now }, { input }) =>
      answer(200, { Anzeigen: isBannerShown(konfiguration.Banner, 'Empfehlungen', input.params.name, dayOf(now)) }),
  }),
];
