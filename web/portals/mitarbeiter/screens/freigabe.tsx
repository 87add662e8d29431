import { lazy } from 'react';
import { listEigeneAuftraege } from '../../../../contract/calls/mitarbeiter.ts';
import { AUFTRAEGE } from '../../features/reports/auftraege.ts';
import { defineEigenen, OWN_NUMBER } from '../define-report.tsx';
import { useMitarbeiter } from '../own.ts';

const AuftragSheet = lazy(() => import('../auftrag-sheet.tsx'));

const { Auftragsnummer, Status, FreigabeAb } = AUFTRAEGE.columns;
const RELEASED = { FreigegebenAm: { kind: 'moment' }, FreigegebenDurch: { kind: 'text' } } as const;
/** Columns that come first: status and release. */
const FIRST = { Auftragsnummer, Status, FreigabeAb, ...RELEASED };

/** Who releases orders, and when: never an employee. */
function WhoReleases() {
  const { t, data } = useMitarbeiter();
  const { mandant, freigabeAb, istAutomatisch } = data.own;
  return (
    <p className="max-w-measure text-muted">
      {t(istAutomatisch ? 'mitarbeitende.freigabe.automatisch' : 'mitarbeitende.freigabe.vonHand', { mandant, freigabeAb })}
    </p>
  );
}

/** The own orders, with who releases them and when. */
export default defineEigenen('freigabe', {
  bereich: 'auftraege',
  call: listEigeneAuftraege,
  ...AUFTRAEGE,
  columns: { ...FIRST, ...AUFTRAEGE.columns, ...OWN_NUMBER, ...RELEASED },
  choices: ['produkt', 'kanal'],
  Note: WhoReleases,
  Sheet: AuftragSheet,
});
