import { useQuery } from '@tanstack/react-query';
import { readEigeneUebersicht } from '../../../../contract/calls/mitarbeiter.ts';
import { MITARBEITER, type Tab } from '../../../../contract/portals/mitarbeiter.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { areaAddress } from '../../shell/app/areas.ts';
import type { Screen } from '../../shell/app/locate.ts';
import { format } from '../../shell/format.ts';
import { COUNTS_KEY } from '../../shell/frame/counts.ts';
import { Page } from '../../shell/page.tsx';
import { PRIMARY_BUTTON } from '../../shell/styles.ts';
import { LoadError } from '../../shell/table/state-messages.tsx';
import { useMitarbeiter } from '../own.ts';

/** Each figure with its tab and the filter of the tab. */
const FIGURES = {
  Einladungen: { kind: 'count', tab: 'einladungen', query: {} },
  EinladungenOffen: { kind: 'count', tab: 'einladungen', query: { Status: 'Offen' } },
  Empfehler: { kind: 'count', tab: 'empfehler', query: {} },
  Interessenten: { kind: 'count', tab: 'interessenten', query: {} },
  Auftraege: { kind: 'count', tab: 'freigabe', query: {} },
  FreigegebenCent: { kind: 'cent', tab: 'freigabe', query: { Status: 'Freigegeben' } },
} as const satisfies Record<string, { kind: 'count' | 'cent'; tab: Tab; query: Readonly<Record<string, string>> }>;

/** Figures of the employee's invitations and referrals, each linked to its rows. */
function View() {
  const { t, locale, call, data } = useMitarbeiter();
  const answer = useQuery({
    queryKey: [COUNTS_KEY, 'uebersicht'],
    queryFn: async ({ signal }) => (await call(readEigeneUebersicht, {}, { signal })).body,
  });
  return (
    <Page title="mitarbeitende.tab.uebersicht" actions={<Invite />}>
      <p className="max-w-measure text-muted">{t('mitarbeitende.uebersicht.text', { mandant: data.own.mandant })}</p>
      {answer.isPending && <Skeleton label={t('portal.wartet')} shapes={['row', 'row']} />}
      {answer.isError && !answer.data && <LoadError error={answer.error} retry={() => void answer.refetch()} />}
      {answer.data && (
        <ul className="grid max-w-page grid-cols-2 gap-3 md:grid-cols-3">
          {(Object.keys(FIGURES) as (keyof typeof FIGURES)[]).map((name) => (
            <li key={name}>
              <a
                href={areaAddress(MITARBEITER, data, FIGURES[name].tab, FIGURES[name].query)}
                className="flex h-full flex-col rounded-card border border-border bg-surface px-4 py-3 no-underline transition-colors duration-150 ease-out hover:border-muted"
              >
                <span className="text-xs font-medium text-muted">{t(`mitarbeitende.zahl.${name}`)}</span>
                <span className="font-numbers text-2xl font-semibold tabular-nums">
                  {format(FIGURES[name].kind, answer.data[name], locale)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

function Invite() {
  const { t, data } = useMitarbeiter();
  return (
    <a className={PRIMARY_BUTTON} href={areaAddress(MITARBEITER, data, 'einladungsmaske')}>
      {t('agentur.einladen.weg')}
    </a>
  );
}

export default { title: (t) => t('mitarbeitende.tab.uebersicht'), View } satisfies Screen;
