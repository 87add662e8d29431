import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Nummer } from '../../values/wire.ts';

const Wunschcode = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.minLength(4), z.maxLength(12), z.regex(/^[A-Z0-9]*$/i))
  .register(named, {
    id: 'Wunschcode',
    description: 'A code chosen by a recommender: 4 to 12 letters and digits, in any case.',
    examples: ['ERIKA7'],
  });

export const setWunschcode = call({
  name: 'setWunschcode',
  method: 'PUT',
  path: '/empfehlung/:nr/code',
  recht: 'Bereich',
  tag: 'Empfehlung',
  summary: 'Chooses the code of an own referral once: 4 to 12 letters and digits, free in the tenant',
  description:
    "Gives an own referral a code that people remember, such as a first name with a digit. From then on it is part of the link; the former code keeps working. Code entry finds it in any spelling: any case, O for 0, I or L for 1. Two codes are the same if code entry reads them alike, such as ERIKA7, erika-7 and ER1KA7. The same code again returns 204, another code for the same referral Konflikt. A code of another referral is Konflikt (409) with `vergeben` at `Code`, but the recommender's own ended referrals release their codes. The name of another brand is refused (422): anywhere in the code if it has six letters or more, and a shorter name if it stands alone. Also refused are the tenant's own name (`eigenerName`), and offensive words and words with which addresses of the tenant begin (`nichtErlaubt`). Digits for letters and umlauts as two letters change nothing. Ordinary names that contain such a word, such as DICKMANN, can be chosen. Tenants without ModuleErstelleOfflineEmpfehlungCode return NichtAuthorisiert.",
  params: z.object({ nr: Nummer }),
  body: z.strictObject({ Code: Wunschcode }),
  answers: { 204: null },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert', 'NichtGefunden', 'Konflikt', 'Abgelaufen'],
});
