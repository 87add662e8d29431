import type { PraemierungStatus } from '../../../contract/calls/praemie/praemie.ts';

/** Every transition of a grant there is. */
export const TRANSITIONS: Readonly<Record<PraemierungStatus, readonly PraemierungStatus[]>> = {
  Offen: ['Bereitgestellt', 'Abgelaufen', 'Storniert'],
  Bereitgestellt: ['Ausgezahlt', 'Abgeholt', 'Storniert'],
  Ausgezahlt: ['Bereitgestellt'],
  Abgeholt: [],
  Storniert: [],
  Abgelaufen: [],
};

/** Nothing more happens to these by themselves. */
export const ENDED: readonly PraemierungStatus[] = ['Ausgezahlt', 'Abgeholt', 'Storniert', 'Abgelaufen'];

/** The owner has the money or the code. */
export const PAID: readonly PraemierungStatus[] = ['Ausgezahlt', 'Abgeholt'];
