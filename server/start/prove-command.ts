import { abweichungenIn, type Pruefung, prove } from '../modules/auszahlung/index.ts';
import { inContext } from '../parts.ts';
import type { Opening } from './opened.ts';

export { openedBy } from './opened.ts';

interface Proof {
  /** A line for each check, below the name of its tenant. */
  readonly text: string;
  /** Whether a check of some tenant differs. */
  readonly differs: boolean;
}

/** Proves every tenant, as each day at four, and stores nothing. */
export const proveAll = (open: Opening): Promise<Proof> =>
  open(async (opened) => {
    const lines: string[] = [];
    let differing = 0;
    for (const mandant of opened.mandanten.all()) {
      const pruefungen = await inContext(opened, mandant, { wer: 'System' }, prove);
      differing += abweichungenIn(pruefungen).length;
      lines.push(mandant.mandant, ...pruefungen.map(lineOf));
    }
    const end = differing === 0 ? 'All checks agree.' : `Checks that differ: ${differing}`;
    return { text: [...lines, end].join('\n'), differs: differing > 0 };
  });

function lineOf({ pruefung, soll, haben }: Pruefung): string {
  const word = soll === haben ? 'ok     ' : 'DIFFERS';
  return `  ${word}  ${pruefung.padEnd(16)}  ${String(soll).padStart(14)}  ${String(haben).padStart(14)}`;
}
