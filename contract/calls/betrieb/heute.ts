import * as z from 'zod/mini';
import { call } from '../../call.ts';
import type { BetriebRecht } from '../../rules/rechte.ts';
import { named } from '../../values/named.ts';
import { Datum } from '../../values/wire.ts';
import { ABRECHNUNGEN_FAELLIG } from './abrechnungen.ts';
import { AGENTUREN_FAELLIG } from './agenturen.ts';
import { ARBEITEN_FAELLIG } from './arbeiten.ts';
import { FAELLIG } from './auftraege.ts';
import { AUSZAHLUNGEN_FAELLIG } from './auszahlungen.ts';
import { FORDERUNGEN_FAELLIG } from './forderungen.ts';
import { GUTSCHEINE_FAELLIG } from './gutscheine.ts';
import { OWN_ERRORS } from './in-betrieb.ts';
import { KUNDENNUMMER_FAELLIG } from './kundennummern.ts';
import { MAX_COUNTED_ROWS } from './liste.ts';
import { MAILS_FAELLIG } from './mails.ts';
import { NACHBUCHUNG_FAELLIG } from './nachbuchungen.ts';
import { RECHNUNGEN_FAELLIG } from './rechnungen.ts';
import { VERKAEUFER_FAELLIG } from './verkaeufer.ts';
import { ZAHLUNGSLAEUFE_FAELLIG } from './zahlungslaeufe.ts';

interface Waiting {
  readonly recht: BetriebRecht;
  /** Rights of values that need another one. */
  readonly rechte?: Readonly<Record<string, BetriebRecht>>;
  readonly faellig: readonly string[];
}

/** Lists with rows that wait for a decision: the values of their filter `Faellig` that keep such rows, and the right to decide. */
export const WAITING = {
  auftraege: { recht: 'AuftraegeEntscheiden', faellig: FAELLIG },
  agenturen: { recht: 'AgenturenEntscheiden', faellig: AGENTUREN_FAELLIG },
  verkaeufer: { recht: 'VerkaeuferEntscheiden', rechte: { UstGrenze: 'BelegeAendern' }, faellig: VERKAEUFER_FAELLIG },
  rechnungen: { recht: 'BelegeAendern', faellig: RECHNUNGEN_FAELLIG },
  abrechnungen: { recht: 'BelegeAendern', faellig: ABRECHNUNGEN_FAELLIG },
  forderungen: { recht: 'BelegeAendern', faellig: FORDERUNGEN_FAELLIG },
  auszahlungen: { recht: 'LaeufeErstellen', faellig: AUSZAHLUNGEN_FAELLIG },
  zahlungslaeufe: { recht: 'LaeufeErstellen', rechte: { ZuFreigeben: 'LaeufeFreigeben' }, faellig: ZAHLUNGSLAEUFE_FAELLIG },
  arbeiten: { recht: 'Arbeiten', faellig: ARBEITEN_FAELLIG },
  mails: { recht: 'Mails', faellig: MAILS_FAELLIG },
  nachbuchungen: { recht: 'AnliegenEntscheiden', faellig: NACHBUCHUNG_FAELLIG },
  gutscheine: { recht: 'Gutscheine', faellig: GUTSCHEINE_FAELLIG },
  kundennummern: { recht: 'AnliegenEntscheiden', faellig: KUNDENNUMMER_FAELLIG },
} as const satisfies Record<string, Waiting>;

/** The right to decide on rows of a list that a value of its filter `Faellig` keeps. */
export function decidingRecht(liste: keyof typeof WAITING, faellig: string): BetriebRecht {
  const { recht, rechte }: Waiting = WAITING[liste];
  return rechte?.[faellig] ?? recht;
}

const Punkt = z
  .object({
    Liste: z.enum(Object.keys(WAITING) as [keyof typeof WAITING]),
    Faellig: z.string(),
    Anzahl: z.int(),
    Genau: z.boolean(),
    Aeltester: Datum,
    Was: z.string(),
  })
  .register(named, {
    id: 'Punkt',
    description: `Rows of a list that wait for a decision: the filter \`Faellig\` of \`Liste\` shows them. \`Anzahl\` is exact up to ${MAX_COUNTED_ROWS} (\`Genau\`), \`Aeltester\` the day of the oldest, \`Was\` says it in a sentence.`,
  });
export type Punkt = z.infer<typeof Punkt>;

export const readBetriebHeute = call({
  name: 'readBetriebHeute',
  method: 'GET',
  path: '/betrieb/heute',
  recht: 'Betrieb',
  tag: 'Betrieb',
  summary: 'What waits for a decision of the tenant',
  description:
    'Lists what waits for decisions that the caller may take, each as a sentence with its number and the filter that shows it; what has waited longest comes first. Nothing waits: an empty list. `Warnungen` are sentences about what is wrong and no decision settles, such as a daily proof that differs.',
  answers: { 200: z.object({ Anstehend: z.array(Punkt), Warnungen: z.array(z.string()) }) },
  // Every role of the tenant has the right.
  errors: [...OWN_ERRORS, 'NichtGefunden'],
});
