import { useQuery } from '@tanstack/react-query';
import { SELLER } from '../../../../contract/portals/seller.ts';
import type { RegistrierungStatus } from '../../../../contract/rules/registrierung.ts';
import { KLEINUNTERNEHMER_JAHR_CENT, KLEINUNTERNEHMER_VORJAHR_CENT } from '../../../../contract/rules/seller.ts';
import { shortCent } from '../../../../contract/values/cent.ts';
import { forderungShort } from '../../../../texts/forderung-sentences.ts';
import { Icon } from '../../../ui/icon.tsx';
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
import { offenQuery } from '../abrechnung/load.ts';
import { datenQuery } from '../daten/load.ts';
import type { SectionProps } from '../daten/section.ts';
import { StatusNotice } from '../daten/status-notice.tsx';
import { hasGutschriftverfahren, STATUS_BADGES } from '../labels.ts';
import { openSections } from '../missing.ts';
import { useSeller } from '../own.ts';
import { FIGURES_ID, Figures } from '../verkauf/figures.tsx';
import { produkteQuery, uebersichtQuery } from '../verkauf/load.ts';
import { MANY, Produkte } from '../verkauf/produkte.tsx';

/** What is to be done, the products to sell, the figures and who the seller is; before the approval the status of the registration. */
function Home() {
  const portal = useSeller();
  const { t, data } = portal;
  const answer = useQuery(datenQuery(portal));
  const { data: daten } = answer;
  const status = daten?.Status ?? data.own.seller.Status;
  // Loaded at the same time as the seller's data; the parts below show them.
  const { data: produkte = [] } = useQuery({ ...produkteQuery(portal), enabled: status === 'Aktiv' });
  useQuery({ ...uebersichtQuery(portal), enabled: status === 'Aktiv' || status === 'Inaktiv' });
  return (
    <Page title="seller.bereich.home" actions={status === 'Aktiv' && produkte.length > MANY && <ToFigures />}>
      {daten ? (
        <>
          <Todo daten={daten} />
          <Parts daten={daten} />
        </>
      ) : answer.isPending ? (
        <Skeleton label={t('portal.wartet')} shapes={['title', 'control', 'control', 'control', 'control', 'title', 'row', 'row']} />
      ) : (
        <LoadError error={answer.error} retry={() => void answer.refetch()} />
      )}
    </Page>
  );
}

/** Link to the figures, which stand below a long list of products on phones. */
function ToFigures() {
  const { t } = useSeller();
  return (
    <a href={`#${FIGURES_ID}`} className="inline-flex min-h-10 items-center gap-1 text-xs font-semibold text-primary lg:hidden">
      {t('seller.zahlen')}
      <Icon name="down" />
    </a>
  );
}

function Todo({ daten }: SectionProps) {
  const portal = useSeller();
  const { t, locale, data } = portal;
  const { Status: status } = daten;
  const isMissing = openSections(daten).length > 0;
  const isAgreementOpen = daten.Gutschriftverfahren !== null && !hasGutschriftverfahren(daten) && !isMissing;
  const { data: offen } = useQuery({ ...offenQuery(portal), enabled: status === 'Aktiv' || status === 'Inaktiv' });
  const { ohneRechnung: billed = null, forderungen = [] } = offen ?? {};
  const isOverUstGrenze =
    useQuery({ ...uebersichtQuery(portal), enabled: status === 'Aktiv' || status === 'Inaktiv' }).data?.UstGrenze ?? false;
  if (status === 'Aktiv' && !isMissing && !isAgreementOpen && billed === null && forderungen.length === 0 && !isOverUstGrenze) return null;
  return (
    <div className="flex max-w-160 flex-col gap-3">
      <StatusNotice daten={daten}>
        <p className="mt-3">
          <a className={isMissing ? PRIMARY_BUTTON : SECONDARY_BUTTON} href={areaAddress(SELLER, data, 'daten')}>
            {t(isMissing ? 'seller.home.ergaenzen' : 'seller.home.ansehen')}
          </a>
        </p>
      </StatusNotice>
      {isOverUstGrenze && (
        <Notice variant="warning">
          {t('seller.home.ustGrenze', {
            vorjahr: shortCent(KLEINUNTERNEHMER_VORJAHR_CENT, locale),
            jahr: shortCent(KLEINUNTERNEHMER_JAHR_CENT, locale),
          })}{' '}
          <a href={areaAddress(SELLER, data, 'daten')} className="font-semibold text-primary underline underline-offset-3">
            {t('seller.home.ustGrenze.pruefen')}
          </a>
        </Notice>
      )}
      {billed && (
        <Notice variant="warning">
          {t('seller.home.rechnung', { nummer: billed.Abrechnungsnummer })}{' '}
          <a
            href={areaAddress(SELLER, data, 'abrechnung', { zeile: billed.Abrechnungsnummer })}
            className="font-semibold text-primary underline underline-offset-3"
          >
            {t('seller.home.rechnung.ansehen')}
          </a>
        </Notice>
      )}
      {forderungen.map(({ Abrechnungsnummer: zeile, Forderung }) => (
        <Notice key={Forderung.Forderungsnummer} variant="warning">
          {`${forderungShort(t, locale, Forderung)} `}
          <a href={areaAddress(SELLER, data, 'abrechnung', { zeile })} className="font-semibold text-primary underline underline-offset-3">
            {t('seller.home.rechnung.ansehen')}
          </a>
        </Notice>
      ))}
      {isAgreementOpen && (
        <Notice>
          {t('seller.home.gutschriftOffen', { mandant: data.own.mandant.name })}{' '}
          <a href={areaAddress(SELLER, data, 'daten')} className="font-semibold text-primary underline underline-offset-3">
            {t('seller.home.zustimmen')}
          </a>
        </Notice>
      )}
    </div>
  );
}

function Parts({ daten }: SectionProps) {
  const { Status: status } = daten;
  if (status === 'Aktiv')
    return (
      <div className="grid max-w-page items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <Produkte />
        <div className="flex flex-col gap-8">
          <Figures />
          <About daten={daten} />
        </div>
      </div>
    );
  return (
    <div className="grid max-w-page items-start gap-x-10 gap-y-8 lg:grid-cols-2">
      {status === 'Inaktiv' ? <Figures /> : <Steps status={status} />}
      <About daten={daten} />
    </div>
  );
}

const STEPS = ['adresse', 'daten', 'pruefung'] as const;

/** Steps from the registration to the approval. The address is confirmed, because there is no login before. */
function Steps({ status }: { status: RegistrierungStatus }) {
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

function About({ daten }: SectionProps) {
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
