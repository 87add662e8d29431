import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { isSchlicht, isSchlichterName } from '../../rules/agenturworte.ts';
import { isStorableText, Text } from '../../values/wire.ts';
import { Variable } from '../content.ts';
import { IN_AGENTUR_ERRORS, InAgentur } from './in-agentur.ts';

/** The words that an agency can have of its own, in the order of the answer: how customers read its name, when it is open, its greeting. */
export const AGENTURVARIABLEN = ['Name', 'Oeffnungszeiten', 'Begruessung'] as const;
export type Agenturvariable = (typeof AGENTURVARIABLEN)[number];

/** How many characters each can have. */
const ZEICHEN: Readonly<Record<Agenturvariable, number>> = { Name: 120, Oeffnungszeiten: 200, Begruessung: 300 };

/** How many names one call can ask for. */
const MAX_NAMEN = 100;

const Wort = (name: Agenturvariable, isRight: (value: string) => boolean) =>
  z.optional(
    z.nullable(
      z.string().check(
        z.trim(),
        z.maxLength(ZEICHEN[name]),
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
  summary: "An agency's own words by name, each once and in the order of the names; unknown names are left out",
  description: `The words in which an agency speaks to its customers (${AGENTURVARIABLEN.join(', ')}), as content/variables answers the tenant's. What the agency has not said is left out; \`Name\` is then that of its master data. An agency that is not Aktiv speaks to nobody: NichtGefunden.`,
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
  summary: 'Sets the words in which an agency speaks to its customers; answers all of them',
  description:
    'Sets what is sent; what is left out stays, null or empty removes it, and without a `Name` that of the master data holds. Words alone: no markup, and but for the name no addresses or amounts (`schlicht`), since they stand in the mail of an invitation. Each change stands in the history of the master data. One wording holds for all languages. Up to 120, 200 and 300 characters.',
  params: InAgentur,
  body: z.strictObject({
    Name: Wort('Name', isSchlichterName),
    Oeffnungszeiten: Wort('Oeffnungszeiten', isSchlicht),
    Begruessung: Wort('Begruessung', isSchlicht),
  }),
  answers: { 200: z.array(Variable) },
  errors: IN_AGENTUR_ERRORS,
  idempotent: true,
});
