import { listEigeneEmpfehler } from '../../../../contract/calls/mitarbeiter.ts';
import { EMPFEHLER } from '../../features/reports/shared.ts';
import { defineEigenen } from '../define-report.tsx';

export default defineEigenen('empfehler', 'empfehler', listEigeneEmpfehler, EMPFEHLER);
