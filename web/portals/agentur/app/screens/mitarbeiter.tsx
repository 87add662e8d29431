import { listMitarbeiter } from '../../../../../contract/calls/agentur-berichte.ts';
import { defineReport } from '../define-report.tsx';
import { rolleLabel } from '../labels.ts';

export default defineReport({
  bereich: 'mitarbeiter',
  call: listMitarbeiter,
  key: 'Email',
  columns: {
    Nachname: { kind: 'text' },
    Vorname: { kind: 'text' },
    Mitarbeiternummer: { kind: 'text' },
    Status: { kind: 'badge' },
    Rollen: { kind: 'text', label: rolleLabel },
    Email: { kind: 'text' },
    LetzteAnmeldung: { kind: 'moment' },
  },
  status: {
    looks: { Eingeladen: 'waiting', Aktiv: 'done', Deaktiviert: 'over' },
    label: (t, status) => t(`agentur.status.mitarbeiter.${status}`),
  },
});
