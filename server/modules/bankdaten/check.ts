import { isValidBIC, isValidIBAN } from 'ibantools';
import type { Bankdaten } from '../../../contract/calls/praemie/bankdaten.ts';
import { isEeaIban } from '../../../contract/values/eea.ts';
import type { Seite } from '../../../contract/values/wire.ts';
import type { Context } from '../../context.ts';
import { refuseField } from '../../errors.ts';
import { listIbanHashesOfOtherSide } from './reads.ts';

export interface CheckedBankdaten {
  readonly kontoinhaber: string;
  readonly iban: string;
  readonly bic: string | null;
  /** Keyed hash of the IBAN: equal if two sides name the same account. */
  readonly ibanHash: string;
}

/** Whether a text is an IBAN in its electronic format with valid check digits. */
export const isIban = (text: string): boolean => isValidIBAN(text);

type Rules = Pick<Context, 'konfiguration'>;

/** Why no transfer can go to an account at this tenant; null if it can. Stored accounts can be older than the rules. */
function faultOfIban({ konfiguration }: Rules, iban: string): 'iban' | 'ibanLand' | 'ibanNurDe' | null {
  if (!isValidIBAN(iban)) return 'iban';
  if (!isEeaIban(iban)) return 'ibanLand';
  return konfiguration.ModuleIBANNurDE && !iban.startsWith('DE') ? 'ibanNurDe' : null;
}

/** Whether a transfer can go to a stored account at this tenant. */
export const isPayable = (context: Rules, iban: string): boolean => faultOfIban(context, iban) === null;

/** Checks the IBAN (ISO 13616 with its check digits, of the European Economic Area) and BIC (ISO 9362); `path` is the path of the fields in the request, empty at its top level. */
export function checkBankdaten(context: Pick<Context, 'konfiguration' | 'secrets'>, given: Bankdaten, path: string): CheckedBankdaten {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  const { IBAN: iban } = given;
  const fault = faultOfIban(context, iban);
  if (fault !== null) refuseField(at('IBAN'), fault);
  const bic = given.BIC || null;
  if (bic !== null && !isValidBIC(bic)) refuseField(at('BIC'), 'bic');
  return { kontoinhaber: given.Kontoinhaber, iban, bic, ibanHash: context.secrets.pseudonym('iban', iban) };
}

/** Refuses the account of the other side of a referral: one person on both sides is self-recommendation. */
export async function checkOtherSide(
  context: Context,
  { empfaengernummer, seite }: { empfaengernummer: string; seite: Seite },
  ibanHash: string,
  field: string,
): Promise<void> {
  if (context.konfiguration.AllowSelfRecommendation) return;
  if ((await listIbanHashesOfOtherSide(context, empfaengernummer, seite)).includes(ibanHash)) refuseField(field, 'andereSeite');
}
