import * as z from 'zod/mini';
import { call } from '../call.ts';
import { AGENTUR_STATUS } from '../rules/rollen.ts';
import { named } from '../values/named.ts';
import { Nummer } from '../values/wire.ts';

export const readStammdaten = call({
  name: 'readStammdaten',
  method: 'GET',
  path: '/agentur/stammdaten/:agentur',
  recht: 'Stammdaten',
  tag: 'Agentur',
  summary: 'Master data of an agency; of the IBAN the first and last four characters',
  description: 'Name, address, tax numbers and state of the agency. The whole IBAN is never shown again.',
  params: z.object({ agentur: Nummer }),
  answers: {
    200: z
      .object({
        Agenturnummer: z.string(),
        Name: z.string(),
        Status: z.enum(AGENTUR_STATUS),
        Grund: z.nullable(z.string()),
        Email: z.nullable(z.string()),
        Telefon: z.nullable(z.string()),
        Strasse: z.nullable(z.string()),
        Hausnummer: z.nullable(z.string()),
        Plz: z.nullable(z.string()),
        Ort: z.nullable(z.string()),
        UstId: z.nullable(z.string()),
        Steuernummer: z.nullable(z.string()),
        IBAN: z.nullable(z.string()),
      })
      .register(named, { id: 'Stammdaten', description: 'What an agency says of itself, as its tenant knows it.' }),
  },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert', 'NichtGefunden'],
});
