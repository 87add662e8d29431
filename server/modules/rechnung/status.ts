import type { RechnungStatus } from '../../../contract/calls/agentur/rechnungen.ts';

/** All allowed transitions of a document: it is paid or cancelled, once; only the payment of an amount in favour of its agency can come back. */
export const TRANSITIONS: Readonly<Record<RechnungStatus, readonly RechnungStatus[]>> = {
  Offen: ['Bezahlt', 'Storniert'],
  Bezahlt: ['Offen'],
  Storniert: [],
};
