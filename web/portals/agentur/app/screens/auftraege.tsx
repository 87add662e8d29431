import { lazy } from 'react';
import { listAuftraege } from '../../../../../contract/calls/agentur-berichte.ts';
import { defineReport } from '../define-report.tsx';
import { freigabeBulk } from '../freigabe-bulk.tsx';
import { AUFTRAG_LOOKS } from '../labels.ts';

const AuftragSheet = lazy(() => import('../auftrag-sheet.tsx'));

export default defineReport({
  bereich: 'auftraege',
  call: listAuftraege,
  key: 'Auftragsnummer',
  columns: {
    Auftragsnummer: { kind: 'text' },
    Auftragsdatum: { kind: 'date' },
    Status: { kind: 'badge' },
    FreigabeAb: { kind: 'date' },
    WertCent: { kind: 'cent' },
    Produkt: { kind: 'text' },
    Empfehler: { kind: 'text' },
    Empfaenger: { kind: 'text' },
    Mitarbeiternummer: { kind: 'text' },
    FreigegebenAm: { kind: 'moment', isHidden: true },
    FreigegebenDurch: { kind: 'text', isHidden: true },
    Empfehlungsnummer: { kind: 'text', isHidden: true },
    Grund: { kind: 'text', isHidden: true },
  },
  status: {
    looks: AUFTRAG_LOOKS,
    label: (t, status) => t(`status.auftrag.${status}`),
  },
  choices: ['produkt', 'mitarbeiter', 'kanal'],
  sums: ['WertCent'],
  Sheet: AuftragSheet,
  bulk: freigabeBulk,
});
