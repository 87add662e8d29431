import { useQuery } from '@tanstack/react-query';
import type { SellerDaten } from '../../../../contract/calls/seller/daten.ts';
import { SELLER } from '../../../../contract/portals/seller.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { type Step, StepList } from '../../../ui/step-list.tsx';
import { areaAddress } from '../../shell/app/areas.ts';
import type { Screen } from '../../shell/app/locate.ts';
import { Page } from '../../shell/page.tsx';
import { Section } from '../../shell/section.tsx';
import { Fact, Facts } from '../../shell/sheet/facts.tsx';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../shell/styles.ts';
import { LoadError } from '../../shell/table/state-messages.tsx';
import { datenQuery } from '../daten/load.ts';
import { StatusNotice } from '../daten/status-notice.tsx';
import { hasGutschriftverfahren, STATUS_BADGES } from '../labels.ts';
import { openSections } from '../missing.ts';
import { useSeller } from '../own.ts';

/** Status of the registration with the next step, and who the seller is. */
function Home() {
  const portal = useSeller();
  const { t, data } = portal;
  const answer = useQuery(datenQuery(portal));
  const { data: daten } = answer;
  const isWaiting = answer.isPending;
  return (
    <Page title="seller.bereich.home">
      {daten ? (
        <>
          <div className="max-w-160">
            <StatusNotice daten={daten}>
              <p className="mt-3">
                <a className={openSections(daten).length > 0 ? PRIMARY_BUTTON : SECONDARY_BUTTON} href={areaAddress(SELLER, data, 'daten')}>
                  {t(openSections(daten).length > 0 ? 'seller.home.ergaenzen' : 'seller.home.ansehen')}
                </a>
              </p>
            </StatusNotice>
          </div>
          {daten.Gutschriftverfahren && !hasGutschriftverfahren(daten) && openSections(daten).length === 0 && <AgreementOpen />}
          <div className="grid max-w-page items-start gap-x-10 gap-y-8 lg:grid-cols-2">
            {daten.Status !== 'Aktiv' && daten.Status !== 'Inaktiv' && <Steps status={daten.Status} />}
            <About daten={daten} />
          </div>
        </>
      ) : isWaiting ? (
        <Skeleton label={t('portal.wartet')} shapes={['card', 'title', 'row', 'row', 'row', 'row']} />
      ) : (
        <LoadError error={answer.error} retry={() => void answer.refetch()} />
      )}
    </Page>
  );
}

/** Says what follows from a missing agreement to credit notes. */
function AgreementOpen() {
  const { t, data } = useSeller();
  return (
    <div className="max-w-160">
      <Notice>{t('seller.home.gutschriftOffen', { mandant: data.own.mandant.name })}</Notice>
    </div>
  );
}

const STEPS = ['adresse', 'daten', 'pruefung'] as const;

/** Steps from the registration to the approval. The address is confirmed, because there is no login before. */
function Steps({ status }: { status: SellerDaten['Status'] }) {
  const { t, data } = useSeller();
  const now = STEPS.indexOf(status === 'WartetAufFreigabe' ? 'pruefung' : 'daten');
  const steps = STEPS.map((step, index): Step => {
    const state = index < now ? 'done' : index === now ? 'now' : 'later';
    return {
      title: t(`seller.weg.${step}`, { mandant: data.own.mandant.name }),
      state,
      spoken: state === 'later' ? undefined : t(`seller.weg.stand.${state}`),
    };
  });
  return (
    <Section title={t('seller.weg.titel')}>
      <StepList steps={steps} />
    </Section>
  );
}

function About({ daten }: { daten: SellerDaten }) {
  const { t } = useSeller();
  const { Vorname, Nachname, Firma, Email, Sellernummer, Status, AbrechnungMonate } = daten;
  return (
    <Section title={t('seller.home.ueberSie')}>
      <Facts>
        <Fact title={t('seller.feld.Sellernummer')}>
          <span className="tabular-nums">{Sellernummer}</span>
        </Fact>
        {Firma && <Fact title={t('seller.feld.Firma')}>{Firma}</Fact>}
        <Fact title={t('seller.home.name')}>{`${Vorname} ${Nachname}`}</Fact>
        <Fact title={t('seller.feld.Email')}>{Email}</Fact>
        <Fact title={t('seller.home.status')}>
          <StatusBadge variant={STATUS_BADGES[Status]}>{t(`seller.status.${Status}`)}</StatusBadge>
        </Fact>
        <Fact title={t('seller.daten.abrechnung')}>{t(`seller.monate.${String(AbrechnungMonate) as '1' | '2' | '3'}`)}</Fact>
        {daten.Gutschriftverfahren && (
          <Fact title={t('seller.daten.gutschrift')}>
            {t(hasGutschriftverfahren(daten) ? 'seller.gutschrift.an' : 'seller.gutschrift.aus')}
          </Fact>
        )}
      </Facts>
    </Section>
  );
}

export default { title: (t) => t('seller.bereich.home'), View: Home } satisfies Screen;
