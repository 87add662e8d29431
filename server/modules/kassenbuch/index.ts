export { bookGewaehrung, bookGutschein, bookRueckforderung, bookStorno, bookUmsatzsteuer, bookVerfall, bookZahlung } from './book.ts';
export { bookGebuehr, bookPraemie, checkKredit, hasKredit, kostenCentOf, takeBackKosten } from './kosten.ts';
export { listPayments, lockKonto, readOffenCent, readSalden, setBelegnummer, zahlendeOf } from './store.ts';
