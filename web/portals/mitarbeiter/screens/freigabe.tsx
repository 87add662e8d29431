import { lazy } from 'react';
import { listEigeneAuftraege } from '../../../../contract/calls/mitarbeiter.ts';
import { AUFTRAEGE } from '../../features/reports/auftraege.ts';
import { defineEigenen, OWN_NUMBER } from '../define-report.tsx';
import { WhoReleases } from '../who-releases.tsx';

const AuftragSheet = lazy(() => import('../auftrag-sheet.tsx'));

const { Auftragsnummer, Status, FreigabeAb } = AUFTRAEGE.columns;
const RELEASED = { FreigegebenAm: { kind: 'moment' }, FreigegebenDurch: { kind: 'text' } } as const;
/** How it stands, and who releases it when, before all else. */
const FIRST = { Auftragsnummer, Status, FreigabeAb, ...RELEASED };

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
