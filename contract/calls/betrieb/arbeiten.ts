import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Nummer, Zeitpunkt } from '../../values/wire.ts';
import { IN_BETRIEB_ERRORS } from './in-betrieb.ts';
import { list } from './liste.ts';

export const ARBEIT_STATUS = ['Gescheitert', 'Wiederholt', 'Erledigt'] as const;
export type ArbeitStatus = (typeof ARBEIT_STATUS)[number];

/** Work that waits for a person of the tenant. */
export const ARBEITEN_FAELLIG = ['Gescheitert'] as const;

export const ArbeitZeile = z
  .object({
    ErstelltAm: Zeitpunkt,
    Nummer: z.string(),
    Art: z.string(),
    Bezug: z.string(),
    Status: z.enum(ARBEIT_STATUS),
    Grund: z.nullable(z.string()),
  })
  .register(named, {
    id: 'ArbeitZeile',
    description:
      'Work of the tenant that the product gave up after all its tries. `Art` says in words what work it is, `Bezug` is the number of the row that it is about. `ErstelltAm` is the moment at which it was given up last. `Grund` is the kind of the error, such as `error 23505`, without its words, which can quote values; null if it is not known. `Wiederholt` is work that is being tried again, `Erledigt` work that has succeeded since.',
  });
export type ArbeitZeile = z.infer<typeof ArbeitZeile>;

export const listArbeiten = list({
  name: 'listArbeiten',
  path: '/betrieb/arbeiten',
  recht: 'Arbeiten',
  summary: 'Work of the tenant that failed for good',
  description:
    'Lists work that the product gave up in the last 90 days, by default the latest first. A failure is listed within a minute. `Faellig` keeps what has not been tried again. `Suche` finds the beginning of a number, and the whole number of the row that the work is about.',
  row: ArbeitZeile,
  sorted: ['ErstelltAm', 'Nummer'],
  words: { Status: 'betrieb.arbeit.status' },
  filter: { Faellig: z.optional(z.nullable(z.enum(ARBEITEN_FAELLIG))) },
});

export const retryArbeit = call({
  name: 'retryArbeit',
  method: 'POST',
  path: '/betrieb/arbeiten/:id/erneut',
  recht: 'Arbeiten',
  tag: 'Betrieb',
  summary: 'Tries failed work again; a repeat changes nothing',
  description:
    'Has work tried again that was given up, with all its tries; the first one follows within a minute. Work that is tried again already, or has succeeded, stays as it is and is answered as it stands. Work that fails again for good is `Gescheitert` again.',
  params: z.object({ id: Nummer }),
  answers: { 200: ArbeitZeile },
  errors: IN_BETRIEB_ERRORS,
  idempotent: true,
});
