import { listEmpfehler } from '../../../../contract/calls/agentur/berichte.ts';
import { EMPFEHLER } from '../../features/reports/empfehler.ts';
import { defineReport } from '../define-report.tsx';

export default defineReport({ bereich: 'empfehler', call: listEmpfehler, ...EMPFEHLER, choices: ['mitarbeiter'] });
