import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { Datum, Nummer, OptionalText } from '../../values/wire.ts';

/** What recommenders keep at an own referral for themselves alone. */

export const MAX_NOTIZ = 200;

export const setNotiz = call({
  name: 'setNotiz',
  method: 'PUT',
  path: '/empfehlung/:nr/notiz',
  recht: 'Bereich',
  tag: 'Empfehlung',
  summary: 'Keeps a private note at an own referral; an empty one removes it',
  description:
    'Keeps a note of up to 200 characters that nobody else ever sees. An empty text removes it. It can be kept at a referral that has ended too. The audit log says that a note was kept, not which. The note goes when its recommender is deleted.',
  params: z.object({ nr: Nummer }),
  body: z.strictObject({ Text: OptionalText(MAX_NOTIZ) }),
  answers: { 204: null },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert', 'NichtGefunden'],
});

export const setErinnerung = call({
  name: 'setErinnerung',
  method: 'PUT',
  path: '/empfehlung/:nr/erinnerung',
  recht: 'Bereich',
  tag: 'Empfehlung',
  summary: 'Sets the day on whose morning the recommender is reminded of an own referral; null sets none',
  description:
    'Asks for one mail to oneself on the morning of a day, from tomorrow to the last day of the referral. `null` takes it back. A referral that has ended by then mails nothing. Any other day is a field error at `Am`. A referral that is not confirmed is Konflikt, one that has ended Abgelaufen; `null` is accepted for both. The mail goes from 9:00 in Berlin on, to the recommender alone and without the note; none goes to an address that wants no mails.',
  params: z.object({ nr: Nummer }),
  body: z.strictObject({ Am: z.nullable(Datum) }),
  answers: { 204: null },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert', 'NichtGefunden', 'Konflikt', 'Abgelaufen'],
});
