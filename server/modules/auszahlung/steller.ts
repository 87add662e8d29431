import type { Zahlungssteller } from '../../../contract/calls/betrieb/zahlungssteller.ts';
import { createTexts } from '../../../texts/texts.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { greeting } from '../../mail/greeting.ts';
import { enqueueMail, isMailWaiting } from '../../mail/store.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { maskIban } from '../bankdaten/index.ts';
import { backofficeUrl, findEntscheider } from '../betrieb/index.ts';
import { listBuchhalter } from './tagespruefung.sql.ts';

/**
 * Tells everybody who keeps the books that payouts come from another account, or that one person alone makes a run from now on (backoffice.md section A), since a
 * thief would begin with that. `before` is the payer until now, `context` has the new one. Without a change nothing happens.
 */
export async function noteSteller(context: Context, before: Zahlungssteller | null): Promise<void> {
  const after = context.konfiguration.Zahlungssteller;
  const konto = before?.IBAN !== after?.IBAN;
  const vierAugen = before !== null && after !== null && before.VierAugen !== after.VierAugen;
  if (!konto && !vierAugen) return;
  const said = (steller: Zahlungssteller | null) => (steller === null ? null : steller.VierAugen ? 'VierAugen' : 'ZweiAugen');
  const wechsel = { vorher: said(before), nachher: said(after) };
  await writeProtokoll(context, 'zahlungssteller.geaendert', context.mandant, { konto, vierAugen }, wechsel);
  if (after === null) return;
  for (const { benutzer_id } of await listBuchhalter(context, dayOf(context.now)))
    if (!(await isMailWaiting(context, betriebZahlungssteller, benutzer_id)))
      await enqueueMail(context, betriebZahlungssteller, benutzer_id);
}

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
