import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Zeitpunkt } from '../../values/wire.ts';

/** Versions of all that is accepted at the tick, each by its name. */
const Versionen = { AgbVersion: z.string(), PraemienbedingungenVersion: z.nullable(z.string()) };

const EigeneZustimmung = z
  .object({ Gilt: z.object(Versionen), Zuletzt: z.nullable(z.object({ ...Versionen, GegebenAm: Zeitpunkt })) })
  .register(named, {
    id: 'EigeneZustimmung',
    description:
      '`Gilt` are the versions of the terms and of the reward conditions as they are shown today, empty where they have none, null where a tenant has no such conditions; `Zuletzt` is what the recommender accepted last, null before the first time.',
  });
export type EigeneZustimmung = z.infer<typeof EigeneZustimmung>;

export const readZustimmung = call({
  name: 'readZustimmung',
  method: 'GET',
  path: '/empfehler/zustimmung',
  recht: 'Bereich',
  tag: 'Empfehlung',
  summary: 'Which terms stand today, and which the recommender accepted last',
  description:
    'Tells whether the terms have changed since the person accepted them with a referral: where each version is the same they need not be ticked again, only named.',
  answers: { 200: EigeneZustimmung },
  errors: ['LoginFirst', 'PSOF0204'],
});
