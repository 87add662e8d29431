export {
  deleteBankdaten,
  kontoForBetrieb,
  maskedBankdaten,
  maskIban,
  readableBankdaten,
  readBankdaten,
  readManyBankdaten,
  storeBankdaten,
} from './bankdaten.ts';
export { checkBankdaten, checkOtherSide, isIban, isPayable } from './check.ts';
export { fillIbanEnden, ibanEndeHash, ibanEndeOf } from './iban-ende.ts';
