import type { Caller } from '../../../calls/caller.ts';
import type { Mandant } from '../../../context.ts';
import type { Parts } from '../../../parts.ts';
import { makeKlickWriter, makeRepeatFilter, type NeuerKlick } from '../../tracking/index.ts';
import type { Link } from './click.ts';

type Use = Omit<NeuerKlick, 'empfehlungsnummer' | 'wiederholung'>;

export type Count = ReturnType<typeof makeCount>;

/** Stores clicks and visits. Detects repeats within the hour separately for each kind, so a visit counts although a click led to it. */
export function makeCount(parts: Parts) {
  const isRepeat = makeRepeatFilter(parts.random.geheimnis());
  const record = makeKlickWriter(parts.db);
  return async ({ mandant }: Mandant, { empfehlungsnummer }: Link, caller: Caller, use: Use): Promise<void> => {
    const visitor = { ip: caller.ip, userAgent: caller.header('user-agent') ?? '' };
    const wiederholung = isRepeat(`${use.art} ${mandant} ${empfehlungsnummer}`, visitor, use.zeit);
    await record(mandant, { empfehlungsnummer, wiederholung, ...use });
  };
}
