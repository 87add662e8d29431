import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Datum, Email, isStorableText, Nummer, Text, Zeitpunkt } from '../../values/wire.ts';
import { IN_BETRIEB_ERRORS } from './in-betrieb.ts';
import { list } from './liste.ts';

/** Share of the accounts in percent above which a pattern needs a person who holds Betrieb and is Plattform. */
export const MAX_SPERRE_PROZENT = 20;

/** Accounts that a preview shows as examples. */
export const MAX_BEISPIELE = 5;

const LONGEST = 254;

/** Whether a text is a pattern: `*` stands for any characters. */
export const isMuster = (text: string): boolean => text.includes('*');

export const SperreZeile = z
  .object({
    ErstelltAm: Zeitpunkt,
    Nummer: z.string(),
    Muster: z.string(),
    Art: z.enum(['Adresse', 'Muster']),
    Status: z.enum(['Gilt', 'Abgelaufen']),
    Bis: z.nullable(Datum),
    Grund: z.nullable(z.string()),
  })
  .register(named, {
    id: 'SperreZeile',
    description:
      'An address that the tenant blocks, or a pattern (`*` for any characters). `Bis` is the last day on which it counts, null without an end. `Grund` is the reason of the tenant, null for a block that was made without one.',
  });
export type SperreZeile = z.infer<typeof SperreZeile>;

export const listSperren = list({
  name: 'listSperren',
  path: '/betrieb/sperren',
  recht: 'Sperren',
  summary: 'Addresses and patterns that the tenant blocks',
  description:
    'Lists all blocks, by default the latest first, also those whose last day has passed. `Suche` finds the beginning of an address or pattern.',
  row: SperreZeile,
  sorted: ['ErstelltAm', 'Nummer'],
  words: { Art: 'betrieb.sperren.art', Status: 'status.sperre' },
});

const Sperrvorschau = z
  .object({
    Anzahl: z.int(),
    Prozent: z.number(),
    Beispiele: z.array(z.string()),
    Erlaubt: z.boolean(),
    Was: z.string(),
  })
  .register(named, {
    id: 'Sperrvorschau',
    description: `Whom a block would hit: number and share of the accounts, up to ${MAX_BEISPIELE} of their addresses, masked. \`Erlaubt\` says whether the caller may make it, \`Was\` describes both in a sentence.`,
  });
export type Sperrvorschau = z.infer<typeof Sperrvorschau>;

const SperreMuster = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(LONGEST),
  z.refine((text) => isStorableText(text) && !/[\s,;]/.test(text) && (isMuster(text) || z.safeParse(Email, text).success), {
    params: { code: 'email' },
  }),
);

export const addSperre = call({
  name: 'addSperre',
  method: 'POST',
  path: '/betrieb/sperren',
  recht: 'Sperren',
  tag: 'Betrieb',
  summary: 'Blocks an address or a pattern; with ?probe=true only says whom it would hit',
  description: `Blocks an address, such as \`erika@firma.example\`, or with \`*\` all addresses of a pattern, such as \`*@firma.example\`. From the next call on, their people cannot log in, recommend, register or follow a referral, at accounts of recommenders and agencies. What was granted stays, and so do mailed links to a reward. \`Bis\` is the last day of the block. \`Grund\` is the reason of the tenant: it stands at the block and not in the audit log. A pattern needs the right SperrenMuster; one that hits more than ${MAX_SPERRE_PROZENT} % of the accounts needs a person who holds Betrieb and is Plattform; one without a letter or digit, such as \`*@*\`, is NichtAuthorisiert for all. What is blocked already stays as it stands. With \`probe\` nothing changes.`,
  query: z.object({ probe: z.optional(z.enum(['true', 'false'])) }),
  body: z.strictObject({ Muster: SperreMuster, Grund: Text(500), Bis: z.optional(z.nullable(Datum)) }),
  answers: { 200: Sperrvorschau, 201: SperreZeile },
  errors: IN_BETRIEB_ERRORS,
  idempotent: true,
});

export const endSperre = call({
  name: 'endSperre',
  method: 'DELETE',
  path: '/betrieb/sperren/:id',
  recht: 'Sperren',
  tag: 'Betrieb',
  summary: 'Lifts a block',
  description: 'Lifts a block: its people can log in and take part again, with all that they had. A pattern needs the right SperrenMuster.',
  params: z.object({ id: Nummer }),
  answers: { 204: null },
  errors: IN_BETRIEB_ERRORS,
  idempotent: true,
});
