import * as z from 'zod/mini';
import { call } from '../call.ts';
import { AnteilEmpfehler, Nummer } from '../values/wire.ts';

export const setAnteil = call({
  name: 'setAnteil',
  method: 'PUT',
  path: '/empfehlung/:nr/anteil',
  recht: 'Bereich',
  tag: 'Empfehlung',
  summary:
    "Changes who gets the reward of an own referral: freely until the first click, then in the contact's favour, until somebody has joined",
  description:
    'Sets the share of the recommender. Nobody is promised less than they may have seen: once the link was opened the share can only fall, and once somebody has entered data it stays. The share that it has already is no change and always 204.',
  params: z.object({ nr: Nummer }),
  body: z.strictObject({ AnteilEmpfehler }),
  answers: { 204: null },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert', 'NichtGefunden', 'Konflikt', 'Abgelaufen'],
});
