import { isYoungerThan } from '../../../../contract/rules/alter.ts';
import { requiredFields } from '../../../../contract/rules/pflichtfelder.ts';
import { parseGeburtsdatum } from '../../../../contract/values/wire.ts';
import { dayOf } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { Refusal, refuseField } from '../../../errors.ts';
import { artOf } from '../../produkt/index.ts';
import type { EmpfehlungFor } from '../reads.ts';
import type { EnteredData } from './daten.ts';

/** Refuses data that lacks a field which the tenant requires (`EmpfaengerPflichtfelder`). The short form does not ask for these fields. */
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

/** Refuses a future date of birth, an age below that of the product, and a person who denies the required age. Missing answers are accepted. */
export function checkAlter({ now }: Context, { daten }: EmpfehlungFor, { completion }: EnteredData): void {
  const day = completion?.geburtsdatum && parseGeburtsdatum(completion.geburtsdatum);
  if (day && day > dayOf(now)) refuseField('empfaengerdaten.geburtsdatum', 'zukunft');
  const { Mindestalter } = daten;
  if (day && typeof Mindestalter === 'number' && isYoungerThan(Mindestalter, day, dayOf(now)))
    refuseField('empfaengerdaten.geburtsdatum', 'zuJung');
  if (completion?.altersangabe === false && (daten.Young === true || typeof Mindestalter === 'number'))
    refuseField('empfaengerdaten.altersangabe', daten.Young === true ? 'alter' : 'zuJung');
}
