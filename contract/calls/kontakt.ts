import * as z from 'zod/mini';
import { call } from '../call.ts';
import { named } from '../values/named.ts';
import { Email, OptionalText, Text } from '../values/wire.ts';
import { CaptchaErgebnis } from './captcha.ts';

export const checkKontaktCaptcha = call({
  name: 'checkKontaktCaptcha',
  method: 'GET',
  path: '/kontakt',
  recht: 'Besuch',
  tag: 'Kontakt',
  summary: 'Whether a message to support needs a captcha now',
  description:
    'Tells a contact form whether the next message of this network address needs a solved captcha, and gives the task. The solution goes along with the message as `Captcha`, within 20 minutes.',
  query: z.object({ cmd: z.enum(['IsCaptchaRequired']) }),
  answers: { 200: CaptchaErgebnis },
  errors: [],
});

const Kontaktnachricht = z
  .strictObject({
    Anrede: z.optional(z.nullable(z.enum(['Frau', 'Herr']))),
    Name: Text(160),
    Email,
    Betreff: Text(150),
    Nachricht: Text(5000),
    Captcha: OptionalText(5000),
  })
  .register(named, { id: 'Kontaktnachricht' });
export type Kontaktnachricht = z.infer<typeof Kontaktnachricht>;

export const postKontakt = call({
  name: 'postKontakt',
  method: 'POST',
  path: '/kontakt',
  recht: 'Besuch',
  tag: 'Kontakt',
  summary: "Sends a message to the tenant's support, and its sender a receipt",
  description:
    "Mails the message to the tenant's support, which answers to its sender, and a receipt to the sender. It is stored encrypted until both mails are sent. After some messages of a network address a captcha is asked for. The message is deleted two weeks later at the latest. An address that wants no mails gets no receipt.",
  body: Kontaktnachricht,
  answers: { 202: null },
  errors: ['CaptchaRequired', 'CaptchaWrong', 'EmailUngueltig'],
  idempotent: true,
});
