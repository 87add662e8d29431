import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Screen } from '../../shell/app/locate.ts';
import { useFocusReturn } from '../../shell/form/use-focus-return.ts';
import { Page } from '../../shell/page.tsx';
import { Section } from '../../shell/section.tsx';
import { Fact, Facts } from '../../shell/sheet/facts.tsx';
import { SECONDARY_BUTTON } from '../../shell/styles.ts';
import { LoadError } from '../../shell/table/state-messages.tsx';
import { AGENTUR_BADGES } from '../labels.ts';
import { mayDo, useAgentur } from '../own.ts';
import { History } from '../stammdaten/history.tsx';
import { stammdatenQuery } from '../stammdaten/load.ts';

const Worte = lazy(() => import('../stammdaten/worte.tsx'));
const StammdatenForm = lazy(() => import('../stammdaten/form.tsx'));

/** Master data of the agency, which its owner can change, with the history of changes. */
function Stammdaten() {
  const portal = useAgentur();
  const { t } = portal;
  const { mandant, benutzer } = portal.data.own;
  const answer = useQuery(stammdatenQuery(portal));
  const { data } = answer;
  const [isOpen, setOpen] = useState(false);
  const { opener, returnFocus } = useFocusReturn();
  const close = () => {
    returnFocus();
    setOpen(false);
  };
  const mayChange = mayDo(portal.data.own, 'StammdatenAendern');
  return (
    <Page title="agentur.bereich.stammdaten">
      {data ? (
        <>
          <div className="grid max-w-page gap-6 lg:grid-cols-2">
            <Section title={t('agentur.stammdaten.agentur')}>
              <Facts>
                <Fact title={t('agentur.stammdaten.Name')}>{data.Name}</Fact>
                <Fact title={t('agentur.stammdaten.Agenturnummer')}>{data.Agenturnummer}</Fact>
                <Fact title={t('agentur.stammdaten.Status')}>
                  <StatusBadge variant={AGENTUR_BADGES[data.Status]}>{t(`agentur.status.agentur.${data.Status}`)}</StatusBadge>
                </Fact>
                {data.Grund && <Fact title={t('agentur.stammdaten.Grund')}>{data.Grund}</Fact>}
              </Facts>
            </Section>
            <Section title={t('agentur.stammdaten.erreichbar')}>
              <Facts>
                <Known name="Adresse" value={addressOf(data)} />
                <Known name="Email" value={data.Email} />
                <Known name="Telefon" value={data.Telefon} />
              </Facts>
            </Section>
            <Section title={t('agentur.stammdaten.steuer')}>
              <Facts>
                <Known name="UstId" value={data.UstId} />
                <Known name="Steuernummer" value={data.Steuernummer} />
                <Known name="Kontoinhaber" value={data.Kontoinhaber} />
                <Known name="IBAN" value={data.IBAN} />
              </Facts>
              {data.IBAN && <p className="text-xs text-muted">{t('agentur.stammdaten.IBAN.text')}</p>}
            </Section>
          </div>
          {mayChange && (
            <Section title={t('agentur.stammdaten.aendern.titel')}>
              {isOpen ? (
                <Suspense fallback={<Skeleton label={t('portal.wartet')} shapes={['control', 'control', 'control']} />}>
                  <StammdatenForm known={data} close={close} />
                </Suspense>
              ) : (
                <button ref={opener} type="button" className={`${SECONDARY_BUTTON} self-start`} onClick={() => setOpen(true)}>
                  {t('agentur.stammdaten.aendern.knopf')}
                </button>
              )}
            </Section>
          )}
          {data.Status === 'Aktiv' && (
            <Suspense fallback={<Skeleton label={t('portal.wartet')} shapes={['title', 'row', 'row']} />}>
              <Worte agenturname={data.Name} mayChange={mayChange} />
            </Suspense>
          )}
          <History aenderungen={data.Aenderungen} />
          <p className="max-w-measure text-muted">
            {t('agentur.stammdaten.aendern', { mandant: mandant.name, support: mandant.support, nummer: benutzer.Agenturnummer })}
          </p>
        </>
      ) : answer.isPending ? (
        <Skeleton
          label={t('portal.wartet')}
          shapes={['title', 'row', 'row', 'row', 'title', 'row', 'row', 'row', 'title', 'row', 'row', 'row']}
        />
      ) : (
        <LoadError error={answer.error} retry={() => void answer.refetch()} />
      )}
    </Page>
  );
}

interface Address {
  readonly Strasse: string | null;
  readonly Hausnummer: string | null;
  readonly Plz: string | null;
  readonly Ort: string | null;
}

const joined = (...words: readonly (string | null)[]): string => words.filter(Boolean).join(' ');
const addressOf = ({ Strasse, Hausnummer, Plz, Ort }: Address): string =>
  [joined(Strasse, Hausnummer), joined(Plz, Ort)].filter(Boolean).join(', ');

function Known({
  name,
  value,
}: {
  name: 'Adresse' | 'Email' | 'Telefon' | 'UstId' | 'Steuernummer' | 'Kontoinhaber' | 'IBAN';
  value: string | null;
}) {
  const { t } = useAgentur();
  return (
    <Fact title={t(`agentur.stammdaten.${name}`)}>
      {value ? <span className="tabular-nums">{value}</span> : <span className="text-muted">{t('agentur.stammdaten.fehlt')}</span>}
    </Fact>
  );
}

export default { title: (t) => t('agentur.bereich.stammdaten'), View: Stammdaten } satisfies Screen;
