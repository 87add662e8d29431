import * as z from 'zod/mini';
import { call } from '../call.ts';
import { named } from '../values/named.ts';
import { Locale, Text } from '../values/wire.ts';

export const Variable = z.object({ name: z.string(), value: z.string() }).register(named, {
  id: 'Variable',
  description: 'A fact or text of the tenant by its name, for programs that use their own wording.',
});
export type Variable = z.infer<typeof Variable>;

/** Maximum number of names in one request. */
const MAX_NAMEN = 100;

export const readVariables = call({
  name: 'readVariables',
  method: 'GET',
  path: '/content/variables',
  recht: 'Besuch',
  tag: 'Content',
  summary: "All variables of the tenant in the caller's language",
  description:
    "Lists the tenant's facts and texts by name, such as its support address, in the requested language, for programs that use their own wording. The names are `Name`, `ProgrammName`, `SupportEmail`, `MandantUrl`, `ReferralUrl`, `EmpfehlungGueltigTage`, `AuftragFristTage`, `PraemieGueltigTage`, `AuszahlungFristTage`, `WiderrufsfristTage`, `FreigabeTage`, `FreigabeAb` and `MaxPraemieWert`, as far as they are set, and the tenant's own variables. A variable that does not exist in the requested language has the fallback language. The answer may be cached for five minutes.",
  answers: { 200: z.array(Variable), 304: null },
  errors: ['NichtGefunden'],
});

export const findVariables = call({
  name: 'findVariables',
  method: 'POST',
  writes: false,
  path: '/content/variables',
  recht: 'Besuch',
  tag: 'Content',
  summary: 'Variables of the tenant by name, each once and in the order of the request; unknown names are left out',
  description:
    'Returns the variables that the body names, in their order and each once. A name that the tenant does not have is left out, so the answer can be shorter than the request. The body has up to 100 names of 100 characters, exactly as written.',
  body: z.strictObject({ Namen: z.array(Text(100)).check(z.maxLength(MAX_NAMEN)) }),
  answers: { 200: z.array(Variable) },
  errors: ['NichtGefunden'],
});

export const readLanguages = call({
  name: 'readLanguages',
  method: 'GET',
  path: '/content/getlanguages',
  recht: 'Besuch',
  tag: 'Content',
  summary: 'Languages of the tenant',
  description:
    "Lists the languages of the tenant's pages, answers and mails. Request one by `X-Accept-Language`. The answer may be cached for five minutes.",
  answers: { 200: z.array(Locale), 304: null },
  errors: ['NichtGefunden'],
});

export const readLanguageContent = call({
  name: 'readLanguageContent',
  method: 'GET',
  path: '/content/getlanguagecontent/:lang',
  recht: 'Besuch',
  tag: 'Content',
  summary: "All texts in one of the tenant's languages by key; the tenant's texts override the product's",
  description:
    "Returns all texts of one language by key: the tenant's own text if there is one, otherwise the product's. A language that the tenant does not support is not found. Placeholders stay as `{name}`. The answer may be cached for five minutes.",
  params: z.object({ lang: z.string() }),
  answers: { 200: z.record(z.string(), z.string()), 304: null },
  errors: ['NichtGefunden'],
});
