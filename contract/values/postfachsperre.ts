import * as z from 'zod/mini';
import { named } from './named.ts';
import { Zeitpunkt } from './wire.ts';

/** Reasons for which a mailbox gets no mails: it does not exist, or its owner complained about one, so that mails that invite or remind end. */
export const SPERRGRUENDE = ['Unbekannt', 'Beschwerde'] as const;

/** A suppressed mailbox as the disclosure of a person shows it. `Status` is the code of the report (RFC 3463). */
export const Postfachsperre = z
  .object({ Grund: z.enum(SPERRGRUENDE), Status: z.nullable(z.string()), Seit: Zeitpunkt })
  .register(named, { id: 'Postfachsperre' });
