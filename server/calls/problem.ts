import { ERRORS, type ErrorCode } from '../../contract/errors.ts';
import type { ProblemExtension } from '../../contract/problem.ts';
import type { Locale } from '../../contract/values/wire.ts';
import { createTexts, fieldMessage, formatWait, isTextKey, type TextKey, type Translate } from '../../texts/texts.ts';
import { isDatabaseGone } from '../db/errors.ts';
import { type FieldError, Refusal } from '../errors.ts';

/** An error on the wire: problem details of RFC 9457 with the catalogue's code and text. */
export interface Problem extends ProblemExtension {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: ErrorCode;
  readonly errors?: readonly (Pick<FieldError, 'field' | 'code' | 'allowed'> & { message: string })[];
}

export interface TextContext {
  readonly locale: Locale;
  readonly texte: Readonly<Record<string, string>>;
  /** Whether a system of the tenant reads the answer: messages then name fields as on the wire, and the values that are allowed. */
  readonly isForSystem?: boolean;
}

/** The answer for a refusal, in the caller's language. */
export function problemOf(refusal: Refusal, speech: TextContext): Problem {
  const t = createTexts(speech.locale, speech.texte);
  const errors = refusal.fields.map((fault) => {
    const { field, code, allowed } = fault;
    return { field, code, message: messageAt(t, fault, speech), ...(allowed && { allowed }) };
  });
  return {
    type: `urn:empfehlwerk:fehler:${refusal.code}`,
    title: refusal.code,
    status: refusal.status,
    detail:
      refusal.detail ??
      t(textOf(refusal), { dauer: formatWait(t, refusal.retryAfterSeconds ?? 0), ...refusal.values, ...listsOf(t, refusal) }),
    code: refusal.code,
    ...(errors.length > 0 && { errors }),
    ...refusal.extension,
  };
}

const listsOf = (t: Translate, { listed }: Refusal): Record<string, string> =>
  Object.fromEntries(Object.entries(listed).map(([name, keys]) => [name, t.list(keys.map((key) => t(key)))]));

function messageAt(t: Translate, { field, code, values, allowed }: FieldError, { isForSystem }: TextContext): string {
  if (!isForSystem) return fieldMessage(t, field, code, values);
  if (!allowed) return t(`feld.${code}`, { ...values, feld: field || t('feldname.eingabe') });
  return t('feld.auswahl.erlaubt', { feld: field, erlaubt: allowed.join(', ') });
}

/**
 * The text of a code with this status, unless the refusal has a text of its own: `Default` with a 4xx status describes the client's error and does not suggest
 * another try, `NetzwerkFehler` with 503 does not blame the client's network.
 */
function textOf({ code, status, text }: Refusal): TextKey {
  const own = `fehler.${code}.${status}`;
  return text === `fehler.${code}` && isTextKey(own) ? own : text;
}

/** The seconds until the next try, in the form that a page takes. */
export const retryAfterOf = ({ retryAfterSeconds }: Refusal) => (retryAfterSeconds === null ? {} : { retryAfterSeconds });

/** Converts any thrown value to a refusal. An unexpected error becomes Default and reveals nothing about its cause. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseGone(error)) return new Refusal('NetzwerkFehler', { retryAfterSeconds: RETRY_SECONDS });
  const { statusCode } = (error ?? {}) as { readonly statusCode?: number };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Refusal('Default', { status: statusCode });
  return new Refusal('Default', { status: ERRORS.Default });
}

/** A database is mostly back within seconds; shorter intervals are useless. */
const RETRY_SECONDS = 5;
