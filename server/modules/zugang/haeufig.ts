import { refuseField } from '../../errors.ts';
import { HAEUFIGE_PASSWOERTER } from './haeufige-passwoerter.ts';

/** Refuses one of the commonest passwords at its field, in any case and with any signs around it (`Password1!`). */
export function checkHaeufig(field: string, passwort: string): void {
  if (HAEUFIGE_PASSWOERTER.has(passwort.toLowerCase().replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '')))
    refuseField(field, 'passwortHaeufig');
}
