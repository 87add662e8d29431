import * as z from 'zod/mini';
import { Nummer } from '../../values/wire.ts';

/** The address of a call within an agency. */
export const InAgentur = z.object({ agentur: Nummer });
/** The address of one row within an agency. */
export const NummerInAgentur = z.object({ agentur: Nummer, nr: Nummer });
/** What every call within an agency refuses: without a login, ended, without the right, another agency's. */
export const IN_AGENTUR_ERRORS = ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert', 'NichtGefunden'] as const;
