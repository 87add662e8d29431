import { type CaptchaOrt, friendlyAddresses } from '../../contract/values/dienste.ts';

/** How checks reach Friendly Captcha: its address without a trailing slash, or a path below the tenant's own one, and the time limit of a check in ms. */
export interface FriendlyAccess {
  addressOf(dienst: CaptchaOrt): string;
  readonly limitMs: number;
}

/** A visitor waits for the check, so its time is short. */
export const FRIENDLY: FriendlyAccess = { addressOf: (dienst) => friendlyAddresses(dienst)[0], limitMs: 3000 };
