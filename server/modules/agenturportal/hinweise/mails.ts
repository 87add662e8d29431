import type { Mailart } from '../../../../contract/calls/agentur/mails.ts';
import type { Bereich } from '../../../../contract/portals/agentur.ts';
import { plainCent } from '../../../../contract/values/cent.ts';
import { createTexts, type Translate } from '../../../../texts/texts.ts';
import { seitPhrase } from '../../../../texts/ueberfaellig.ts';
import { dayOf, formatDay } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { greeting } from '../../../mail/greeting.ts';
import type { LoadedMail, MailTemplate } from '../../../mail/template.ts';
import { unlinked } from '../../../mail/unlinked.ts';
import { type ActiveBenutzer, abmeldecodeOf, findActiveBenutzer, mondayAt } from '../../agentur/index.ts';
import { pageUrl } from '../../mandant/index.ts';
import { hinweiseFor } from './hinweise.ts';
import { weekFor } from './woche.ts';

const AUFTRAEGE = { bericht: 'auftraege', anstehend: 'AuftraegeFreigebbar' } as const;
const EINLADUNGEN = { bericht: 'einladungen', status: 'Angenommen' } as const;

/** Maximum number of names in a mail. */
const NAMEN = 5;

/** To a user of an agency who wants notices: orders can be released, or invitations were accepted; without amounts. Keyed by the user. */
export const agenturHinweise: MailTemplate = {
  name: 'agenturHinweise',
  kind: 'single',
  isOwed: true,
  isOptional: true,
  async load(context, id, erstelltAm) {
    const [owner, found] = [await findActiveBenutzer(context, id), await hinweiseFor(context, id, erstelltAm)];
    if (!owner || !found) return null;
    const { freigebbar, angenommen } = found;
    const ziel = freigebbar === null ? EINLADUNGEN : AUFTRAEGE;
    return mailTo(context, owner, 'Hinweise', {
      bereich: ziel,
      knopf: `mail.agenturHinweise.knopf.${ziel.bericht}`,
      absaetzeIn: (t) => [
        ...(freigebbar === null ? [] : [t.plural('mail.agenturHinweise.freigabe', freigebbar)]),
        ...(angenommen.length === 0
          ? []
          : [t.plural('mail.agenturHinweise.angenommen', angenommen.length, { namen: namesIn(t, angenommen) })]),
      ],
    });
  },
};

function namesIn(t: Translate, namen: readonly string[]): string {
  const rest = namen.length - NAMEN;
  return t.list([...namen.slice(0, NAMEN).map(unlinked), ...(rest > 0 ? [t('mail.agenturHinweise.weitere', { anzahl: rest })] : [])]);
}

/** To a user of an agency who wants the weekly report: figures of the last two weeks and things to do. Keyed by the user. */
export const agenturWochenbericht: MailTemplate = {
  name: 'agenturWochenbericht',
  kind: 'single',
  isOwed: true,
  isOptional: true,
  async load(context, id, erstelltAm) {
    // Each Monday's report is about the week before; a mail that is still waiting in a later week is dropped, because that week has its own mail.
    if (mondayAt(erstelltAm) !== mondayAt(context.now)) return null;
    const [owner, woche] = [await findActiveBenutzer(context, id), await weekFor(context, id)];
    if (!owner || !woche) return null;
    const { zahlen, vorher, anstehend } = woche;
    const locale = owner.language;
    const cents = (cent: number) => plainCent(cent, locale);
    return mailTo(context, owner, 'Wochenbericht', {
      bereich: null,
      knopf: 'mail.agenturWochenbericht.knopf',
      absaetzeIn: (t) => [
        t('mail.agenturWochenbericht.woche', { von: formatDay(woche.von, locale), bis: formatDay(woche.bis, locale) }),
        ...(['Empfehlungen', 'Leads', 'Auftraege'] as const).map((name) =>
          t(`mail.agenturWochenbericht.${name}`, { anzahl: zahlen[name], vorher: vorher[name] }),
        ),
        t('mail.agenturWochenbericht.WertCent', { wert: cents(zahlen.WertCent), vorher: cents(vorher.WertCent) }),
        ...(anstehend.length === 0 ? [] : [t('mail.agenturWochenbericht.ansteht')]),
        ...anstehend.map(({ Art, Anzahl, WertCent = 0, FaelligAm }) =>
          t.plural(`agentur.heute.${Art}`, Anzahl, {
            wert: cents(WertCent),
            ...(FaelligAm && { seit: seitPhrase(t, FaelligAm, dayOf(context.now)) }),
          }),
        ),
      ],
    });
  },
};

interface Inhalt {
  /** The area that the button links to, with the parameters of its screen; null for the start page. */
  readonly bereich: ({ readonly bericht: Bereich } & Readonly<Record<string, string>>) | null;
  readonly knopf: `mail.agenturHinweise.knopf.${'auftraege' | 'einladungen'}` | 'mail.agenturWochenbericht.knopf';
  absaetzeIn(t: Translate): readonly string[];
}

function mailTo(context: Context, owner: ActiveBenutzer, art: Mailart, { bereich, knopf, absaetzeIn }: Inhalt): LoadedMail {
  const { email: an, language: locale, vorname, nachname, agentur_benutzer_id: id, name: agentur } = owner;
  const t = createTexts(locale, context.texte[locale]);
  const values = { agentur: unlinked(agentur), mandant: context.konfiguration.Name };
  const ende = pageUrl(context, 'AgencyUnsubscribe', locale, { token: abmeldecodeOf(context, { art, id }) });
  return {
    an,
    locale,
    abbestellen: ende,
    content: {
      betreff: t(`mail.agentur${art}.betreff`, values),
      anrede: greeting(t, vorname, nachname),
      absaetze: absaetzeIn(t),
      knopf: { text: t(knopf), adresse: pageUrl(context, bereich ? 'AgencyArea' : 'AgencyHome', locale, bereich ?? {}) },
      zweiterLink: { text: t('mail.agenturmails.abbestellen'), adresse: ende },
      hinweis: t(`mail.agentur${art}.hinweis`, values),
    },
  };
}
