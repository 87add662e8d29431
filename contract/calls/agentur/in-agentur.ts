import * as z from 'zod/mini';
import { Nummer } from '../../values/wire.ts';

/** Path parameters of a call within an agency. */
export const InAgentur = z.object({ agentur: Nummer });
/** Path parameters of one row within an agency. */
export const NummerInAgentur = z.object({ agentur: Nummer, nr: Nummer });
/** Errors of every call within an agency: no login, ended session, missing right, row of another agency. */
export const IN_AGENTUR_ERRORS = ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert', 'NichtGefunden'] as const;
