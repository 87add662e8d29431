import * as z from 'zod/mini';
import { named } from '../values/named.ts';
import { OptionalText } from '../values/wire.ts';

/** Purpose of a captcha; a solution is valid for this purpose only. */
export type CaptchaZweck = 'Empfehlung' | 'Kontakt' | 'Einladung' | 'Agentur' | 'Seller';

/** A task of ALTCHA (proof of work, version 2): find the counter whose derived key starts with the prefix. */
export const Challenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    data: z.object({ Ablauf: z.string() }),
  }),
  signature: z.string(),
});
export type Challenge = z.infer<typeof Challenge>;

export const CaptchaErgebnis = z
  .object({
    CaptchaRequired: z.boolean(),
    Art: z.optional(z.enum(['altcha', 'friendly'])),
    Challenge: z.optional(Challenge),
    Sitekey: z.optional(z.string()),
    Version: z.optional(z.enum(['v1', 'v2'])),
    Region: z.optional(z.enum(['global', 'eu'])),
    Adresse: z.optional(z.string()),
  })
  .register(named, {
    id: 'CaptchaErgebnis',
    description:
      'Whether a captcha must be solved now, and its task. With `Art` `altcha`, `Captcha` is sent as the base64 of the JSON `{challenge, solution}`, as the widget and the libraries of ALTCHA create it. A task is for one tenant and purpose and can be solved until `Ablauf`, 20 minutes later. With `Art` `friendly`, `Captcha` is the value of the field that the widget of Friendly Captcha in this version and region fills for this site key, asked from `Adresse` instead of the hosts of the vendor if there is one (a path is below the address of the tenant); each solution counts once, even if the call is then refused. A missing solution is CaptchaRequired; a wrong, expired or used one is CaptchaWrong.',
  });
export type CaptchaErgebnis = z.infer<typeof CaptchaErgebnis>;

/** A solution in the body of a call. One of Friendly Captcha has no documented maximum length. */
export const CaptchaText = OptionalText(20_000);

/** A solved captcha as it is sent. */
export const CaptchaLoesung = z.object({
  challenge: Challenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});
export type CaptchaLoesung = z.infer<typeof CaptchaLoesung>;
