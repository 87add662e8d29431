import { type Rechnung, readRechnung, readRechnungPdf } from '../../../../contract/calls/agentur/rechnungen.ts';
import { shortDay } from '../../../../contract/values/typed-day.ts';
import { Icon } from '../../../ui/icon.tsx';
import { monatLabel } from '../../features/labels.ts';
import { Eingaenge } from '../../features/rechnungen/eingaenge.tsx';
import { Positionen } from '../../features/rechnungen/positionen.tsx';
import { RechnungBadge } from '../../features/rechnungen/rechnung-badge.tsx';
import { callAddress } from '../../shell/call.ts';
import { amount } from '../../shell/format.ts';
import { NoBreakText } from '../../shell/no-break-text.tsx';
import { Part, RowFacts, RowHead, RowSheet } from '../../shell/sheet/row-sheet.tsx';
import { SECONDARY_BUTTON } from '../../shell/styles.ts';
import type { SheetProps } from '../../shell/table/report.ts';
import { useAgentur } from '../own.ts';
import { faelligAm, guthabenText } from './faellig.ts';

/** Sheet of a document: file, sums and the cost of each order. */
export default function RechnungSheet({ nr }: SheetProps) {
  const { t, locale, call, data } = useAgentur();
  const params = { agentur: data.own.benutzer.Agenturnummer, nr };
  return (
    <RowSheet of={['rechnungen', nr]} load={async (signal) => (await call(readRechnung, { params }, { signal })).body}>
      {(rechnung) => (
        <>
          <RowHead
            title={t(`agentur.rechnung.art.${rechnung.Art}`)}
            badge={<RechnungBadge rechnung={rechnung} />}
            nummer={nr}
            facts={[monatLabel(t, rechnung.Monat), amount(rechnung.BruttoCent, locale)]}
          />
          <div>
            <a href={callAddress(data.tenant, readRechnungPdf, { params })} download={`${nr}.pdf`} className={SECONDARY_BUTTON}>
              <Icon name="download" />
              <span>
                <NoBreakText text={t('agentur.rechnung.pdf')} />
              </span>
            </a>
          </div>
          <Guthaben rechnung={rechnung} />
          <Part title={t('agentur.angaben')}>
            <Angaben rechnung={rechnung} />
          </Part>
          <Eingaenge rechnung={rechnung} />
          <Part title={t('agentur.rechnung.positionen')}>
            <Positionen positionen={rechnung.Positionen} />
          </Part>
        </>
      )}
    </RowSheet>
  );
}

function Guthaben({ rechnung }: { readonly rechnung: Rechnung }) {
  const { t, locale, today } = useAgentur();
  const text = guthabenText(t, locale, rechnung, today());
  return text && <p>{text}</p>;
}

function Angaben({ rechnung }: { readonly rechnung: Rechnung }) {
  const { t, locale } = useAgentur();
  const faellig = faelligAm(rechnung);
  return (
    <RowFacts
      facts={[
        [t('agentur.rechnung.ausgestellt'), shortDay(rechnung.AusgestelltAm, locale)],
        [t('agentur.spalte.FaelligAm'), faellig && shortDay(faellig, locale)],
        [t('agentur.rechnung.bezahlt'), rechnung.BezahltAm && shortDay(rechnung.BezahltAm, locale)],
        [t('agentur.rechnung.storniertDurch'), rechnung.StorniertDurch],
        [t('agentur.rechnung.storniert'), rechnung.Storniert],
        [t('agentur.spalte.NettoCent'), amount(rechnung.NettoCent, locale)],
        [t('agentur.rechnung.ust', { prozent: String(rechnung.UstProzent) }), amount(rechnung.UstCent, locale)],
        [t('agentur.spalte.BruttoCent'), amount(rechnung.BruttoCent, locale)],
        [t('agentur.spalte.OffenCent'), rechnung.OffenCent > 0 ? amount(rechnung.OffenCent, locale) : null],
      ]}
    />
  );
}
