import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Screen } from '../../shell/app/locate.ts';
import { Page } from '../../shell/page.tsx';
import { LoadError } from '../../shell/table/state-messages.tsx';
import { Abrechnung } from '../daten/abrechnung.tsx';
import { Adresse } from '../daten/adresse.tsx';
import { Auskunft } from '../daten/auskunft.tsx';
import { Bedingungen } from '../daten/bedingungen.tsx';
import { Gutschriftverfahren } from '../daten/gutschriftverfahren.tsx';
import { Konto } from '../daten/konto.tsx';
import { datenQuery } from '../daten/load.ts';
import { Person } from '../daten/person.tsx';
import { StatusNotice } from '../daten/status-notice.tsx';
import { Steuer } from '../daten/steuer.tsx';
import { Verlauf } from '../daten/verlauf.tsx';
import { Passwort, Sprache } from '../daten/zugang.tsx';
import { useSeller } from '../own.ts';

/** Data of the seller in sections that are saved singly, with the history of changes. */
function Daten() {
  const portal = useSeller();
  const { t } = portal;
  const answer = useQuery(datenQuery(portal));
  const { data: daten } = answer;
  return (
    <Page title="seller.bereich.daten">
      {daten ? (
        <>
          {daten.Status !== 'Aktiv' && (
            <div className="max-w-160">
              <StatusNotice daten={daten} />
            </div>
          )}
          <div className="grid max-w-page items-start gap-x-12 gap-y-10 lg:grid-cols-2">
            <Person daten={daten} />
            <Adresse daten={daten} />
            <Steuer daten={daten} />
            <Konto daten={daten} />
            <Bedingungen daten={daten} />
            <Gutschriftverfahren daten={daten} />
            <Abrechnung daten={daten} />
            <Sprache daten={daten} />
            <Passwort />
            <Auskunft />
          </div>
          <Verlauf daten={daten} />
        </>
      ) : answer.isPending ? (
        <Skeleton
          label={t('portal.wartet')}
          shapes={['card', 'title', 'control', 'control', 'control', 'title', 'control', 'control', 'title', 'control']}
        />
      ) : (
        <LoadError error={answer.error} retry={() => void answer.refetch()} />
      )}
    </Page>
  );
}

export default { title: (t) => t('seller.bereich.daten'), View: Daten } satisfies Screen;
