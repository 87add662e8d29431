import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { Nummer, Text, Zeitpunkt } from '../../values/wire.ts';
import { Notiz } from '../agentur/einzeln.ts';
import { IN_BETRIEB_ERRORS } from './in-betrieb.ts';

/** Lists whose rows can have a note of the tenant's people. */
export const NOTIZ_LISTEN = ['auftraege', 'empfehlungen', 'empfaenger'] as const;
export type NotizListe = (typeof NOTIZ_LISTEN)[number];

const shared = {
  path: '/betrieb/notizen/:liste/:nr',
  recht: 'Listen',
  tag: 'Betrieb',
  params: z.object({ liste: z.enum(NOTIZ_LISTEN), nr: Nummer }),
  answers: { 200: z.object({ Notiz: z.nullable(Notiz) }) },
} as const;

export const readBetriebNotiz = call({
  name: 'readBetriebNotiz',
  method: 'GET',
  ...shared,
  summary: 'The note of the tenant’s people at a row of a list',
  description:
    'Answers the note that people of the back office have written at an order, a referral or a recommended person; null if there is none.',
  errors: IN_BETRIEB_ERRORS,
});

export const saveBetriebNotiz = call({
  name: 'saveBetriebNotiz',
  method: 'PUT',
  ...shared,
  summary: 'Stores a note at a row of a list; an empty text deletes it',
  description:
    'Stores a note at an order, a referral or a recommended person. All people of the tenant who see the list read it, and it is part of a disclosure of stored data to the person of the row. The audit log says that there is a note, never what it says. `Bisher` is the `GeaendertAm` of the note that the caller has read, null if there was none: if another note is stored by now, nothing is changed (`Konflikt`). Without `Bisher` the note is replaced in any case.',
  body: z.strictObject({ Text: z.union([Text(1000), z.literal('')]), Bisher: z.optional(z.nullable(Zeitpunkt)) }),
  errors: [...IN_BETRIEB_ERRORS, 'Konflikt'],
});
