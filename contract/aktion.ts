import * as z from 'zod/mini';
import { call } from './call.ts';

/** A campaign that people can agree to while they recommend; `RechtsText` is safe HTML. Never ticked or answered beforehand. */
export const Aktion = z.object({
  AktionsId: z.int(),
  Titel: z.string(),
  Text: z.string(),
  RechtsText: z.string(),
  abgehakt: z.literal(false),
  Zustimmung: z.null(),
});
export type Aktion = z.infer<typeof Aktion>;

export const listAktionen = call({
  name: 'listAktionen',
  method: 'GET',
  path: '/aktion/alleAktiven',
  who: ['offen'],
  tag: 'Mandant',
  summary: 'Campaigns that run today; the answers to them go along with Empfehlen/create',
  answers: { 200: z.array(Aktion), 304: null },
  errors: ['NichtGefunden'],
});
