import { useQuery } from '@tanstack/react-query';
import type { Answer } from '../../../../contract/call.ts';
import { readEigeneUebersicht } from '../../../../contract/calls/mitarbeiter.ts';
import { MITARBEITER } from '../../../../contract/portals/mitarbeiter.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { areaAddress } from '../../shell/app/areas.ts';
import type { Screen } from '../../shell/app/locate.ts';
import { COUNTS_KEY } from '../../shell/frame/counts.ts';
import { Page } from '../../shell/page.tsx';
import { SENTENCES, SentenceLine } from '../../shell/sentence-line.tsx';
import { PRIMARY_BUTTON } from '../../shell/styles.ts';
import { LoadError } from '../../shell/table/state-messages.tsx';
import { useMitarbeiter } from '../own.ts';
import { uebersichtLines } from '../uebersicht-lines.ts';

/** Figures of the employee's invitations and referrals as sentences, each linked to its rows. */
function View() {
  const { t, call, data } = useMitarbeiter();
  const answer = useQuery({
    queryKey: [COUNTS_KEY, 'uebersicht'],
    queryFn: async ({ signal }) => (await call(readEigeneUebersicht, {}, { signal })).body,
  });
  return (
    <Page title="mitarbeitende.tab.uebersicht" actions={<Invite />}>
      <p className="max-w-measure text-muted">{t('mitarbeitende.uebersicht.text', { mandant: data.own.mandant })}</p>
      {answer.isPending && <Skeleton label={t('portal.wartet')} shapes={['row', 'row']} />}
      {answer.isError && !answer.data && <LoadError error={answer.error} retry={() => void answer.refetch()} />}
      {answer.data && <Lines uebersicht={answer.data} />}
    </Page>
  );
}

function Lines({ uebersicht }: { readonly uebersicht: Answer<typeof readEigeneUebersicht>['body'] }) {
  const { t, locale, data } = useMitarbeiter();
  const lines = uebersichtLines(t, locale, uebersicht);
  if (lines.length === 0) return <p className="font-medium">{t('mitarbeitende.satz.nichts')}</p>;
  return (
    <ul className={`max-w-page ${SENTENCES}`}>
      {lines.map(({ icon, text, tab, query }) => (
        <li key={text}>
          <SentenceLine icon={icon} href={areaAddress(MITARBEITER, data, tab, query)} text={text} />
        </li>
      ))}
    </ul>
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
