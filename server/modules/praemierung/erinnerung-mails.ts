import { shortCent } from '../../../contract/values/cent.ts';
import { formatDay, formatMoment, lastDayBefore } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { greeting } from '../../mail/greeting.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { karteOf } from '../empfaenger/index.ts';
import { nameOf, textsFor } from '../produkt/index.ts';
import { lastDayOf, MOST_IN_MAIL } from './ending.ts';
import { canStillPick, isUnwanted, type Owner, rewardPage } from './mails.ts';
import { findOwner, listEndingWith } from './reads.ts';

interface Ending {
  readonly owner: Owner;
  readonly adresse: string;
}

/** Reminds the owner of open grants that end on the same day, with a link to each. By the number of the first one. */
export const praemieErinnerung: MailTemplate = {
  name: 'praemieErinnerung',
  kind: 'single',
  isOwed: true,
  async load(context, nummer) {
    const all = await endingWith(context, nummer);
    const [first, ...others] = all;
    if (!first?.owner.email || (await isUnwanted(context, first.owner))) return null;
    const { email, locale, seite, vorname, nachname, gueltig_bis } = first.owner;
    const t = textsFor(context, first.owner, locale);
    const vorlage = others.length === 0 ? 'praemieErinnerung' : 'praemienErinnerung';
    const summe = all.reduce((sum, { owner }) => sum + owner.wert_cent, 0);
    const common = { tag: formatDay(lastDayBefore(gueltig_bis), locale), anzahl: all.length, summe: shortCent(summe, locale) };
    const valuesOf = ({ owner }: Ending) => ({
      produkt: nameOf(owner.empfohlen, locale),
      wert: shortCent(owner.wert_cent, locale),
      gueltigBis: formatMoment(owner.gueltig_bis, locale),
    });
    const values = { ...common, ...valuesOf(first) };
    const tag = t('mail.tag.waehlenBis', values);
    const linkOf = (one: Ending) => ({ text: t(`mail.${vorlage}.knopf`, valuesOf(one)), adresse: one.adresse });
    const single = {
      ...(seite === 'Empfaenger' && { karte: karteOf(t, locale, first.owner.empfohlen, { cent: first.owner.wert_cent }) }),
      eckdaten: { wert: values.wert, tag },
    };
    const several = {
      eckdaten: { wert: values.summe, tag },
      liste: all.map((one) => t('mail.praemienErinnerung.eine', valuesOf(one))),
      weitereLinks: others.map(linkOf),
    };
    return {
      an: email,
      locale,
      content: {
        betreff: t(`mail.${vorlage}.betreff`, values),
        stand: 'bestellt',
        anrede: greeting(t, vorname, nachname),
        absaetze: [t(`mail.${vorlage}.text1`, values), t(`mail.${vorlage}.text2`, values)],
        ...(others.length === 0 ? single : several),
        knopf: linkOf(first),
        hinweis: t(`mail.${vorlage}.hinweis`),
      },
    };
  },
};

/** The grants of a reminder that can still be picked: from the first one on, in the order in which they end. */
async function endingWith(context: Context, nummer: string): Promise<Ending[]> {
  const lead = await findOwner(context, nummer);
  if (!lead) return [];
  const rows = await listEndingWith(context, nummer, lastDayOf(lead), MOST_IN_MAIL);
  const ending: Ending[] = [];
  for (const { praemierungsnummer } of rows) {
    const owner = await findOwner(context, praemierungsnummer);
    if (owner && canStillPick(context, owner)) ending.push({ owner, adresse: rewardPage(context, owner, praemierungsnummer) });
  }
  return ending;
}
