import { EMPFEHLER } from '../../features/reports/shared.ts';
import { defineReport } from '../define-report.tsx';

export default defineReport('empfehler', { ...EMPFEHLER, choices: ['mitarbeiter'] });
