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
    "Changes the share of the recommender: freely until the first click, then only in the contact's favour, until a person has joined",
  description:
    'Sets the share of the recommender. A contact is never promised less than the contact may have seen: once the link was opened the share can only fall, and once a person has entered data it stays. Setting the present share is no change and always returns 204. A click counts as soon as it is stored; previews, visits and repeats within the hour do not count. Entered data counts even after its deletion, and so does a person known by an order; a person who was only named does not count. Where rewards are paid with the wages, the share is 100 and any other is a Konflikt. An unconfirmed referral returns Konflikt, an ended one Abgelaufen.',
  params: z.object({ nr: Nummer }),
  body: z.strictObject({ AnteilEmpfehler }),
  answers: { 204: null },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert', 'NichtGefunden', 'Konflikt', 'Abgelaufen'],
});
