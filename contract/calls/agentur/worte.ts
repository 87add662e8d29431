import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { isPlainName, isPlainText } from '../../rules/agenturworte.ts';
import { isStorableText, Text } from '../../values/wire.ts';
import { Variable } from '../content.ts';
import { IN_AGENTUR_ERRORS, InAgentur } from './in-agentur.ts';

/** Texts that an agency can set itself, in the order of the answer: its name for customers, opening hours, greeting. */
export const AGENTURVARIABLEN = ['Name', 'Oeffnungszeiten', 'Begruessung'] as const;
export type Agenturvariable = (typeof AGENTURVARIABLEN)[number];

/** Maximum number of characters of each text. */
const MAX_LENGTHS: Readonly<Record<Agenturvariable, number>> = { Name: 120, Oeffnungszeiten: 200, Begruessung: 300 };

/** Maximum number of names in one request. */
const MAX_NAMEN = 100;

const AgenturText = (name: Agenturvariable, isRight: (value: string) => boolean) =>
  z.optional(
    z.nullable(
      z.string().check(
        z.trim(),
        z.maxLength(MAX_LENGTHS[name]),
        z.refine((value) => isStorableText(value) && isRight(value), { params: { code: 'schlicht' } }),
      ),
    ),
  );

export const findAgenturvariables = call({
  name: 'findAgenturvariables',
  method: 'POST',
  writes: false,
  path: '/content/agenturvariables/:agentur',
  recht: 'Besuch',
  tag: 'Agentur',
  summary: "An agency's own words by name, each once and in the order of the request; unknown names are left out",
  description: `Returns the agency's own words for its customers (${AGENTURVARIABLEN.join(', ')}), as content/variables returns those of the tenant. Words that the agency has not set are left out; \`Name\` is then the name in its master data. For an agency that is not Aktiv the call returns NichtGefunden.`,
  params: InAgentur,
  body: z.strictObject({ Namen: z.array(Text(100)).check(z.maxLength(MAX_NAMEN)) }),
  answers: { 200: z.array(Variable) },
  errors: ['NichtGefunden'],
});

export const setAgenturvariables = call({
  name: 'setAgenturvariables',
  method: 'PUT',
  path: '/content/agenturvariables/:agentur',
  recht: 'StammdatenAendern',
  tag: 'Agentur',
  summary: "Sets the agency's own words for its customers; returns all of them",
  description:
    'Sets the words that are sent. Words that are left out stay, null or empty removes them, and without a `Name` the name in the master data applies. The words are plain text without markup. Only the name may contain addresses or amounts (`schlicht`), because the words appear in the mail of an invitation. The history of the master data records each change. One wording applies to all languages. The limits are 120, 200 and 300 characters.',
  params: InAgentur,
  body: z.strictObject({
    Name: AgenturText('Name', isPlainName),
    Oeffnungszeiten: AgenturText('Oeffnungszeiten', isPlainText),
    Begruessung: AgenturText('Begruessung', isPlainText),
  }),
  answers: { 200: z.array(Variable) },
  errors: IN_AGENTUR_ERRORS,
  idempotent: true,
});
