import { createTexts } from '../../../texts/texts.ts';
import { formatDay } from '../../calendar.ts';
import { greeting } from '../../mail/greeting.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { backofficeUrl, findEntscheider } from '../betrieb/index.ts';
import { pruefungZeile } from './pruefung-worte.ts';
import { listAbweichungen } from './tagespruefung.sql.ts';

/** To a person who keeps the books: the checks of the last daily proof that differ. Keyed by the person. Not sent once they agree again. */
export const betriebPruefung: MailTemplate = {
  name: 'betriebPruefung',
  kind: 'single',
  isOwed: true,
  async load(context, benutzerId) {
    const person = await findEntscheider(context, benutzerId);
    const found = await listAbweichungen(context);
    const [first] = found;
    if (!first || !person?.rollen.some((rolle) => rolle === 'Betrieb' || rolle === 'Buchhaltung')) return null;
    const locale = person.language;
    const t = createTexts(locale, context.texte[locale]);
    const values = { mandant: context.konfiguration.Name, tag: formatDay(first.tag, locale) };
    return {
      an: person.email,
      locale,
      content: {
        betreff: t('mail.betriebPruefung.betreff', values),
        anrede: greeting(t, person.vorname, person.nachname),
        absaetze: [t('mail.betriebPruefung.text', values)],
        liste: found.map((row) => pruefungZeile(t, row, locale)),
        knopf: { text: t('mail.betriebPruefung.knopf'), adresse: backofficeUrl(context, `/${context.mandant}/uebersicht`) },
        hinweis: t('mail.betriebPruefung.hinweis'),
      },
    };
  },
};
