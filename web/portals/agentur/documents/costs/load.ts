import { type Kosten, readKosten } from '../../../../../contract/calls/agentur/plan.ts';
import { readDay } from '../../../../../contract/values/typed-day.ts';
import { readGruppen } from '../../../../features/praemie/angebote.ts';
import { endedSession } from '../../../../shell/login.ts';
import type { Loaded, Problem, Visit } from '../../../../shell/visit.ts';
import type { Option, OptionGroup } from '../../../../ui/select-field.tsx';
import type { DocumentContext } from '../../../documents/context.ts';
import { agenturOf } from '../../visit.ts';
import { agenturContext } from '../declaration.ts';

export interface CostsProps extends DocumentContext {
  readonly produkte: readonly (Option | OptionGroup)[];
  /** The product and the order day that the user asked about. */
  readonly frage: { readonly produkt: string; readonly tag: string };
  /** Error of the day field. */
  readonly fehler: string | undefined;
  readonly kosten: Kosten | null;
  /** The fee remains due even if the order earns nothing. */
  readonly gebuehrBleibt: boolean;
  /** The agency is not Aktiv, so its reward plan does not apply. */
  readonly isAgenturInactive: boolean;
}

/** Loads the cost of an order for the product and day in the address; by default for the first product and today. */
export async function loadCosts(visit: Visit): Promise<Loaded<CostsProps>> {
  const gruppen = await readGruppen(visit);
  const { produkt = String(gruppen[0]?.angebote[0]?.id ?? ''), tag } = visit.query;
  const asked = produkt === '' ? NOTHING : await readOne(visit, produkt, tag ? (readDay(tag) ?? tag) : undefined);
  if ('problem' in asked) return endedSession(visit, 'AgencyCosts', asked.problem);
  const { kosten, fehler } = asked;
  return {
    props: {
      ...agenturContext(visit),
      produkte: gruppen.flatMap(optionsOf),
      frage: { produkt, tag: kosten?.Auftragsdatum ?? tag ?? '' },
      fehler,
      kosten,
      gebuehrBleibt: visit.konfiguration.GebuehrBeiStorno === 'Bleibt',
      isAgenturInactive: agenturOf(visit)?.status !== 'Aktiv',
    },
  };
}

function optionsOf({ name, angebote }: Awaited<ReturnType<typeof readGruppen>>[number]): readonly (Option | OptionGroup)[] {
  const options = angebote.map(({ id, name: label }) => ({ value: String(id), label }));
  return name === null ? options : [{ label: name, options }];
}

interface CostsInput {
  readonly kosten: Kosten | null;
  readonly fehler: string | undefined;
}

const NOTHING: CostsInput = { kosten: null, fehler: undefined };

/** Cost of one order, or the error if the day is invalid. */
async function readOne(
  visit: Visit,
  ProduktId: string,
  Auftragsdatum: string | undefined,
): Promise<CostsInput | { readonly problem: Problem }> {
  const params = { agentur: agenturOf(visit)?.agenturnummer ?? '' };
  const answered = await visit.call(readKosten, { params, query: { ProduktId, ...(Auftragsdatum !== undefined && { Auftragsdatum }) } });
  if (answered.ok) return { kosten: answered.body, fehler: undefined };
  const fehler = answered.problem.errors?.find(({ field }) => field === 'Auftragsdatum')?.message;
  return fehler === undefined ? { problem: answered.problem } : { kosten: null, fehler };
}
