export { listUntakeableGuthaben, lockGuthaben } from './auszahlung.sql.ts';
export { askSellerForKonto, lockProvisionsbeleg, payProvision, reopenProvision } from './auszahlung.ts';
export { abrechnungenWaiting, sellerAbrechnungenBericht, sellerAbrechnungOf } from './berichte.ts';
export { rechnungIn, replaceRechnung } from './rechnung.ts';
export { abrechnungenQuelle, answerSellerPdf, gutschriftenQuelle } from './routes.ts';
export { billedUntil } from './store.ts';
export { objectTo } from './widerspruch.ts';
export { firstOfMonth } from './zeitraum.ts';
