import type { RechnungStatus } from '../../../contract/calls/agentur/rechnungen.ts';

/** All allowed transitions of a document: it is paid or cancelled, once. */
export const TRANSITIONS: Readonly<Record<RechnungStatus, readonly RechnungStatus[]>> = {
  Offen: ['Bezahlt', 'Storniert'],
  Bezahlt: [],
  Storniert: [],
};
