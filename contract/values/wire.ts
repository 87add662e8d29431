import * as z from 'zod/mini';
import type { IssueCode } from './issue-code.ts';
import { MAX_FIELD } from './max-field.ts';
import { named } from './named.ts';
import { normalizeEmail, normalizeLine, normalizeTelefon } from './normalize.ts';

/**
 * Value types of the wire, shared by server and web.
 * Money is integer cents in fields ending `Cent`; days are `YYYY-MM-DD` in Europe/Berlin; moments are ISO 8601 with `Z`.
 */

/** PostgreSQL stores neither NUL nor lone surrogates; both are refused before they reach it. */
export const isStorableText = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

/** Whether every text of a JSON value is storable, names of fields included. */
export const isStorableJson = (value: unknown): boolean => {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, inside]) => isStorableText(name) && isStorableJson(inside));
};

/** Trimmed text of 1 to `max` characters. */
export const Text = (max = 200) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.refine(isStorableText, { params: { code: 'zeichen' } }));

/** A text that may be empty or absent, of up to `max` characters after `normalize`. */
const optionalOf = (max: number, normalize: (value: string) => string, isRight: (value: string) => boolean) =>
  z.optional(z.nullable(z.string().check(z.overwrite(normalize), z.maxLength(max), z.refine(isRight, { params: { code: 'zeichen' } }))));

/** Text that may be empty; an empty one is read as absent. */
export const OptionalText = (max = 200) => optionalOf(max, (value) => value.trim(), isStorableText);

/** Whether a text is storable and on one line: without line breaks and control characters. */
export const isLine = (value: string): boolean => isStorableText(value) && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value);

/** Text of one line, of 1 to `max` characters after `normalizeLine`, for names and other text in subjects or table cells. */
export const Line = (max: number) =>
  z.string().check(z.overwrite(normalizeLine), z.minLength(1), z.maxLength(max), z.refine(isLine, { params: { code: 'zeichen' } }));

/** Text of one line that may be empty. */
export const OptionalLine = (max: number) => optionalOf(max, normalizeLine, isLine);

/** A telephone number, up to 40 characters after `normalizeTelefon`; may be empty. */
export const Telefon = z.optional(
  z.nullable(z.string().check(z.overwrite(normalizeTelefon), z.maxLength(40), z.regex(/^[+(\d][\d\s()/.-]{3,}$|^$/))),
);

/** Free text of a query parameter, up to 200 characters. */
export const QueryText = z.optional(z.string().check(z.maxLength(200), z.refine(isStorableText, { params: { code: 'zeichen' } })));

/** Page number or page size in a query: digits only; a value below 1 or above `max` becomes the nearest bound. */
export const pageNumber = (standard: number, max: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,6}$/)),
      z.transform((value) => Math.min(Math.max(Number(value), 1), max)),
    ),
    standard,
  );

export const Cent = z
  .int()
  .check(z.nonnegative())
  .register(named, { id: 'Cent', description: 'Integer cents, never negative on the wire.' });

/** Integer cents that can be below zero, such as those of a cancelled invoice. */
export const Betrag = z.int();

/** A month as `YYYY-MM`, from 2020 on. */
export const Monat = z.string().check(z.regex(/^20[2-9]\d-(0[1-9]|1[0-2])$/));

/** A channel in its original letter case; `link` if none was named. */
export const Channel = z.string();

/** Opaque text that identifies something. An unknown value returns NichtGefunden, whatever its format. */
const Opaque = (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max), z.refine(isStorableText, { params: { code: 'zeichen' } }));

export const Nummer = Opaque(80).register(named, {
  id: 'Nummer',
  description: 'A number such as Empfehlungsnummer: at least 64 random bits.',
});

export const Geheimnis = Opaque(500).register(named, {
  id: 'Geheimnis',
  description: 'A secret of at least 128 bits: hex of a referral or recipient, token of a mail, grant or session.',
});

/** Token of a login address, or a signed one (JWT, RFC 7519) of the tenant's customer portal, which is longer. */
export const Anmeldetoken = Opaque(4000).register(named, {
  id: 'Anmeldetoken',
  description: "Token of a login address, or a signed token (JWT) of the tenant's customer portal.",
});

export const Redirect = z
  .string()
  .check(z.maxLength(500), z.regex(/^[A-Za-z]+(\?[\w%&=+.*-]*)?$/))
  .register(named, {
    id: 'Redirect',
    description: 'The page after a login: a route name and its parameters as a query, such as `Recommend?produktId=7`, never an address.',
  });

/** Slug of a product category; footnotes and sources have names of the same format. */
export const Slug = z.string().check(z.regex(/^[a-z0-9]+(?:[-./][a-z0-9]+)*$/, 'slug' satisfies IssueCode));

/** The mail address of an existing account, for logins; accepts non-ASCII letters. */
export const KontoEmail = z.string().check(
  z.overwrite(normalizeEmail),
  z.maxLength(254),
  z.refine((value) => isStorableText(value) && EMAIL_FORM.test(value), { params: { code: 'email' } }),
);

/**
 * An address for mails: ASCII only before the @, since few mail systems support more (SMTPUTF8, RFC 6531); the domain is sent in ASCII (IDN). Forms
 * that no mail system delivers to are refused. Logins accept them, for accounts of before.
 */
export const Email = KontoEmail.check(
  z.refine((value) => isDeliverable(value) || !EMAIL_FORM.test(value), { params: { code: 'email' } }),
  z.refine((value) => /^[ -~]*@/.test(value) || !EMAIL_FORM.test(value), { params: { code: 'emailZeichen' } }),
).register(named, {
  id: 'Email',
  description:
    'E-mail address: at most 254 characters (RFC 5321), one @, a domain with a dot, no empty part between dots, no `+` at its beginning. Invisible characters are removed. Before the @ only ASCII; the domain may have letters of every script.',
});
/** Whether dots separate parts on both sides of the @, no label begins or ends with a hyphen (RFC 5321, 1035), and something precedes a `+tag`. */
function isDeliverable(email: string): boolean {
  const [local = '', domain = ''] = email.split('@');
  const labels = domain.split(/[.。．｡]/u);
  return (
    !local.startsWith('+') &&
    local.split('.').every(Boolean) &&
    labels.every((label) => /^(?!-).{1,63}$/u.test(label) && !label.endsWith('-'))
  );
}
const EMAIL_FORM = /^[^\s@<>(),;:\\"[\]]{1,64}@(?!-|\.)[^\s@<>(),;:\\"[\]]+\.[^\s@<>(),;:\\"[\].]{2,}$/u;

export const Datum = z.iso
  .date()
  .check(z.refine((value) => !value.startsWith('0000'), { params: { code: 'datum' } }))
  .register(named, { id: 'Datum', description: 'Day `YYYY-MM-DD` that exists in the calendar, which has no year 0.' });

export const Zeitpunkt = z.iso.datetime().register(named, { id: 'Zeitpunkt', description: 'Moment, ISO 8601 with `Z`.' });

/** The recipient's `geburtsdatum` is `DD.MM.YYYY`, unlike all other days. */
export const Geburtsdatum = z.string().check(
  z.regex(/^\d{2}\.\d{2}\.\d{4}$/),
  z.refine((value) => parseGeburtsdatum(value) !== null, { params: { code: 'datum' } }),
);

/** Converts `24.12.1980` to `1980-12-24`; null if no such day exists. */
export function parseGeburtsdatum(value: string): string | null {
  const match = /^(\d{2})\.(\d{2})\.(?!0000)(\d{4})$/.exec(value);
  if (!match) return null;
  const day = `${match[3]}-${match[2]}-${match[1]}`;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}

/** Languages of the product. */
export const LOCALES = ['de', 'en'] as const;
export const Locale = z.enum(LOCALES).register(named, { id: 'Locale', examples: ['de'] });
export type Locale = z.infer<typeof Locale>;

export const AnteilEmpfehler = z
  .literal([100, 50, 0])
  .register(named, { id: 'AnteilEmpfehler', description: 'Share of the recommender in percent; the contact gets the rest.' });

/** Sides of a referral that can be paid. */
const SEITEN = ['Empfehler', 'Empfaenger'] as const;
export const Seite = z.enum(SEITEN).register(named, { id: 'Seite', examples: ['Empfehler'] });
export type Seite = z.infer<typeof Seite>;

export const AgbText = z
  .optional(
    z.nullable(
      z.union([
        z.boolean(),
        z.number(),
        z.string().check(z.maxLength(MAX_FIELD), z.refine(isStorableText, { params: { code: 'zeichen' } })),
      ]),
    ),
  )
  .register(named, {
    id: 'AgbText',
    description:
      '`AgbText`: any text counts as acceptance, except an empty one, `nein`, `no`, `false`, `0`; true and positive numbers count too. Anything else is AcceptAgb, so the schema accepts every simple value.',
  });

const AcceptedVersion = z.optional(z.nullable(z.string().check(z.maxLength(40))));

/** Versions of the texts that an `AgbText` accepts, as they were shown; a version that is not sent is that of the moment. */
export const AgbVersionen = { AgbVersion: AcceptedVersion, PraemienbedingungenVersion: AcceptedVersion };

/** Whether an `AgbText` counts as accepted. */
export function isAgbAccepted(value: z.infer<typeof AgbText>): boolean {
  if (typeof value === 'string') return !['', 'nein', 'no', 'false', '0'].includes(value.trim().toLowerCase());
  if (typeof value === 'number') return value > 0;
  return value === true;
}

/** The token of a session in an answer. Null in an answer to a cookie, so that no script of a page can read the session. */
export const SessionToken = z.nullable(z.string());
