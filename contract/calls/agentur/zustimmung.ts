import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { BEDINGUNG_NAMES, type Bedingung } from '../../rules/agenturbedingungen.ts';
import { named } from '../../values/named.ts';
import { OptionalText, Zeitpunkt } from '../../values/wire.ts';

export const BedingungName = z.enum(BEDINGUNG_NAMES);

/** Accepted versions by text. */
export const Zustimmungen = z
  .strictObject({ Regeln: OptionalText(64), Auftragsverarbeitung: OptionalText(64) } satisfies Record<Bedingung, unknown>)
  .register(named, {
    id: 'AgenturZustimmungen',
    description:
      'The accepted versions of the texts of the tenant for agencies: `Regeln` of the text block `agentur-regeln`, `Auftragsverarbeitung` of `agentur-av`. A version is the `Pruefsumme` of the text block (content/content-bloecke). Every text that the tenant has is required; another version than the current one is refused with `textGeaendert`.',
  });
export type Zustimmungen = z.infer<typeof Zustimmungen>;

const Agenturbedingung = z.object({ Name: BedingungName, Version: z.string(), ZugestimmtAm: z.nullable(Zeitpunkt) }).register(named, {
  id: 'Agenturbedingung',
  description: 'A text to which the agency has to agree, with its current version. `ZugestimmtAm` is null until an owner agrees.',
});

export const readAgenturzustimmung = call({
  name: 'readAgenturzustimmung',
  method: 'GET',
  path: '/agentur/zustimmung',
  recht: 'Agentur',
  tag: 'Agentur',
  summary: 'The texts to which the agency has to agree, and when it agreed',
  description:
    'Lists the current versions of the rules and of the processing agreement that the tenant has, with the moment of the agreement. While one is open, calls of the agency that write are refused with ZustimmungErforderlich; calls for the own account and calls that only read are not. The list is empty if the tenant has no such text.',
  answers: { 200: z.object({ Bedingungen: z.array(Agenturbedingung) }) },
  errors: ['LoginFirst', 'PSOF0204'],
});

export const agreeAgentur = call({
  name: 'agreeAgentur',
  method: 'POST',
  path: '/agentur/zustimmung',
  recht: 'Agentur',
  tag: 'Agentur',
  summary: 'An owner agrees to the open texts for the agency',
  description:
    'Stores the agreement to each open text, with its version, the moment and the owner. Every open text has to be sent with its current version. Texts that the agency has agreed to need not be sent, so the call can be repeated. Only owners can agree.',
  body: z.strictObject({ Zustimmungen }),
  answers: { 204: null },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert'],
  beforeConsent: true,
});
