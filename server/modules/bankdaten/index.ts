export { checkBankdaten, checkOtherSide, isIban } from './check.ts';
export { deleteBankdaten, maskedBankdaten, maskIban, readBankdaten, storeBankdaten } from './keep.ts';
