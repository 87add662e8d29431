export { bookGewaehrung, bookGutschein, bookRueckforderung, bookStorno, bookVerfall } from './book.ts';
export { listPayments, readSalden } from './store.ts';
