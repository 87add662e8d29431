import type { EigeneEmpfehlung } from '../../../contract/calls/empfehlung/empfehlungsform.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import type { PraemierungStatus } from '../../../contract/values/status.ts';
import type { Translate } from '../../../texts/texts.ts';
import type { PageContext } from '../../shell/page.ts';

/** Stages of rewards by status: to be picked, picked and on the way, received. */
const STUFEN = {
  bereit: ['Offen'],
  unterwegs: ['Bereitgestellt'],
  erhalten: ['Ausgezahlt', 'Abgeholt'],
} as const satisfies Record<string, readonly PraemierungStatus[]>;

/** Sum of a recommender's rewards at one stage. */
export interface Summe {
  readonly stufe: keyof typeof STUFEN;
  readonly wert: string;
}

/** Sums of the recommender's own rewards by stage, without empty stages and without cancelled or expired rewards. */
export function summenOf(list: readonly EigeneEmpfehlung[], locale: PageContext['locale']): readonly Summe[] {
  const all = list.flatMap(({ Empfaenger }) => Empfaenger.flatMap(({ Praemierung }) => Praemierung ?? []));
  return (Object.keys(STUFEN) as Summe['stufe'][]).flatMap((stufe) => {
    const stati: readonly PraemierungStatus[] = STUFEN[stufe];
    const cent = all.filter(({ Status }) => stati.includes(Status)).reduce((sum, { WertCent }) => sum + WertCent, 0);
    return cent === 0 ? [] : [{ stufe, wert: shortCent(cent, locale) }];
  });
}

/** Sums of all rewards so far, above the list of referrals. */
export const Summen = ({ t, summen }: { readonly t: Translate; readonly summen: readonly Summe[] }) =>
  summen.length === 0 ? null : (
    <dl className="flex flex-wrap gap-x-8 gap-y-4 md:gap-x-12">
      {summen.map(({ stufe, wert }) => (
        <div key={stufe} className="flex flex-col">
          <dt className="text-xs text-muted">{t(`bereich.summe.${stufe}`)}</dt>
          <dd className="font-numbers text-xl leading-tight font-bold tabular-nums">{wert}</dd>
        </div>
      ))}
    </dl>
  );
