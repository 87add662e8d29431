import type { EigeneEmpfehlung, EigenerEmpfaenger } from '../../../contract/calls/empfehlung/empfehlungsform.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import type { PraemierungStatus } from '../../../contract/values/status.ts';
import type { Translate } from '../../../texts/texts.ts';
import { canPick } from '../../features/empfehlungen/own.ts';
import type { PageContext } from '../../shell/page.ts';

/** Stages of rewards: to be picked now, picked and on the way, received. */
const STUFEN = {
  bereit: canPick,
  unterwegs: hasStatus('Bereitgestellt'),
  erhalten: hasStatus('Ausgezahlt', 'Abgeholt'),
} as const satisfies Record<string, (empfaenger: EigenerEmpfaenger) => boolean>;

function hasStatus(...stati: readonly PraemierungStatus[]) {
  return ({ Praemierung }: EigenerEmpfaenger): boolean => Praemierung !== undefined && stati.includes(Praemierung.Status);
}

/** Sum of a recommender's rewards at one stage. */
export interface Summe {
  readonly stufe: keyof typeof STUFEN;
  readonly wert: string;
}

/** Sums of the recommender's own rewards by stage, without empty stages and without cancelled or expired rewards. */
export function summenOf(list: readonly EigeneEmpfehlung[], locale: PageContext['locale']): readonly Summe[] {
  const all = list.flatMap(({ Empfaenger }) => Empfaenger);
  return (Object.keys(STUFEN) as Summe['stufe'][]).flatMap((stufe) => {
    const cent = all.filter(STUFEN[stufe]).reduce((sum, { Praemierung }) => sum + (Praemierung?.WertCent ?? 0), 0);
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
