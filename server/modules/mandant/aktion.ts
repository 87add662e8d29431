import sanitizeHtml from 'sanitize-html';
import type { Aktion } from '../../../contract/calls/aktion.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { refuseField } from '../../errors.ts';
import { type AktionRow, insertAktionZustimmung, listAktionen } from './store.ts';

/** Markup that a legal text may contain: blocks, emphasis, links without opener and referrer. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'a'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer', target: '_blank' }) },
};

const sanitised = (html: string): string => sanitizeHtml(html, ALLOWED);

/** Whether a campaign runs on a day: it has begun, and its last day, if it has one, is not over. */
const isActive = ({ startdatum, enddatum }: AktionRow, day: string): boolean => startdatum <= day && (enddatum === null || day <= enddatum);

const rechtstextOf = (row: AktionRow, locale: Locale): string => sanitised(locale === 'de' ? row.rechtstext : row.rechtstext_en);

/** The running campaigns in a language, ordered by id. */
export const activeAktionen = (rows: readonly AktionRow[], locale: Locale, now: Date): Aktion[] =>
  rows
    .filter((row) => isActive(row, dayOf(now)))
    .map((row) => ({
      AktionsId: row.aktions_id,
      Titel: locale === 'de' ? row.titel : row.titel_en,
      Text: locale === 'de' ? row.text : row.text_en,
      RechtsText: rechtstextOf(row, locale),
      abgehakt: false,
      Zustimmung: null,
    }));

/** A user's answer to a campaign. */
interface Antwort {
  readonly AktionsId: number;
  readonly Zustimmung: boolean;
}

/** The answers with their campaigns. Refuses an answer at its field if the campaign is unknown, does not run today, or is answered twice. */
export async function checkAktionen(context: Context, antworten: readonly Antwort[]): Promise<{ row: AktionRow; zustimmung: boolean }[]> {
  if (antworten.length === 0) return [];
  const rows = await listAktionen(context);
  return antworten.map(({ AktionsId, Zustimmung }, index) => {
    const row = rows.find((one) => one.aktions_id === AktionsId && isActive(one, dayOf(context.now)));
    const isRepeated = antworten.findIndex((one) => one.AktionsId === AktionsId) < index;
    if (!row || isRepeated) return refuseField(`Aktionen.${index}.AktionsId`, 'auswahl');
    return { row, zustimmung: Zustimmung };
  });
}

/** Stores the answers given with a referral, in the wording and version that were shown. */
export async function recordAktionen(
  context: Context,
  empfehlungsnummer: string,
  antworten: Awaited<ReturnType<typeof checkAktionen>>,
): Promise<void> {
  if (antworten.length === 0) return;
  await insertAktionZustimmung(
    context,
    antworten.map(({ row, zustimmung }) => ({
      empfehlungsnummer,
      aktions_id: row.aktions_id,
      zustimmung,
      rechtstext: rechtstextOf(row, context.locale),
      version: row.version,
      language: context.locale,
      gegeben_am: context.now,
    })),
  );
}
