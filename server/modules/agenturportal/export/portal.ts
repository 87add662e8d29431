import type { Exportportal } from '../../../reports/export/quelle.ts';
import { checkFrischesPasswort, findLogin, type Sicht } from '../../agentur/index.ts';
import { exportBereit } from './mails.ts';
import { type Exportbericht, QUELLEN } from './quellen.ts';
import { isSame, sichtFuer } from './recht.ts';

/** The exports of the people of agencies. */
export const AGENTUR_EXPORT: Exportportal<Exportbericht, Sicht> = {
  wer: 'Agentur',
  quellen: QUELLEN,
  sichtFuer,
  isSame,
  check: checkFrischesPasswort,
  findLogin,
  nummerOf: ({ agenturnummer }) => agenturnummer,
  bereit: exportBereit,
};
