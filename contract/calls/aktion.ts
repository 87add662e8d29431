import * as z from 'zod/mini';
import { call } from '../call.ts';
import { named } from '../values/named.ts';

export const Aktion = z
  .object({
    AktionsId: z.int(),
    Titel: z.string(),
    Text: z.string(),
    RechtsText: z.string(),
    abgehakt: z.literal(false),
    Zustimmung: z.null(),
  })
  .register(named, {
    id: 'Aktion',
    description: 'A campaign that people can agree to while they recommend. `RechtsText` is safe HTML. Never tick or answer it in advance.',
  });
export type Aktion = z.infer<typeof Aktion>;

export const listAktionen = call({
  name: 'listAktionen',
  method: 'GET',
  path: '/aktion/alleAktiven',
  recht: 'Besuch',
  tag: 'Mandant',
  summary: 'Campaigns of today; the answers are sent with Empfehlen/create',
  description:
    'Lists the campaigns of today with their legal text as safe HTML. Show them unticked in the form of a referral and send each answer with Empfehlen/create. A campaign runs from its first to its last day, both included, in Berlin. `RechtsText` contains only paragraphs, emphasis, lists and links by https, mailto and tel. The answer may be cached for five minutes.',
  answers: { 200: z.array(Aktion), 304: null },
  errors: ['NichtGefunden'],
});
