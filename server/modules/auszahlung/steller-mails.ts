import { createTexts } from '../../../texts/texts.ts';
import { greeting } from '../../mail/greeting.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { maskIban } from '../bankdaten/index.ts';
import { backofficeUrl, findEntscheider } from '../betrieb/index.ts';

/** To a person who keeps the books: the account that is paid from now, and whether a second person approves. Keyed by the person. */
export const betriebZahlungssteller: MailTemplate = {
  name: 'betriebZahlungssteller',
  kind: 'single',
  isOwed: true,
  async load(context, benutzerId) {
    const person = await findEntscheider(context, benutzerId);
    const steller = context.konfiguration.Zahlungssteller;
    if (steller === null || !person?.rollen.some((rolle) => rolle === 'Betrieb' || rolle === 'Buchhaltung')) return null;
    const locale = person.language;
    const t = createTexts(locale, context.texte[locale]);
    const values = { mandant: context.konfiguration.Name, name: steller.Name, konto: maskIban(steller.IBAN) };
    return {
      an: person.email,
      locale,
      content: {
        betreff: t('mail.betriebZahlungssteller.betreff', values),
        anrede: greeting(t, person.vorname, person.nachname),
        absaetze: [
          t('mail.betriebZahlungssteller.text', values),
          t(steller.VierAugen ? 'mail.betriebZahlungssteller.vierAugen' : 'mail.betriebZahlungssteller.zweiAugen', values),
        ],
        knopf: { text: t('mail.betriebZahlungssteller.knopf'), adresse: backofficeUrl(context, `/${context.mandant}/zahlungslaeufe`) },
        hinweis: t('mail.betriebZahlungssteller.hinweis'),
      },
    };
  },
};
