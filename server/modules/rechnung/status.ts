import type { RechnungStatus } from '../../../contract/calls/agentur/rechnungen.ts';

/** Every transition of a document there is: it is paid or cancelled, once. */
export const TRANSITIONS: Readonly<Record<RechnungStatus, readonly RechnungStatus[]>> = {
  Offen: ['Bezahlt', 'Storniert'],
  Bezahlt: [],
  Storniert: [],
};
