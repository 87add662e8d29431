import type { LaufStatus } from '../../../contract/rules/zahlung.ts';
import { createTexts } from '../../../texts/texts.ts';
import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { Refusal, refuse } from '../../errors.ts';
import { type LaufRow, lockLauf, updateLauf } from '../zahlung/index.ts';
import { actorOf } from './recht.ts';

/** All allowed transitions of a run (backoffice.md section A). */
const TRANSITIONS: Readonly<Record<LaufStatus, readonly LaufStatus[]>> = {
  Entwurf: ['Geprueft', 'Verworfen'],
  Geprueft: ['Entwurf', 'Freigegeben', 'Verworfen'],
  Freigegeben: ['Uebergeben', 'Zurueckgezogen'],
  Uebergeben: ['Ausgefuehrt', 'Zurueckgezogen'],
  Ausgefuehrt: [],
  Verworfen: [],
  Zurueckgezogen: [],
};

export const lockLaufOrRefuse = async (context: Context, laufnummer: string): Promise<LaufRow> =>
  (await lockLauf(context, laufnummer)) ?? refuse('NichtGefunden');

/** Refuses with Konflikt, which says where the run stands. */
export function refuseStatus(context: Context, { status }: Pick<LaufRow, 'status'>): never {
  const t = createTexts(context.locale, context.texte[context.locale]);
  throw new Refusal('Konflikt', {
    text: 'betrieb.zahlungslauf.falscherStand',
    values: { status: t(`betrieb.zahlungslauf.status.${status}`) },
  });
}

type Change = Omit<Parameters<typeof updateLauf>[2], 'status'>;

/** Moves a locked run, with its audit entry. Refuses with Konflikt where it does not go there. */
export async function moveLauf(
  context: Context,
  lauf: LaufRow,
  nachher: LaufStatus,
  change: Change = {},
  daten: object = {},
): Promise<void> {
  if (!TRANSITIONS[lauf.status].includes(nachher)) refuseStatus(context, lauf);
  await updateLauf(context, lauf.laufnummer, { ...change, status: nachher });
  await writeProtokoll(context, 'zahlungslauf.status', lauf.laufnummer, { ...daten }, { vorher: lauf.status, nachher });
}

/** Those who had a part in a run, with the acting person. */
export const withBeteiligte = (context: Context, { beteiligte }: Pick<LaufRow, 'beteiligte'>): string[] => [
  ...new Set([...beteiligte, actorOf(context)]),
];
