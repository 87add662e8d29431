import type { MailTemplate } from '../../mail/template.ts';
import { mailOfAccount, readLiveZugangslink, tokenOfZugangslink } from '../account/index.ts';
import { pageUrl } from '../mandant/index.ts';
import { listActiveBenutzer } from './reads.ts';

/** To a user of an agency: the link to set a password. Keyed by the id of the mailed link. */
export const agenturPasswortSetzen: MailTemplate = {
  name: 'agenturPasswortSetzen',
  kind: 'single',
  async load(context, zugangslinkId) {
    const link = await readLiveZugangslink(context, zugangslinkId);
    if (!link) return null;
    const [owner] = await listActiveBenutzer(context, link.bezug);
    return mailOfAccount(
      context,
      owner,
      'agenturPasswortSetzen',
      (locale, t) => ({
        text: t('mail.agenturPasswortSetzen.knopf'),
        adresse: pageUrl(context, 'AgencyResetPassword', locale, { token: tokenOfZugangslink(context, zugangslinkId) }),
      }),
      { ende: link.gueltig_bis },
    );
  },
};

/** To a user of an agency after the password was set: a link to reset it if another person did that. Keyed by account. */
export const agenturPasswortGeaendert: MailTemplate = {
  name: 'agenturPasswortGeaendert',
  kind: 'single',
  isOwed: true,
  async load(context, accountId) {
    const [owner] = await listActiveBenutzer(context, accountId);
    return mailOfAccount(context, owner, 'agenturPasswortGeaendert', (locale, t) => ({
      text: t('mail.agenturPasswortGeaendert.knopf'),
      adresse: pageUrl(context, 'AgencyForgotPassword', locale, {}),
    }));
  },
};

/** To a user of an agency after the second factor was switched on: a link to reset the password if another person did that. Keyed by account. */
export const agenturZweitfaktorAn = zweitfaktorMail('agenturZweitfaktorAn');

/** The same after it was switched off. */
export const agenturZweitfaktorAus = zweitfaktorMail('agenturZweitfaktorAus');

function zweitfaktorMail(name: 'agenturZweitfaktorAn' | 'agenturZweitfaktorAus'): MailTemplate {
  return {
    name,
    kind: 'single',
    isOwed: true,
    async load(context, accountId) {
      const [owner] = await listActiveBenutzer(context, accountId);
      return mailOfAccount(context, owner, name, (locale, t) => ({
        text: t(`mail.${name}.knopf`),
        adresse: pageUrl(context, 'AgencyForgotPassword', locale, {}),
      }));
    },
  };
}
