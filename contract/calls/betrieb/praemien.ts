import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { Praemie } from '../../rules/ordner-format.ts';
import { VORSCHAU_TAGE } from '../../rules/vorschau.ts';
import { named } from '../../values/named.ts';
import { Cent, Datum } from '../../values/wire.ts';
import { IN_BETRIEB_ERRORS } from './in-betrieb.ts';

const PraemienKosten = z.object({ EmpfehlerCent: Cent, EmpfaengerCent: Cent, SummeCent: Cent }).register(named, {
  id: 'PraemienKosten',
  description:
    'Rewards of orders by the shares that were chosen: the parts of the recommenders, those of their contacts, and both together; without bonus and fees. A profi seller gets no part.',
});

const Praemienvorschau = z
  .object({ Von: Datum, Bis: Datum, Auftraege: z.int(), Bisher: PraemienKosten, Damit: PraemienKosten, LinksMehr: z.int() })
  .register(named, {
    id: 'Praemienvorschau',
    description: `What a reward would have changed in the last ${VORSCHAU_TAGE} days. \`Auftraege\` are the orders with dates from \`Von\` to \`Bis\` that would have earned it; cancelled ones do not count. \`Bisher\` is what these orders earn by the published rewards, \`Damit\` what they would earn with this one. \`LinksMehr\` is the number of shared links that can be followed today and promise more than they would with this reward.`,
  });

export type Praemienvorschau = z.infer<typeof Praemienvorschau>;

const { ProduktId, WertCent, Startdatum, Enddatum } = Praemie.shape;

export const previewPraemie = call({
  name: 'previewPraemie',
  method: 'POST',
  path: '/betrieb/praemien/vorschau',
  tag: 'Betrieb',
  recht: 'Entwurf',
  writes: false,
  summary: `What a reward would have cost in the last ${VORSCHAU_TAGE} days`,
  description:
    'Puts the reward in the place of the published rewards of its product, or of those for all products (`ProduktId` null), and finds the reward of each order by the rule of its release: a reward of the product goes before one for all products, and the reward plan of an agency replaces amounts. Orders and links are looked at as if the reward applied on their days and today; its own days are only checked. An unknown product has no orders. Changes nothing.',
  body: z
    .strictObject({ ProduktId, WertCent, Startdatum, Enddatum })
    .check(z.refine((body) => body.Startdatum <= body.Enddatum, { path: ['Enddatum'], params: { code: 'vorBeginn' } })),
  answers: { 200: Praemienvorschau },
  errors: IN_BETRIEB_ERRORS,
});
