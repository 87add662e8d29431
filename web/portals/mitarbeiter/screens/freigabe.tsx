import { lazy } from 'react';
import { listEigeneAuftraege } from '../../../../contract/calls/mitarbeiter.ts';
import { AUFTRAEGE } from '../../features/reports/shared.ts';
import { defineOwnReport, withoutOwnNumber } from '../define-report.tsx';
import { useMitarbeiter } from '../own.ts';

const AuftragSheet = lazy(() => import('../auftrag-sheet.tsx'));

/** Columns that come first: status and release. */
const FIRST = ['Auftragsnummer', 'Status', 'FreigabeAb', 'FreigegebenAm', 'FreigegebenDurch'] as const;

/** Note on who releases orders and when; an employee cannot release. */
function WhoReleases() {
  const { t, data } = useMitarbeiter();
  const { mandant, freigabeAb, isAutomatic } = data.own;
  return (
    <p className="max-w-measure text-muted">
      {t(isAutomatic ? 'mitarbeitende.freigabe.automatisch' : 'mitarbeitende.freigabe.vonHand', { mandant, freigabeAb })}
    </p>
  );
}

/** The employee's orders, with a note on who releases them and when. */
export default defineOwnReport('freigabe', 'auftraege', listEigeneAuftraege, {
  ...AUFTRAEGE,
  ...withoutOwnNumber([...FIRST, ...AUFTRAEGE.columns], AUFTRAEGE.hidden),
  choices: ['produkt', 'kanal'],
  Note: WhoReleases,
  Sheet: AuftragSheet,
});
