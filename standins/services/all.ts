import { captchaStandIn } from './captcha.ts';
import type { StandIn } from './stand-in.ts';

/** What stand-ins need from the demo. */
export interface Surroundings {
  /** Folder in which they may keep files. */
  readonly directory: string;
}

/** The stand-ins of the demo. */
export const allStandIns = (_: Surroundings): readonly StandIn[] => [captchaStandIn()];
