import { lazy } from 'react';
import { listEigeneEinladungen } from '../../../../contract/calls/mitarbeiter.ts';
import { EINLADUNGEN } from '../../features/reports/einladungen.ts';
import { defineEigenen, OWN_NUMBER } from '../define-report.tsx';

const EigeneEinladung = lazy(async () => ({ default: (await import('../../features/einladen/one-einladung.tsx')).OneEinladung }));

export default defineEigenen('einladungen', {
  bereich: 'einladungen',
  call: listEigeneEinladungen,
  ...EINLADUNGEN,
  columns: { ...EINLADUNGEN.columns, ...OWN_NUMBER },
  card: { ...EINLADUNGEN.card, facts: ['Art', 'ErstelltAm', 'Email'] },
  Sheet: EigeneEinladung,
});
