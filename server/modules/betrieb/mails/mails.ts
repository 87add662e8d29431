import type { BetriebMailZeile } from '../../../../contract/calls/betrieb/mails.ts';
import { createTexts, isTextKey, type Translate } from '../../../../texts/texts.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import { dayOf } from '../../../calendar.ts';
import type { CallRequest } from '../../../calls/call-request.ts';
import type { Context } from '../../../context.ts';
import { Refusal, refuse } from '../../../errors.ts';
import { loadByRow, maskAddress } from '../../../mail/addressee.ts';
import { COMPLAINED } from '../../../mail/ruecklauf/sperre.sql.ts';
import { emailHash, reasonOfSperre } from '../../../mail/ruecklauf/sperre.ts';
import { retryMails } from '../../../mail/store.ts';
import type { MailTemplate } from '../../../mail/template.ts';
import { itemOf, type ListQuery, listPageOf } from '../../../reports/list.ts';
import { type Report, withLines } from '../../../reports/report.ts';
import { countWaiting } from '../../../reports/waiting.ts';
import { checkStillMay } from '../benutzer/recht.ts';
import { type Listenquelle, quelleOf } from '../export/quellen.ts';
import { type BetriebMailRow, betriebMails, lockMail } from './mails.sql.ts';

/** Finds the templates of all modules, which are assembled after this one. */
export type FindTemplates = () => readonly MailTemplate[];

type Request = Pick<CallRequest, 'inContext' | 'login' | 'locale' | 'mandant'>;

/** The mails of the tenant, as rows of the database. */
const mailRows = (context: Context): Report<BetriebMailRow, BetriebMailRow> =>
  withLines(betriebMails(context.now, COMPLAINED), (row) => row);

/** Counts the mails that were given up and can be sent again. */
export const mailsWaiting = countWaiting('mails', mailRows, ({ erstellt_am }) => dayOf(erstellt_am));

/** One page of the list. */
export async function mailListe(request: Request, findTemplates: FindTemplates, query: ListQuery) {
  const page = await request.inContext((context) => listPageOf(context, mailRows(context), query));
  return { ...page, Content: await zeilenOf(request, findTemplates, page.Content) };
}

/** All mails in pieces, for a file. */
export const mailQuelle = (findTemplates: FindTemplates): Listenquelle => {
  const { count, next } = quelleOf(mailRows);
  return {
    count,
    async next(request, query, piece) {
      const { zeilen, bis } = await next(request, query, piece);
      return { zeilen: await zeilenOf(request, findTemplates, zeilen as readonly unknown[] as readonly BetriebMailRow[]), bis };
    },
  };
};

/** Mails whose addresses are read in one transaction. */
const TOGETHER = 50;

/** Mails as the list shows them. */
async function zeilenOf(request: Request, findTemplates: FindTemplates, rows: readonly BetriebMailRow[]): Promise<BetriebMailZeile[]> {
  const { locale, mandant } = request;
  const templates = findTemplates();
  const t = createTexts(locale, mandant.texte[locale]);
  const zeilen: BetriebMailZeile[] = [];
  for (let start = 0; start < rows.length; start += TOGETHER) {
    const some = rows.slice(start, start + TOGETHER);
    const addresses = await addressesOf(request, templates, some);
    zeilen.push(...some.map((row, index) => zeileOf(t, row, addresses[index] ?? null)));
  }
  return zeilen;
}

const zeileOf = (t: Translate, row: BetriebMailRow, Person: string | null): BetriebMailZeile => ({
  ErstelltAm: row.erstellt_am.toISOString(),
  Nummer: row.mail_id,
  Art: mailArt(t, row.vorlage),
  Person,
  Status: row.status,
  SeitAm: row.seit?.toISOString() ?? null,
  Grund: row.fehler === null ? null : grundOf(t, row.fehler),
});

/**
 * The addresses of mails, in one transaction. A mail that cannot be made may fail in the database and end the transaction; then each is read in one of its own,
 * and that mail has none.
 */
async function addressesOf({ inContext }: Request, templates: readonly MailTemplate[], rows: readonly BetriebMailRow[]) {
  const readAll = async (context: Context, some: readonly BetriebMailRow[]) => {
    const found: (string | null)[] = [];
    for (const row of some) found.push(await addressOf(context, templates, row));
    return found;
  };
  const together = await inContext((context) => readAll(context, rows)).catch(() => null);
  if (together !== null) return together;
  const found: (string | null)[] = [];
  for (const row of rows) found.push(await inContext((context) => addressOf(context, templates, row)).catch(() => null));
  return found;
}

/** What a mail is about, in words; the name of a template that is no longer known. */
export function mailArt(t: Translate, vorlage: string): string {
  const key = `betrieb.mailart.${vorlage}`;
  return isTextKey(key) ? t(key) : vorlage;
}

/** The masked address of a mail; null if there is nothing to send, or if the mail was sent to another address than the present one. */
async function addressOf(context: Context, templates: readonly MailTemplate[], row: BetriebMailRow): Promise<string | null> {
  const made = await loadByRow(context, templates, row);
  if (made === null) return null;
  const wasSent = row.status === 'Gesendet' || row.status === 'Zurueckgekommen';
  const isOther = wasSent && row.email_hash !== null && row.email_hash !== emailHash(context.secrets, made.an);
  return isOther ? null : maskAddress(made.an);
}

/** The reason of a failed try. Words of a mail system stay as they are; our own get those of the reader's language. */
function grundOf(t: Translate, fehler: string): string {
  if (fehler === COMPLAINED) return t('betrieb.mails.grund.Beschwerde');
  const [, suppressed] = /^suppressed: .*\((.*)\)$/.exec(fehler) ?? [];
  if (suppressed !== undefined) return t('betrieb.mails.grund.Unbekannt', { code: suppressed });
  const [, returned] = /^returned: (.*)$/.exec(fehler) ?? [];
  return returned === undefined ? fehler : t('betrieb.mails.grund.zurueck', { code: returned });
}

/**
 * Sends an unsent mail again, by the rule of the command `npm run mail`. Throws NichtAuthorisiert, NichtGefunden, and Konflikt for a mail that was sent or
 * dropped, that has nothing to tell any more, or whose mailbox refused mails.
 */
export async function resendMail(request: Request, findTemplates: FindTemplates, id: string): Promise<BetriebMailZeile> {
  const { inContext, login } = request;
  const found = await inContext(async (context) => (await itemOf(context, mailRows(context), id)).row);
  const made = await inContext((context) => loadByRow(context, findTemplates(), found)).catch(() => 'unreadable' as const);
  const row = await inContext(async (context) => {
    await checkStillMay(context, login, 'Mails');
    if (!(await lockMail(context, id))) return refuse('NichtGefunden');
    const { row: before } = await itemOf(context, mailRows(context), id);
    if (before.status !== 'Unzustellbar' && before.status !== 'Wartet') return refuseWith('fertig');
    if (!isRetried(before, context.now)) return before;
    if (made === null) return refuseWith('vorbei');
    if (made !== 'unreadable') await checkMailbox(context, made);
    await retryMails(context, { id }, context.now);
    await writeProtokoll(context, 'mail.erneut', id, { vorlage: before.vorlage }, { vorher: before.status, nachher: 'Wartet' });
    return (await itemOf(context, mailRows(context), id)).row;
  });
  const [zeile = refuse('NichtGefunden')] = await zeilenOf(request, findTemplates, [row]);
  return zeile;
}

/** Whether another try comes sooner by asking for it: the mail was given up, or waits after a failed try. */
const isRetried = ({ status, fehler, faellig_am, gesperrt_bis }: BetriebMailRow, now: Date): boolean =>
  status === 'Unzustellbar' || (fehler !== null && gesperrt_bis === null && faellig_am > now);

/** Throws Konflikt if the mailbox refused mails. */
export async function checkMailbox(
  context: Context,
  { an, template }: { readonly an: string; readonly template: MailTemplate },
): Promise<void> {
  const reason = await reasonOfSperre(context, emailHash(context.secrets, an), template);
  if (reason !== null) refuseWith(reason === COMPLAINED ? 'Beschwerde' : 'Unbekannt');
}

/** Throws Konflikt with the reason for which a mail is not sent. */
export function refuseWith(why: 'fertig' | 'vorbei' | 'Beschwerde' | 'Unbekannt'): never {
  throw new Refusal('Konflikt', { text: `betrieb.mails.konflikt.${why}` });
}
