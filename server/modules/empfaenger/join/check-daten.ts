import { isYoungerThan } from '../../../../contract/rules/alter.ts';
import { requiredFields } from '../../../../contract/rules/pflichtfelder.ts';
import { parseGeburtsdatum } from '../../../../contract/values/wire.ts';
import { dayOf } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { Refusal, refuseField } from '../../../errors.ts';
import { artOf } from '../../produkt/index.ts';
import type { EmpfehlungFor } from '../reads.ts';
import type { EnteredData } from './daten.ts';

/** Refuses data that lack what the tenant asks for (`EmpfaengerPflichtfelder`). The short form asks for nothing else. */
export function checkPflichtfelder(context: Context, empfehlung: EmpfehlungFor, { telefon, completion }: EnteredData): void {
  if (!completion) return;
  const { adresse, ...person } = completion;
  const entered: Readonly<Record<string, unknown>> = {
    ...person,
    telefon,
    ...Object.fromEntries(Object.entries(adresse ?? {}).map(([name, value]) => [`adresse.${name}`, value])),
  };
  const missing = requiredFields(context.konfiguration.EmpfaengerPflichtfelder, artOf(context, empfehlung)).filter(
    (name) => !entered[name],
  );
  const fields = missing.map((name) => ({ field: `empfaengerdaten.${name}`, code: 'pflichtfeld' as const }));
  if (fields.length > 0) throw new Refusal('Validierung', { fields });
}

/** Refuses a date of birth to come, an age that the product does not take, and who says not to have the age that it asks for. Who says nothing is believed. */
export function checkAlter({ now }: Context, { daten }: EmpfehlungFor, { completion }: EnteredData): void {
  const day = completion?.geburtsdatum && parseGeburtsdatum(completion.geburtsdatum);
  if (day && day > dayOf(now)) refuseField('empfaengerdaten.geburtsdatum', 'zukunft');
  const { Mindestalter } = daten;
  if (day && typeof Mindestalter === 'number' && isYoungerThan(Mindestalter, day, dayOf(now)))
    refuseField('empfaengerdaten.geburtsdatum', 'zuJung');
  if (completion?.altersangabe === false && (daten.Young === true || typeof Mindestalter === 'number'))
    refuseField('empfaengerdaten.altersangabe', daten.Young === true ? 'alter' : 'zuJung');
}
