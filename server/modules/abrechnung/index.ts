export { sellerAbrechnungenBericht } from './berichte.ts';
export { abrechnungenQuelle, answerSellerPdf, gutschriftenQuelle } from './routes.ts';
export { billedUntil } from './store.ts';
export { objectTo } from './widerspruch.ts';
export { firstOfMonth } from './zeitraum.ts';
