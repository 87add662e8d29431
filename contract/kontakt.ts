import * as z from 'zod/mini';
import { call } from './call.ts';
import { CaptchaErgebnis } from './captcha.ts';
import { Email, OptionalText, Text } from './values.ts';

export const checkKontaktCaptcha = call({
  name: 'checkKontaktCaptcha',
  method: 'GET',
  path: '/kontakt',
  who: ['offen'],
  tag: 'Kontakt',
  summary: 'Whether a message to support needs a captcha now',
  query: z.object({ cmd: z.enum(['IsCaptchaRequired']) }),
  answers: { 200: CaptchaErgebnis },
  errors: [],
});

const Kontaktnachricht = z.strictObject({
  Anrede: z.optional(z.nullable(z.enum(['Frau', 'Herr']))),
  Name: Text(160),
  Email,
  Betreff: Text(150),
  Nachricht: Text(5000),
  Captcha: OptionalText(5000),
});
export type Kontaktnachricht = z.infer<typeof Kontaktnachricht>;

export const postKontakt = call({
  name: 'postKontakt',
  method: 'POST',
  path: '/kontakt',
  who: ['offen'],
  tag: 'Kontakt',
  summary: "Sends a message to the tenant's support, and its sender a receipt",
  body: Kontaktnachricht,
  answers: { 202: null },
  errors: ['CaptchaRequired', 'CaptchaWrong', 'EmailUngueltig'],
  idempotent: true,
});
