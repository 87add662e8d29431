import type { Was } from '../../contract/calls/betrieb/was.ts';
import { writeProtokolle } from '../audit/store.ts';
import type { Context } from '../context.ts';
import { type Wechsel, type WechselOfMany, writeEreignisse } from './store.ts';

/** The context that a state change needs; a command of an operator has only this. */
export type Changing = Pick<Context, 'tx' | 'mandant' | 'now' | 'wer'>;

/** The audit log entry of a change that is more than a new status. */
interface Eintrag {
  readonly was: Was;
  readonly daten?: Readonly<Record<string, unknown>>;
}

/**
 * Records a change of a state in its transaction, after the row was updated: as an event and in the audit log, so that neither is forgotten. Without `eintrag`
 * the log entry is named `auftrag.status` and so on.
 */
export const recordWechsel = (
  context: Pick<Changing, 'tx' | 'now' | 'wer'>,
  { bezug, ...wechsel }: Wechsel,
  eintrag?: Eintrag,
): Promise<void> => recordWechselOfMany(context, { ...wechsel, bezuege: [bezug] }, eintrag);

/** Records the same change of several things, as `recordWechsel` does. */
export async function recordWechselOfMany(
  context: Pick<Changing, 'tx' | 'now' | 'wer'>,
  wechsel: WechselOfMany,
  eintrag?: Eintrag,
): Promise<void> {
  const { was, vorher, nachher, grund } = wechsel;
  const betroffen = await writeEreignisse(context, wechsel);
  const status: Eintrag = {
    was: `${was.toLowerCase() as Lowercase<typeof was>}.status`,
    daten: { von: vorher, nach: nachher, ...(grund !== undefined && { grund }) },
  };
  const { was: name, daten } = eintrag ?? status;
  await writeProtokolle(context, name, betroffen, daten ?? {}, { vorher, nachher, grund });
}
