export { checkBankdaten, checkOtherSide, isIban } from './check.ts';
export { dropBankdaten, maskedBankdaten, maskIban, readBankdaten, storeBankdaten } from './keep.ts';
