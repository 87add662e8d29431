export { deleteBankdaten, maskedBankdaten, maskIban, readBankdaten, storeBankdaten } from './bankdaten.ts';
export { checkBankdaten, checkOtherSide, isIban, isPayable } from './check.ts';
export { fillIbanEnden, ibanEndeHash, ibanEndeOf } from './iban-ende.ts';
