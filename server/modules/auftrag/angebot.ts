import type { Context } from '../../context.ts';
import { type Fall, geltendePraemie, readAngebot, readPraemieOf } from '../praemie/index.ts';
import * as store from './store.ts';

/** What an order earns both sides together by the offers of its day, in cents; 0 if there is none. */
export const angebotCentOf = async (context: Context, fall: Fall): Promise<number> => (await readPraemieOf(context, fall))?.wert_cent ?? 0;

/** Maximum number of orders of one run. */
const BATCH = 1_000;

/**
 * Computes the amount of orders that have none: after the status of their agency changed (`clearAngebote`), after they moved to another
 * recipient, and after an update from a version that did not store it.
 */
export async function computeAngebote(context: Context): Promise<void> {
  const orders = await store.lockWithoutAngebot(context, BATCH);
  const angebot = await readAngebot(
    context,
    orders.map(({ agenturnummer }) => agenturnummer),
  );
  const computed = orders.map(({ auftragsnummer, auftragsdatum, ...order }) => ({
    auftragsnummer,
    cent: geltendePraemie(angebot, { ...order, tag: auftragsdatum })?.wert_cent ?? 0,
  }));
  await store.setAngebote(context, computed);
}
