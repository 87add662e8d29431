import * as z from 'zod/mini';
import { named } from '../values/named.ts';

/** Purpose of a captcha; a solution is valid for this purpose only. */
export type CaptchaZweck = 'Empfehlung' | 'Kontakt' | 'Einladung' | 'Agentur';

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
  })
  .register(named, {
    id: 'CaptchaErgebnis',
    description:
      'Whether a captcha must be solved now, and its task. `Captcha` is sent as the base64 of the JSON `{challenge, solution}`, as the widget and the libraries of ALTCHA create it. `Art` is `altcha`. A task is for one tenant and purpose and can be solved until `Ablauf`, 20 minutes later. A missing solution is CaptchaRequired; a wrong, expired or used one is CaptchaWrong.',
  });
export type CaptchaErgebnis = z.infer<typeof CaptchaErgebnis>;

/** A solved captcha as it is sent. */
export const CaptchaLoesung = z.object({
  challenge: Challenge,
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});
export type CaptchaLoesung = z.infer<typeof CaptchaLoesung>;
