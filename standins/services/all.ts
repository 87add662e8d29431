import { analyseStandIn } from './analyse.ts';
import { anmeldungStandIn } from './anmeldung.tsx';
import { captchaStandIn } from './captcha.ts';
import { type ContentSurroundings, contentStandIn } from './inhalte/stand-in.ts';
import { kundenportalStandIn } from './kundenportal.tsx';
import type { StandIn } from './stand-in.ts';
import { tagsStandIn } from './tags.ts';

/** What stand-ins need from the demo. */
export interface Surroundings {
  readonly content: ContentSurroundings;
}

/** The stand-ins of the demo. */
export const allStandIns = ({ content }: Surroundings): readonly StandIn[] => [
  contentStandIn(content),
  captchaStandIn(),
  anmeldungStandIn(),
  kundenportalStandIn(),
  analyseStandIn,
  tagsStandIn,
];
