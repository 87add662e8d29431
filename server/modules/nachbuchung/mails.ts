import type { Context } from '../../context.ts';
import { greeting } from '../../mail/greeting.ts';
import type { LoadedMail, MailTemplate } from '../../mail/template.ts';
import { unlinked } from '../../mail/unlinked.ts';
import { pageUrl } from '../mandant/index.ts';
import { textsFor } from '../produkt/index.ts';
import { findOwner } from './reads.ts';

/** To the recommender: the claim was accepted. Takes the Nachbuchungsnummer. */
export const nachbuchungAngenommen: MailTemplate = {
  name: 'nachbuchungAngenommen',
  kind: 'single',
  isOwed: true,
  load: (context, nummer) => loadMail(context, nummer, 'nachbuchungAngenommen'),
};

/** To the recommender: the claim was rejected, and why. Takes the Nachbuchungsnummer. */
export const nachbuchungAbgelehnt: MailTemplate = {
  name: 'nachbuchungAbgelehnt',
  kind: 'single',
  isOwed: true,
  load: (context, nummer) => loadMail(context, nummer, 'nachbuchungAbgelehnt'),
};

async function loadMail(
  context: Context,
  nummer: string,
  vorlage: 'nachbuchungAngenommen' | 'nachbuchungAbgelehnt',
): Promise<LoadedMail | null> {
  const owner = await findOwner(context, nummer);
  if (!owner?.email) return null;
  const locale = owner.language;
  const t = textsFor(context, owner, locale);
  const { Name, ProgrammName } = context.konfiguration;
  const values = { mandant: Name, programm: ProgrammName, auftragsnummer: unlinked(owner.auftragsnummer) };
  const antwort = owner.antwort === null ? [] : [t('mail.nachbuchung.antwort', { ...values, antwort: owner.antwort })];
  return {
    an: owner.email,
    locale,
    content: {
      betreff: t(`mail.${vorlage}.betreff`, values),
      ...(vorlage === 'nachbuchungAngenommen' && { stand: 'bestellt' }),
      anrede: greeting(t, owner.vorname, owner.nachname),
      absaetze: [t(`mail.${vorlage}.text1`, values), ...antwort, t(`mail.${vorlage}.text2`, values)],
      knopf: { text: t(`mail.${vorlage}.knopf`), adresse: pageUrl(context, 'Dashboard', locale, {}) },
      hinweis: t(`mail.${vorlage}.hinweis`, values),
    },
  };
}
