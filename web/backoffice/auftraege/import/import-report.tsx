import type { BetriebAuftragsbericht } from '../../../../contract/calls/betrieb/auftragsimport.ts';
import { saveFile } from '../../../portals/shell/export/save.ts';
import { formatCount } from '../../../portals/shell/format.ts';
import { SECONDARY_BUTTON } from '../../../portals/shell/styles.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useBackoffice } from '../../backoffice.ts';
import { type ImportZeile, reasonOf, reportCsv } from './import-rows.ts';

/** Refused lines that are shown; the file of the report has all. */
const SHOWN_LINES = 20;

const TAKEN = ['angelegt', 'bewegt', 'unveraendert', 'ohneEmpfehlung'] as const;

/** How many lines have which result, the first refused lines with their reasons, and all lines as a file. */
export function ImportReport({ report }: { report: BetriebAuftragsbericht }) {
  const { t, locale } = useBackoffice();
  const { Zeilen, Summe, UnbekannteSpalten, Gespeichert } = report;
  if (Zeilen.length === 0) return <p role="status">{t('betrieb.auftragsimport.leer')}</p>;
  const plural = (key: (typeof TAKEN)[number] | 'abgelehnt' | 'weitere', count: number) =>
    t.plural(`betrieb.auftragsimport.${key}`, count, { anzahl: formatCount(count, locale) });
  const taken = TAKEN.filter((one) => Summe[one] > 0);
  const refused = Zeilen.filter(({ Ergebnis }) => Ergebnis === 'abgelehnt');
  const rest = refused.length - SHOWN_LINES;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-4" role="status">
        <p className="font-semibold">{t(Gespeichert ? 'betrieb.auftragsimport.fertig' : 'betrieb.auftragsimport.probe')}</p>
        {taken.length > 0 && (
          <ul className="flex flex-col gap-1">
            {taken.map((one) => (
              <li key={one}>{plural(one, Summe[one])}</li>
            ))}
          </ul>
        )}
        {UnbekannteSpalten && (
          <p className="text-muted wrap-anywhere">{t('betrieb.auftragsimport.spalten', { spalten: UnbekannteSpalten.join(', ') })}</p>
        )}
        {refused.length > 0 && (
          <Notice variant="danger">
            <p>{plural('abgelehnt', refused.length)}</p>
            <ul className="mt-2 flex flex-col gap-1">
              {refused.slice(0, SHOWN_LINES).map((one) => (
                <li key={one.Zeile}>
                  <span className="font-semibold tabular-nums">
                    {[t('betrieb.einspielen.zeile', { zeile: one.Zeile }), one.Auftragsnummer].filter(Boolean).join(' · ')}
                  </span>{' '}
                  {reasonOf(one)}
                </li>
              ))}
            </ul>
            {rest > 0 && <p className="mt-2">{plural('weitere', rest)}</p>}
          </Notice>
        )}
      </div>
      <SaveReport report={report} />
    </div>
  );
}

const HEADINGS = ['zeile', 'nummer', 'ergebnis', 'stand', 'grund'] as const;

function SaveReport({ report }: { report: BetriebAuftragsbericht }) {
  const { t } = useBackoffice();
  const wordOf = ({ Ergebnis }: ImportZeile) => t(`betrieb.auftragsimport.wort.${Ergebnis}`);
  const save = () => {
    const csv = reportCsv(
      report,
      HEADINGS.map((one) => t(`betrieb.auftragsimport.spalte.${one}`)),
      wordOf,
    );
    saveFile(new File([csv], t('betrieb.auftragsimport.dateiname'), { type: 'text/csv' }));
  };
  return (
    <button type="button" className={`${SECONDARY_BUTTON} self-start`} onClick={save}>
      <Icon name="download" />
      {t('betrieb.auftragsimport.sichern')}
    </button>
  );
}
