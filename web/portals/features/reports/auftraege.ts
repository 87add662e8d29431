import type { listAuftraege } from '../../../../contract/calls/agentur/berichte.ts';
import { AUFTRAG_LOOKS } from '../labels.ts';
import type { Shared } from './shared.ts';

/** Orders as a table. */
export const AUFTRAEGE = {
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
    Grund: { kind: 'text', isHidden: true, isUnsortable: true },
  },
  card: { title: ['Empfaenger'], beside: 'Status', facts: ['Produkt', 'WertCent', 'FreigabeAb'] },
  status: { looks: AUFTRAG_LOOKS, label: (t, status) => t(`status.auftrag.${status}`) },
  sums: ['WertCent'],
} satisfies Shared<typeof listAuftraege>;
