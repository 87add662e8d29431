import { lazy } from 'react';
import { listEigeneEinladungen } from '../../../../contract/calls/mitarbeiter.ts';
import { EINLADUNGEN } from '../../features/reports/shared.ts';
import { defineOwnReport, withoutOwnNumber } from '../define-report.tsx';

const EigeneEinladung = lazy(async () => ({ default: (await import('../../features/einladen/one-einladung.tsx')).OneEinladung }));

export default defineOwnReport('einladungen', 'einladungen', listEigeneEinladungen, {
  ...EINLADUNGEN,
  ...withoutOwnNumber(EINLADUNGEN.columns, EINLADUNGEN.hidden),
  card: { ...EINLADUNGEN.card, facts: ['Zustellung', 'Art', 'ErstelltAm', 'Email'] },
  Sheet: EigeneEinladung,
});
