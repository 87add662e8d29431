import { rueckgabeSatz } from '../../../contract/rules/rueckgabe.ts';
import type { Translate } from '../../../texts/texts.ts';
import { formatDay, formatMoment, lastDayBefore } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import type { MailTemplate } from '../../mail/template.ts';
import { isTimeLeft } from '../../mail/time-left.ts';
import { pageUrl } from '../mandant/index.ts';
import { praemierungToken } from '../praemie/index.ts';
import { ausgezahltOf, executedOf, listZurueckhaltungen, readEigeneZahlungen } from '../zahlung/index.ts';
import { loadMail, notMe, type Owner, rewardPage } from './mails.ts';
import { maskedIban, nachfrageOf } from './ueberweisung.ts';

/** Mails about the account of a transfer, by Praemierungsnummer. */

const zahlungenOf = async (context: Context, nummer: string) => (await readEigeneZahlungen(context, [nummer])).get(nummer) ?? [];

const kontoOf = (t: Translate, iban: string | null | undefined): string => (iban ? t('mail.konto', { iban }) : t('mail.konto.ohne'));

/** Tells the owner that the transfer was made: day, amount, masked account and statement text. Not sent once it came back. */
export const praemieAusgezahlt: MailTemplate = {
  name: 'praemieAusgezahlt',
  kind: 'single',
  isOwed: true,
  async load(context, nummer) {
    const paid = ausgezahltOf(executedOf(await zahlungenOf(context, nummer)));
    if (!paid) return null;
    const target = (owner: Owner) => (owner.status === 'Ausgezahlt' ? rewardPage(context, owner, nummer) : null);
    return loadMail(context, nummer, 'praemieAusgezahlt', target, {
      werte: (t, { locale }) => ({ tag: formatDay(paid.Am, locale), konto: kontoOf(t, paid.IBAN), zweck: paid.Zweck }),
      mehr: (t) => [t('mail.praemieAusgezahlt.zweck', { zweck: paid.Zweck })],
    });
  },
};

/** Asks the owner for another account, with the reason in a sentence if the owner may read it, by a link that works until the asked time is over. */
const askFor = (name: 'praemieZurueck' | 'praemieZurueckErinnerung'): MailTemplate => ({
  name,
  kind: 'single',
  isOwed: true,
  async load(context, nummer) {
    const hold = nachfrageOf(await listZurueckhaltungen(context, [nummer], context.now));
    const bis = hold?.bis;
    if (!hold || !bis || !isTimeLeft(context, bis)) return null;
    const [latest] = await zahlungenOf(context, nummer);
    const back = latest?.status === 'Zurueckgekommen' ? latest : undefined;
    const satz = rueckgabeSatz(hold.grund_code);
    const target = (owner: Owner) => (owner.status === 'Bereitgestellt' ? accountPage(context, owner, nummer) : null);
    return loadMail(context, nummer, name, target, {
      werte: async (t, { locale, bankdaten_id }) => ({
        konto: kontoOf(t, await maskedIban(context, bankdaten_id)),
        tag: formatDay(lastDayBefore(bis), locale),
        bis: formatMoment(bis, locale),
      }),
      mehr: (t, { locale }) => [
        ...(back?.ausgefuehrt_am ? [t('mail.praemieZurueck.kam', { tag: formatDay(back.ausgefuehrt_am, locale) })] : []),
        ...(satz === null ? [] : [t(satz)]),
      ],
    });
  },
});

export const praemieZurueck = askFor('praemieZurueck');
export const praemieZurueckErinnerung = askFor('praemieZurueckErinnerung');

/** Tells the owner that another account was named, since anybody who has the link of the reward can do that. */
export const praemieKonto: MailTemplate = {
  name: 'praemieKonto',
  kind: 'single',
  isOwed: true,
  load: (context, nummer) =>
    loadMail(
      context,
      nummer,
      'praemieKonto',
      (owner) => (owner.status === 'Bereitgestellt' && owner.art === 'Ueberweisung' ? rewardPage(context, owner, nummer) : null),
      {
        werte: async (t, { bankdaten_id }) => ({ konto: kontoOf(t, await maskedIban(context, bankdaten_id)) }),
        zweiterLink: notMe(context),
      },
    ),
};

/** The page on which the owner names an account, by the token of the grant. */
const accountPage = (context: Context, owner: Owner, nummer: string): string =>
  pageUrl(context, 'RewardBankDetails', owner.locale, { token: praemierungToken(context, nummer) });
