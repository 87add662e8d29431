import { type CaptchaDienst, friendlyOrigins } from '../../contract/values/dienste.ts';

/** How checks reach Friendly Captcha: its address by version and region, without a trailing slash, and the time limit of a check in ms. */
export interface FriendlyAccess {
  originOf(dienst: Pick<CaptchaDienst, 'Art' | 'Region'>): string;
  readonly limitMs: number;
}

/** A visitor waits for the check, so its time is short. */
export const FRIENDLY: FriendlyAccess = { originOf: (dienst) => friendlyOrigins(dienst)[0], limitMs: 3000 };
