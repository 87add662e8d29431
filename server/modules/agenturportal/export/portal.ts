import type { ExportPortal } from '../../../reports/export/source.ts';
import { checkRecentPasswort, findLogin, type RowAccess } from '../../agentur/index.ts';
import { exportBereit } from './mails.ts';
import { exportAccessFor, isSameAccess } from './right.ts';
import { type Exportbericht, SOURCES } from './sources.ts';

/** Exports by users of agencies. */
export const AGENTUR_EXPORT: ExportPortal<Exportbericht, RowAccess> = {
  wer: 'Agentur',
  sources: SOURCES,
  exportAccessFor: exportAccessFor,
  isSameAccess: isSameAccess,
  check: checkRecentPasswort,
  findLogin,
  nummerOf: ({ agenturnummer }) => agenturnummer,
  bereit: exportBereit,
};
