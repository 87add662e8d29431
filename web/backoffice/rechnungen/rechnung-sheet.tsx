import type { Answer } from '../../../contract/call.ts';
import { readBetriebRechnung, readBetriebRechnungPdf } from '../../../contract/calls/betrieb/rechnungen.ts';
import { RECHNUNG_ERINNERUNG_TAGE } from '../../../contract/rules/rechnung.ts';
import { addDays } from '../../../contract/values/days.ts';
import { shortDay } from '../../../contract/values/typed-day.ts';
import { monatLabel } from '../../portals/features/labels.ts';
import { Eingaenge } from '../../portals/features/rechnungen/eingaenge.tsx';
import { Positionen } from '../../portals/features/rechnungen/positionen.tsx';
import { RechnungBadge } from '../../portals/features/rechnungen/rechnung-badge.tsx';
import { callAddress } from '../../portals/shell/call.ts';
import { amount, shortMoment } from '../../portals/shell/format.ts';
import { NoBreakText } from '../../portals/shell/no-break-text.tsx';
import { Part, RowFacts, RowHead, RowSheet, RowTimeline } from '../../portals/shell/sheet/row-sheet.tsx';
import { SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import type { SheetProps } from '../../portals/shell/table/report.ts';
import { Icon } from '../../ui/icon.tsx';
import { useBackoffice } from '../backoffice.ts';
import { TextLink } from '../frame/text-link.tsx';
import { PATHS } from '../paths.ts';
import { useMandant } from '../user.ts';
import { RechnungActions } from './rechnung-actions.tsx';

type Rechnung = Answer<typeof readBetriebRechnung>['body'];

/** Sheet of a document of an agency: decisions, file, sums, cost of each order and timeline. */
export default function RechnungSheet({ nr, onChanged }: SheetProps) {
  const { callIn } = useBackoffice();
  const { Mandant } = useMandant();
  return (
    <RowSheet
      of={[`${Mandant} rechnungen`, nr]}
      load={async (signal) => (await callIn(Mandant)(readBetriebRechnung, { params: { nr } }, { signal })).body}
    >
      {(rechnung) => <Shown rechnung={rechnung} onChanged={onChanged} />}
    </RowSheet>
  );
}

interface ShownProps extends Pick<SheetProps, 'onChanged'> {
  readonly rechnung: Rechnung;
}

function Shown({ rechnung, onChanged }: ShownProps) {
  const { t, locale, today } = useBackoffice();
  const { Art, Rechnungsnummer, Monat, BruttoCent, OffenCent, FaelligAm, Grund, Positionen: positionen, Verlauf } = rechnung;
  return (
    <>
      <RowHead
        title={t(`agentur.rechnung.art.${Art}`)}
        badge={<RechnungBadge rechnung={rechnung} />}
        nummer={Rechnungsnummer}
        facts={[monatLabel(t, Monat), amount(BruttoCent, locale)]}
      />
      <RechnungActions rechnung={rechnung} onChanged={onChanged} />
      {rechnung.Aktionen.length > 0 && rechnung.Eingaenge.length > 0 && <p className="text-muted">{t('betrieb.rechnung.teilweise')}</p>}
      {OffenCent > 0 && rechnung.ErinnertAm === null && addDays(FaelligAm, RECHNUNG_ERINNERUNG_TAGE) >= today() && (
        <p className="text-muted">{t('betrieb.rechnung.erinnerung', { tage: RECHNUNG_ERINNERUNG_TAGE })}</p>
      )}
      {OffenCent < 0 && <p>{t('betrieb.rechnung.guthaben', { betrag: amount(-OffenCent, locale), tag: shortDay(FaelligAm, locale) })}</p>}
      <Erstattung rechnung={rechnung} />
      {Grund && <p className="whitespace-pre-line wrap-anywhere">{t('betrieb.rechnung.grundWar', { grund: Grund })}</p>}
      <PdfLink rechnung={rechnung} />
      <Part title={t('agentur.angaben')}>
        <Angaben rechnung={rechnung} />
      </Part>
      <Eingaenge rechnung={rechnung} />
      <Part title={t('agentur.rechnung.positionen')}>
        <Positionen positionen={positionen} />
      </Part>
      <Part title={t('agentur.verlauf')}>
        <RowTimeline verlauf={Verlauf} />
      </Part>
    </>
  );
}

/** Where an amount in favour of the agency stands: whether a payout run takes it, and in which one it is. */
function Erstattung({ rechnung: { Stand, Laufnummer, KontoGefragtAm } }: Pick<ShownProps, 'rechnung'>) {
  const { t, locale } = useBackoffice();
  const { Mandant } = useMandant();
  const isWaiting = Stand !== null && Stand !== 'Bereit' && Stand !== 'ImLauf';
  return (
    <p className="empty:hidden">
      {Stand && (
        <>
          <span className="font-semibold">{t(`betrieb.erstattung.stand.${Stand}`)}.</span> {t(`betrieb.erstattung.sagt.${Stand}`)}{' '}
        </>
      )}
      {Laufnummer && (
        <TextLink to={PATHS.liste(Mandant, 'zahlungslaeufe', Laufnummer)}>{t('betrieb.zumLauf', { nummer: Laufnummer })}</TextLink>
      )}
      {isWaiting && KontoGefragtAm && `${t('betrieb.rechnung.kontoGefragt')}: ${shortMoment(KontoGefragtAm, locale)}.`}
    </p>
  );
}

function PdfLink({ rechnung: { Rechnungsnummer, HatPdf } }: Pick<ShownProps, 'rechnung'>) {
  const { t } = useBackoffice();
  const { Mandant } = useMandant();
  if (!HatPdf) return <p className="text-muted">{t('betrieb.rechnung.ohnePdf')}</p>;
  return (
    <div>
      <a
        href={callAddress(Mandant, readBetriebRechnungPdf, { params: { nr: Rechnungsnummer } })}
        download={`${Rechnungsnummer}.pdf`}
        className={SECONDARY_BUTTON}
      >
        <Icon name="download" />
        <span>
          <NoBreakText text={t('agentur.rechnung.pdf')} />
        </span>
      </a>
    </div>
  );
}

function Angaben({ rechnung }: Pick<ShownProps, 'rechnung'>) {
  const { t, locale } = useBackoffice();
  const { Status, AgenturName, Agenturnummer, FaelligAm, BezahltAm } = rechnung;
  const { Mandant } = useMandant();
  return (
    <>
      <RowFacts
        facts={[
          [t('betrieb.spalte.AgenturName'), [AgenturName, Agenturnummer].filter(Boolean).join(', ')],
          [t('agentur.rechnung.ausgestellt'), shortDay(rechnung.AusgestelltAm, locale)],
          [t('agentur.spalte.FaelligAm'), Status === 'Storniert' ? null : shortDay(FaelligAm, locale)],
          [t('betrieb.spalte.ErinnertAm'), rechnung.ErinnertAm && shortMoment(rechnung.ErinnertAm, locale)],
          [t('agentur.rechnung.bezahlt'), BezahltAm && shortDay(BezahltAm, locale)],
          [t('agentur.rechnung.storniertDurch'), rechnung.StorniertDurch],
          [t('agentur.rechnung.storniert'), rechnung.Storniert],
          [t('agentur.spalte.NettoCent'), amount(rechnung.NettoCent, locale)],
          [t('agentur.rechnung.ust', { prozent: String(rechnung.UstProzent) }), amount(rechnung.UstCent, locale)],
          [t('agentur.spalte.BruttoCent'), amount(rechnung.BruttoCent, locale)],
          [t('agentur.spalte.OffenCent'), Status === 'Offen' ? amount(rechnung.OffenCent, locale) : null],
        ]}
      />
      <p>
        <TextLink to={PATHS.liste(Mandant, 'agenturen', Agenturnummer)}>{t('betrieb.rechnung.zurAgentur')}</TextLink>
      </p>
    </>
  );
}
