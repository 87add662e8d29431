import * as z from 'zod/mini';
import { named } from '../../values/named.ts';
import { Nummer, Zeitpunkt } from '../../values/wire.ts';
import { list } from './liste.ts';
import { WAS } from './was.ts';

const ProtokollZeile = z
  .object({
    Nummer: z.string(),
    Zeit: Zeitpunkt,
    Wer: z.string(),
    Was: z.string(),
    Bezug: z.string(),
    Vorher: z.nullable(z.string()),
    Nachher: z.nullable(z.string()),
    Grund: z.nullable(z.string()),
    Agenturnummer: z.nullable(z.string()),
  })
  .register(named, {
    id: 'ProtokollZeile',
    description:
      'An entry of the audit log: who did what to what, with the value before and after. `Wer` names people of the back office and of agencies; recommenders and systems are shown by their kind and id. It never holds free text about people.',
  });
export type ProtokollZeile = z.infer<typeof ProtokollZeile>;

/** Who acts in the audit log, by kind. */
export const AKTEURE = ['Betrieb', 'Agentur', 'Empfehler', 'Empfaenger', 'Schluessel', 'System'] as const;
export type Akteur = (typeof AKTEURE)[number];

export const listProtokoll = list({
  name: 'listProtokoll',
  path: '/betrieb/protokoll',
  recht: 'Protokoll',
  summary: 'Audit log of the tenant',
  description:
    'Lists who changed what, the latest first. `Suche` finds the beginning of the number that an entry is about. Entries cannot be changed, and are deleted only after their legal period.',
  row: ProtokollZeile,
  sorted: ['Zeit'],
  filter: {
    Akteur: z.optional(z.nullable(z.enum(AKTEURE))),
    Was: z.optional(z.nullable(z.enum(WAS))),
    Agenturnummer: z.optional(z.nullable(Nummer)),
  },
});
