import type { EmpfaengerStatus } from '../../../contract/empfehlung.ts';

/** Every transition of a recipient there is (contract section 4). */
export const TRANSITIONS: Readonly<Record<EmpfaengerStatus, readonly EmpfaengerStatus[]>> = {
  Offen: ['Ok', 'Abgelaufen', 'Storniert'],
  Ok: ['Freigegeben', 'Storniert', 'Abgelaufen'],
  Freigegeben: ['Storniert', 'Gezahlt', 'Abgelaufen'],
  Abgelaufen: ['Ok'],
  Gezahlt: [],
  Storniert: [],
};
