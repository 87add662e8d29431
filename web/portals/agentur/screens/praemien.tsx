import { listPraemierungen } from '../../../../contract/calls/agentur/berichte.ts';
import { defineReport } from '../define-report.tsx';
import { seiteLabel } from '../labels.ts';

export default defineReport({
  bereich: 'praemien',
  call: listPraemierungen,
  key: 'Praemierungsnummer',
  columns: {
    Praemierungsnummer: { kind: 'text' },
    Seite: { kind: 'text', label: seiteLabel },
    Status: { kind: 'badge' },
    WertCent: { kind: 'cent' },
    FreigegebenAm: { kind: 'moment' },
    AusgezahltAm: { kind: 'moment' },
    Empfehlungsnummer: { kind: 'text' },
  },
  card: { title: ['Praemierungsnummer'], beside: 'Status', facts: ['Seite', 'WertCent', 'FreigegebenAm'] },
  status: {
    looks: { Offen: 'ready', Bereitgestellt: 'running', Ausgezahlt: 'done', Abgeholt: 'done', Storniert: 'over', Abgelaufen: 'over' },
    label: (t, status) => t(`status.praemierung.${status}`),
  },
  choices: ['produkt', 'mitarbeiter', 'kanal'],
  sums: ['WertCent'],
});
