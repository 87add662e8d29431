import { type BetriebForderung, readBetriebForderung } from '../../../contract/calls/betrieb/forderungen.ts';
import { shortDay } from '../../../contract/values/typed-day.ts';
import { FORDERUNG_BADGES } from '../../portals/features/labels.ts';
import { Eingaenge } from '../../portals/features/rechnungen/eingaenge.tsx';
import { amount } from '../../portals/shell/format.ts';
import { Part, RowFacts, RowHead, RowSheet, RowTimeline } from '../../portals/shell/sheet/row-sheet.tsx';
import type { SheetProps } from '../../portals/shell/table/report.ts';
import { Notice } from '../../ui/notice.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useBackoffice } from '../backoffice.ts';
import { TextLink } from '../frame/text-link.tsx';
import { PATHS } from '../paths.ts';
import { hasRecht, useMandant } from '../user.ts';
import { FORDERUNG_DERIVED_BADGES, shownStatus } from './badges.ts';
import { ForderungActions } from './forderung-actions.tsx';

/** Sheet of a claim: decisions, reason, receipts, links and timeline. */
export default function ForderungSheet({ nr, onChanged }: SheetProps) {
  const { callIn } = useBackoffice();
  const { Mandant } = useMandant();
  return (
    <RowSheet
      of={[`${Mandant} forderungen`, nr]}
      load={async (signal) => (await callIn(Mandant)(readBetriebForderung, { params: { nr } }, { signal })).body}
    >
      {(forderung) => <Shown forderung={forderung} onChanged={onChanged} />}
    </RowSheet>
  );
}

interface ShownProps extends Pick<SheetProps, 'onChanged'> {
  readonly forderung: BetriebForderung;
}

function Shown({ forderung, onChanged }: ShownProps) {
  const { t, locale, today } = useBackoffice();
  const { Forderungsnummer, Partei, Bezug, Auftragsnummer, BetragCent, RestCent, GuthabenCent, Grund } = forderung;
  const status = shownStatus(forderung, today());
  return (
    <>
      <RowHead
        title={t('betrieb.forderung.titel')}
        badge={
          <StatusBadge variant={{ ...FORDERUNG_BADGES, ...FORDERUNG_DERIVED_BADGES }[status]}>
            {t(`forderung.status.${status}`)}
          </StatusBadge>
        }
        nummer={Forderungsnummer}
        facts={[t(`betrieb.forderung.partei.${Partei}`), amount(BetragCent, locale)]}
      />
      <p>
        {Partei === 'Seller'
          ? t('betrieb.forderung.korrektur', { bezug: Bezug })
          : t('betrieb.forderung.praemie', { bezug: Bezug, auftrag: Auftragsnummer ?? '' })}
      </p>
      {GuthabenCent > 0 && <Notice variant="warning">{t('betrieb.forderung.guthaben', { betrag: amount(GuthabenCent, locale) })}</Notice>}
      <ForderungActions forderung={forderung} onChanged={onChanged} />
      {Grund && <p className="whitespace-pre-line wrap-anywhere">{t('betrieb.forderung.grundWar', { grund: Grund })}</p>}
      <Part title={t('agentur.angaben')}>
        <Angaben forderung={forderung} />
      </Part>
      <Eingaenge rechnung={{ Eingaenge: forderung.Eingaenge, OffenCent: RestCent }} />
      <Part title={t('agentur.verlauf')}>
        <RowTimeline verlauf={forderung.Verlauf} />
      </Part>
    </>
  );
}

function Angaben({ forderung }: Pick<ShownProps, 'forderung'>) {
  const { t, locale } = useBackoffice();
  const { ErstelltAm, FaelligAm, BetragCent, RestCent, BeendetAm, Bezug, Rueckzahlung } = forderung;
  return (
    <>
      <RowFacts
        facts={[
          [t('betrieb.spalte.forderungen.Bezug'), Bezug],
          [t('betrieb.spalte.forderungen.ErstelltAm'), shortDay(ErstelltAm, locale)],
          [t('agentur.spalte.FaelligAm'), shortDay(FaelligAm, locale)],
          [t('betrieb.spalte.forderungen.BetragCent'), amount(BetragCent, locale)],
          [t('betrieb.spalte.forderungen.RestCent'), RestCent > 0 ? amount(RestCent, locale) : null],
          [t('betrieb.forderung.beendet'), BeendetAm && shortDay(BeendetAm, locale)],
          [t('betrieb.forderung.zurueckgezahlt'), Rueckzahlung && amount(Rueckzahlung.BetragCent, locale)],
          [t('betrieb.forderung.Zurueckgezahlt.am'), Rueckzahlung && shortDay(Rueckzahlung.Am, locale)],
          [t('betrieb.forderung.Zurueckgezahlt.referenz'), Rueckzahlung?.Referenz],
        ]}
      />
      <Links forderung={forderung} />
    </>
  );
}

/** Links to the order and person, or to the document and seller, that the person may see. */
function Links({ forderung: { Auftragsnummer, Person, Sellernummer, Bezug } }: Pick<ShownProps, 'forderung'>) {
  const { t } = useBackoffice();
  const zugang = useMandant();
  const { Mandant } = zugang;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1">
      {Auftragsnummer !== null && hasRecht(zugang, 'Listen') && (
        <TextLink to={PATHS.liste(Mandant, 'auftraege', Auftragsnummer)}>{t('betrieb.forderung.zumAuftrag')}</TextLink>
      )}
      {Person !== null && hasRecht(zugang, 'Personen') && (
        <TextLink to={PATHS.person(Mandant, Person)}>{t('betrieb.forderung.zurPerson')}</TextLink>
      )}
      {Sellernummer !== null && hasRecht(zugang, 'Verkaeufer') && (
        <>
          <TextLink to={PATHS.liste(Mandant, 'gutschriften', Bezug)}>{t('betrieb.forderung.zumBeleg', { nummer: Bezug })}</TextLink>
          <TextLink to={PATHS.liste(Mandant, 'verkaeufer', Sellernummer)}>
            {t('betrieb.forderung.zumSeller', { nummer: Sellernummer })}
          </TextLink>
        </>
      )}
    </p>
  );
}
