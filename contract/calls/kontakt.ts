import * as z from 'zod/mini';
import { call } from '../call.ts';
import { named } from '../values/named.ts';
import { Email, Line, Text } from '../values/wire.ts';
import { CaptchaErgebnis, CaptchaText } from './captcha.ts';

export const checkKontaktCaptcha = call({
  name: 'checkKontaktCaptcha',
  method: 'GET',
  path: '/kontakt',
  recht: 'Besuch',
  tag: 'Kontakt',
  summary: 'Whether a message to support needs a captcha now',
  description:
    'Says whether the next message from this network address needs a solved captcha, and returns the task. The contact form sends the solution with the message as `Captcha`, within 20 minutes.',
  query: z.object({ cmd: z.enum(['IsCaptchaRequired']) }),
  answers: { 200: CaptchaErgebnis },
  errors: [],
});

const Kontaktnachricht = z
  .strictObject({
    Anrede: z.optional(z.nullable(z.enum(['Frau', 'Herr']))),
    Name: Line(160),
    Email,
    Betreff: Line(150),
    Nachricht: Text(5000),
    Captcha: CaptchaText,
  })
  .register(named, { id: 'Kontaktnachricht' });
export type Kontaktnachricht = z.infer<typeof Kontaktnachricht>;

export const postKontakt = call({
  name: 'postKontakt',
  method: 'POST',
  path: '/kontakt',
  recht: 'Besuch',
  tag: 'Kontakt',
  summary: "Sends a message to the tenant's support and a receipt to its sender",
  description:
    "Mails the message to the tenant's support, which answers the sender, and a receipt to the sender. The message is stored encrypted until both mails are sent, and deleted two weeks later at the latest. After some messages from a network address the call requires a captcha. An address that wants no mails gets no receipt.",
  body: Kontaktnachricht,
  answers: { 202: null },
  errors: ['CaptchaRequired', 'CaptchaWrong', 'EmailUngueltig'],
  idempotent: true,
});
