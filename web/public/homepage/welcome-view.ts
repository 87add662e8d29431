import { listEmpfehlungen } from '../../../contract/calls/empfehlung/empfehlung.ts';
import type { EigeneEmpfehlung } from '../../../contract/calls/empfehlung/empfehlungsform.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { may } from '../../../contract/rules/rechte.ts';
import { shortCent } from '../../../contract/values/cent.ts';
import { formatDay } from '../../../contract/values/days.ts';
import { newestLink, rewardsToPick } from '../../features/empfehlungen/own.ts';
import { type PageContext, pageContext } from '../../shell/page.ts';
import type { Visit } from '../../shell/visit.ts';

/** What the homepage tells a logged-in recommender: rewards to pick, and the newest link to share. */
export interface Welcome {
  readonly waiting: {
    /** Sum of all rewards that can be picked now, in its shortest form. */
    readonly wert: string;
    readonly anzahl: number;
    /** The earliest last day. */
    readonly tag: string;
    /** The reward; for several the personal area, which lists them. */
    readonly adresse: string;
  } | null;
  readonly link: { readonly produkt: string; readonly bis: string; readonly adresse: string } | null;
}

/** Reads the recommender's own referrals; null without a login, and after the session has ended. */
export async function readWelcome(visit: Visit): Promise<Welcome | null> {
  if (!may(visit.login, 'Bereich')) return null;
  const own = await visit.call(listEmpfehlungen);
  if (!own.ok) return null;
  const context = pageContext(visit);
  return { waiting: waitingOf(own.body, context), link: linkOf(own.body, context) };
}

function waitingOf(own: readonly EigeneEmpfehlung[], { paths, locale }: PageContext): Welcome['waiting'] {
  const rewards = rewardsToPick(own);
  const [first] = rewards;
  if (first === undefined) return null;
  return {
    wert: shortCent(
      rewards.reduce((sum, { Praemierung }) => sum + Praemierung.WertCent, 0),
      locale,
    ),
    anzahl: rewards.length,
    tag: formatDay(first.NaechsterSchritt.Spaetestens ?? '', locale),
    adresse:
      rewards.length === 1
        ? pageAddress(paths, 'Reward', locale, { token: first.Praemierung.Token })
        : pageAddress(paths, 'Dashboard', locale),
  };
}

function linkOf(own: readonly EigeneEmpfehlung[], { paths, locale }: PageContext): Welcome['link'] {
  const newest = newestLink(own);
  return newest === undefined
    ? null
    : {
        produkt: newest.Produkt.Name,
        bis: formatDay(newest.GueltigBis, locale),
        adresse: pageAddress(paths, 'Recommendation', locale, { empfehlungsnummer: newest.Empfehlungsnummer }),
      };
}
