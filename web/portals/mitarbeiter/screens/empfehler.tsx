import { listEigeneEmpfehler } from '../../../../contract/calls/mitarbeiter.ts';
import { EMPFEHLER } from '../../features/reports/shared.ts';
import { defineOwnReport } from '../define-report.tsx';

export default defineOwnReport('empfehler', 'empfehler', listEigeneEmpfehler, EMPFEHLER);
