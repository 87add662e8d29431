export {
  bookAuszahlung,
  bookBankausgang,
  bookBankeingang,
  bookBankgebuehr,
  bookEingang,
  bookGewaehrung,
  bookGutschein,
  bookRueckforderung,
  bookRueckgabe,
  bookStorno,
  bookUmsatzsteuer,
  bookVerfall,
  bookVerrechnung,
  bookZahlung,
} from './book.ts';
export { bookGebuehr, bookPraemie, checkKredit, hasKredit, kostenCentOf, reverseKosten } from './kosten.ts';
export {
  isClaimed,
  listEingaenge,
  listPayments,
  lockKonto,
  nextReihennummer,
  offenCentOf,
  payingAgenturOf,
  readOffenCent,
  readSalden,
  setBelegnummer,
} from './store.ts';
