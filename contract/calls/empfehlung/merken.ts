import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { Datum, Nummer, OptionalText } from '../../values/wire.ts';

/** Maximum number of characters of a recommender's private note. */
export const MAX_NOTIZ = 200;

export const setNotiz = call({
  name: 'setNotiz',
  method: 'PUT',
  path: '/empfehlung/:nr/notiz',
  recht: 'Bereich',
  tag: 'Empfehlung',
  summary: 'Stores a private note at an own referral; an empty note removes it',
  description:
    'Stores a note of up to 200 characters that only the recommender sees. An empty text removes it. A referral that has ended can have a note too. The audit log says that a note was stored, not its text. The note is deleted with its recommender.',
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
  summary: 'Sets the day of the reminder of an own referral, mailed that morning; null removes it',
  description:
    'Requests one reminder mail to the recommender on the morning of a day, from tomorrow to the last day of the referral. `null` removes it. A referral that has ended by then causes no mail. Any other day is a field error at `Am`. An unconfirmed referral returns Konflikt, an ended one Abgelaufen; `null` is accepted for both. The mail is sent from 9:00 in Berlin on, only to the recommender and without the note. An address that wants no mails gets none.',
  params: z.object({ nr: Nummer }),
  body: z.strictObject({ Am: z.nullable(Datum) }),
  answers: { 204: null },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert', 'NichtGefunden', 'Konflikt', 'Abgelaufen'],
});
