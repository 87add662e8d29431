import { listMitarbeiter } from '../../../../contract/calls/agentur/berichte.ts';
import { defineReport } from '../define-report.tsx';
import { MITARBEITER_LOOKS, rolleLabel } from '../labels.ts';
import { NewStaff } from '../mitarbeiter/new-staff.tsx';
import MitarbeiterSheet from '../mitarbeiter/sheet.tsx';

/** Report of the staff, with a button to invite a person. */
export default defineReport({
  bereich: 'mitarbeiter',
  call: listMitarbeiter,
  key: (row) => row.Mitarbeiternummer ?? row.Email,
  columns: {
    Nachname: { kind: 'text' },
    Vorname: { kind: 'text' },
    Mitarbeiternummer: { kind: 'text' },
    Status: { kind: 'badge' },
    Rollen: { kind: 'text', label: rolleLabel },
    Email: { kind: 'text' },
    LetzteAnmeldung: { kind: 'moment' },
  },
  card: { title: ['Vorname', 'Nachname'], beside: 'Status', facts: ['Rollen', 'Mitarbeiternummer'] },
  status: {
    looks: MITARBEITER_LOOKS,
    label: (t, status) => t(`agentur.status.mitarbeiter.${status}`),
  },
  New: NewStaff,
  Sheet: MitarbeiterSheet,
});
