import * as z from 'zod/mini';
import { named } from './named.ts';

/** States of an order. */
export const AuftragStatus = z
  .enum(['Eingegangen', 'Bestaetigt', 'Freigegeben', 'Storniert', 'Widerrufen'])
  .register(named, { id: 'AuftragStatus', examples: ['Bestaetigt'] });
export type AuftragStatus = z.infer<typeof AuftragStatus>;

/** States of a recipient. */
export const EmpfaengerStatus = z
  .enum(['Offen', 'Ok', 'Freigegeben', 'Gezahlt', 'Abgelaufen', 'Storniert'])
  .register(named, { id: 'EmpfaengerStatus', examples: ['Ok'] });
export type EmpfaengerStatus = z.infer<typeof EmpfaengerStatus>;

/** States of a grant. */
export const PraemierungStatus = z
  .enum(['Offen', 'Bereitgestellt', 'Ausgezahlt', 'Abgeholt', 'Storniert', 'Abgelaufen'])
  .register(named, { id: 'PraemierungStatus', examples: ['Offen'] });
export type PraemierungStatus = z.infer<typeof PraemierungStatus>;
