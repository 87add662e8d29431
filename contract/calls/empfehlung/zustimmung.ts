import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Zeitpunkt } from '../../values/wire.ts';

/** Versions of the texts that one checkbox accepts together. */
const Versionen = { AgbVersion: z.string(), PraemienbedingungenVersion: z.nullable(z.string()) };

const EigeneZustimmung = z
  .object({ Gilt: z.object(Versionen), Zuletzt: z.nullable(z.object({ ...Versionen, GegebenAm: Zeitpunkt })) })
  .register(named, {
    id: 'EigeneZustimmung',
    description:
      '`Gilt` has the versions of the terms and of the reward conditions that are shown today, empty for conditions without a version, null for conditions that the tenant does not have. `Zuletzt` has the versions that the recommender accepted last, null before the first time.',
  });
export type EigeneZustimmung = z.infer<typeof EigeneZustimmung>;

export const readZustimmung = call({
  name: 'readZustimmung',
  method: 'GET',
  path: '/empfehler/zustimmung',
  recht: 'Bereich',
  tag: 'Empfehlung',
  summary: 'The present terms, and the terms that the recommender accepted last',
  description:
    'Says whether the terms have changed since the recommender accepted them with a referral. If each version is the same, they need not be ticked again, only named.',
  answers: { 200: EigeneZustimmung },
  errors: ['LoginFirst', 'PSOF0204'],
});
