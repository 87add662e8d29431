import { listEigeneEmpfehler } from '../../../../contract/calls/mitarbeiter.ts';
import { EMPFEHLER } from '../../features/reports/empfehler.ts';
import { defineEigenen } from '../define-report.tsx';

export default defineEigenen('empfehler', { bereich: 'empfehler', call: listEigeneEmpfehler, ...EMPFEHLER });
