import { AGENTUR } from '../../../../contract/portals/agentur.ts';
import { framedPageOf } from '../../documents/framed.tsx';
import { AGENCY_APP } from '../page.ts';

/** A document of the agencies. */
export const framedPage = framedPageOf(AGENTUR, AGENCY_APP);
