import type { rueckgabe as de } from '../de/rueckgabe.ts';

export const rueckgabe: Record<keyof typeof de, string> = {
  'betrieb.rueckgabe.IbanUnbekannt': 'IBAN wrong or unknown',
  'betrieb.rueckgabe.KontoAufgeloest': 'account closed',
  'betrieb.rueckgabe.KontoGesperrt': 'account blocked or changed',
  'betrieb.rueckgabe.KeinGirokonto': 'kind of payment not possible (such as a savings account)',
  'betrieb.rueckgabe.NamePasstNicht': 'name or address does not match',
  'betrieb.rueckgabe.VomEmpfaenger': 'returned by the payee',
  'betrieb.rueckgabe.OhneGrund': 'by the bank without a reason',
  'betrieb.rueckgabe.BankNichtErreichbar': 'bank cannot be reached, BIC wrong',
  'betrieb.rueckgabe.Rueckruf': 'recalled by us',
  'betrieb.rueckgabe.Verstorben': 'account holder has died',
  'betrieb.rueckgabe.Aufsicht': 'regulatory',
  'betrieb.rueckgabe.Doppelt': 'a repeat, or returned already',
  'betrieb.rueckgabe.Technisch': 'technical',

  'rueckgabe.IbanUnbekannt': 'Your bank does not know this IBAN.',
  'rueckgabe.KontoAufgeloest': 'This account no longer exists.',
  'rueckgabe.KontoGesperrt': 'Nothing can be transferred to this account at the moment.',
  'rueckgabe.KeinGirokonto': 'Please name a current account.',
  'rueckgabe.NamePasstNicht': 'Name and IBAN do not match.',
  'rueckgabe.VomEmpfaenger': 'Your bank returned the transfer.',
  'rueckgabe.OhneGrund': 'Your bank returned the transfer.',
  'rueckgabe.BankNichtErreichbar': 'This bank does not accept SEPA transfers.',
  'rueckgabe.Rueckruf': 'We called the transfer back.',
  'rueckgabe.Land': 'We transfer only to accounts in the European Economic Area.',
  'rueckgabe.KontoUnlesbar': 'Your stored bank details can no longer be read.',
};
