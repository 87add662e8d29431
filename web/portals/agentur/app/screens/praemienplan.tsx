import { listPraemienplan } from '../../../../../contract/calls/agentur-berichte.ts';
import { defineReport } from '../define-report.tsx';

export default defineReport({
  bereich: 'praemienplan',
  call: listPraemienplan,
  key: 'Id',
  columns: {
    Produkt: { kind: 'text' },
    Status: { kind: 'badge' },
    WertCent: { kind: 'cent' },
    Startdatum: { kind: 'date' },
    Enddatum: { kind: 'date' },
    AngelegtVon: { kind: 'text' },
    ProduktId: { kind: 'count', isHidden: true },
    Id: { kind: 'text', isHidden: true },
  },
  status: {
    looks: { Geplant: 'waiting', Aktiv: 'done', Beendet: 'over' },
    label: (t, status) => t(`agentur.status.plan.${status}`),
  },
  choices: ['produkt'],
});
