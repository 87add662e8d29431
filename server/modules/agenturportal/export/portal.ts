import type { ExportPortal } from '../../../reports/export/source.ts';
import { checkFrischesPasswort, findLogin, type RowAccess } from '../../agentur/index.ts';
import { exportBereit } from './mails.ts';
import { isSame, viewFor } from './right.ts';
import { type Exportbericht, SOURCES } from './sources.ts';

/** Exports by users of agencies. */
export const AGENTUR_EXPORT: ExportPortal<Exportbericht, RowAccess> = {
  wer: 'Agentur',
  sources: SOURCES,
  viewFor,
  isSame,
  check: checkFrischesPasswort,
  findLogin,
  nummerOf: ({ agenturnummer }) => agenturnummer,
  bereit: exportBereit,
};
