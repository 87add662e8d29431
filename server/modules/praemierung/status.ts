import type { PraemierungStatus } from '../../../contract/values/status.ts';

/** All allowed transitions of a grant. */
export const TRANSITIONS: Readonly<Record<PraemierungStatus, readonly PraemierungStatus[]>> = {
  Offen: ['Bereitgestellt', 'Abgelaufen', 'Storniert'],
  Bereitgestellt: ['Ausgezahlt', 'Abgeholt', 'Storniert'],
  Ausgezahlt: ['Bereitgestellt'],
  Abgeholt: [],
  Storniert: [],
  Abgelaufen: [],
};

/** Statuses that do not change by time or by the owner any more. */
export const ENDED: readonly PraemierungStatus[] = ['Ausgezahlt', 'Abgeholt', 'Storniert', 'Abgelaufen'];

/** Statuses in which the owner has the money or the code. */
export const PAID: readonly PraemierungStatus[] = ['Ausgezahlt', 'Abgeholt'];
