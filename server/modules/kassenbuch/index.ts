export { bookGewaehrung, bookGutschein, bookRueckforderung, bookStorno, bookUmsatzsteuer, bookVerfall, bookZahlung } from './book.ts';
export { bookGebuehr, bookPraemie, checkKredit, hasKredit, kostenCentOf, reverseKosten } from './kosten.ts';
export { listPayments, lockKonto, offenCentOf, payingAgenturOf, readOffenCent, readSalden, setBelegnummer } from './store.ts';
