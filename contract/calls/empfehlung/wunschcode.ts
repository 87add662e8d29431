import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Nummer } from '../../values/wire.ts';

const Wunschcode = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.minLength(4), z.maxLength(12), z.regex(/^[A-Z0-9]*$/i))
  .register(named, {
    id: 'Wunschcode',
    description: 'A code chosen by a recommender: 4 to 12 letters and figures, in any case.',
    examples: ['ERIKA7'],
  });

export const setWunschcode = call({
  name: 'setWunschcode',
  method: 'PUT',
  path: '/empfehlung/:nr/code',
  recht: 'Bereich',
  tag: 'Empfehlung',
  summary: 'Chooses the code of an own referral once: 4 to 12 letters and figures, free in the tenant',
  description:
    "Gives an own referral a code that people remember, such as a first name with a figure. It stands in the link from then on; what was shared with the code of before leads on as ever. It is found however it is typed: any case, O for 0, I or L for 1. A code of another referral is 409, the name of another brand 422. Two codes are the same if code entry reads them alike, such as ERIKA7, erika-7 and ER1KA7. The same code again is 204, another one for the same referral Konflikt; a code of another referral is Konflikt with `vergeben` at `Code`, but the recommender's own ended referrals give theirs up. The name of another brand is refused anywhere in the code if it has six letters or more, and a shorter one where it stands alone. Tenants without ModuleErstelleOfflineEmpfehlungCode answer NichtAuthorisiert.",
  params: z.object({ nr: Nummer }),
  body: z.strictObject({ Code: Wunschcode }),
  answers: { 204: null },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert', 'NichtGefunden', 'Konflikt', 'Abgelaufen'],
});
