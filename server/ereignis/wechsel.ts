import { writeProtokoll } from '../audit/store.ts';
import type { Context } from '../context.ts';
import { type Wechsel, writeEreignis } from './store.ts';

/** What telling of a change needs; the tenant itself may be of an operator's command. */
export type Changing = Pick<Context, 'tx' | 'mandant' | 'now' | 'wer'>;

/** How the audit log says a change that is not just another status. */
interface Eintrag {
  readonly was: string;
  readonly daten?: Readonly<Record<string, unknown>>;
}

/**
 * Tells of a change of a state in its transaction, once the row says so: as an event and in the audit log, so that neither is forgotten.
 * Without `eintrag` the log calls it `auftrag.status` and alike.
 */
export async function recordWechsel(context: Pick<Changing, 'tx' | 'now' | 'wer'>, wechsel: Wechsel, eintrag?: Eintrag): Promise<void> {
  const { was, bezug, vorher, nachher, grund } = wechsel;
  const agenturnummer = await writeEreignis(context, wechsel);
  const status = { was: `${was.toLowerCase()}.status`, daten: { von: vorher, nach: nachher, ...(grund !== undefined && { grund }) } };
  const { was: name, daten } = eintrag ?? status;
  await writeProtokoll(context, name, bezug, daten, { agenturnummer, vorher, nachher, grund });
}
