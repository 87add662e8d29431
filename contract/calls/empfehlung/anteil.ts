import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { AnteilEmpfehler, Nummer } from '../../values/wire.ts';

export const setAnteil = call({
  name: 'setAnteil',
  method: 'PUT',
  path: '/empfehlung/:nr/anteil',
  recht: 'Bereich',
  tag: 'Empfehlung',
  summary:
    "Changes who gets the reward of an own referral: freely until the first click, then in the contact's favour, until somebody has joined",
  description:
    "Sets the share of the recommender. Nobody is promised less than they may have seen: once the link was opened the share can only fall, and once somebody has entered data it stays. The share that it has already is no change and always 204. The share falls in the contact's favour only. A click counts as soon as it is stored; previews, visits and repeats within the hour do not count. Entered data counts also after it was deleted, and so does a person known by an order; a person who was only named does not. A referral that is not confirmed is Konflikt, one that has ended Abgelaufen.",
  params: z.object({ nr: Nummer }),
  body: z.strictObject({ AnteilEmpfehler }),
  answers: { 204: null },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert', 'NichtGefunden', 'Konflikt', 'Abgelaufen'],
});
