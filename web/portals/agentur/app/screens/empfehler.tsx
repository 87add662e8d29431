import { listEmpfehler } from '../../../../../contract/calls/agentur-berichte.ts';
import { defineReport } from '../define-report.tsx';
import { EMPFEHLER } from '../reports/empfehler.ts';

export default defineReport({ bereich: 'empfehler', call: listEmpfehler, ...EMPFEHLER, choices: ['mitarbeiter'] });
