import type { Words } from '../../words.ts';

const SUCHE = 'Suchen Sie nach Name, Postleitzahl oder Ort.';
const BETRAG = 'Der Betrag ist die ganze Prämie. Sie kommt mit Ihrem Gehalt.';

/** Texts of tenants that pay rewards with the wages (`PraemieAlsLohn`), for every kind of product: nothing is shared or chosen. */
export const lohn: Words = {
  'home.bedingung': 'Führt Ihr Link zum Erfolg, bekommen Sie nach der Freigabe {praemie} mit Ihrem Gehalt.',
  'home.schritt1.text': 'Was passt zu Ihrem Kontakt?',
  'home.schritt3.text': 'Nach der Freigabe kommt Ihre Prämie mit Ihrem Gehalt.',
  'home.vertrauen.wann.text': 'Wir geben sie frei, sobald feststeht, dass Ihre Empfehlung Erfolg hatte. Danach kommt sie mit Ihrem Gehalt.',
  'home.produkte.text': BETRAG,
  'uebersicht.text': `Das können Sie heute empfehlen. ${BETRAG}`,
  'uebersicht.textAgenten': `So viel bringt heute eine Empfehlung. ${BETRAG}`,
  'agenten.text': `${SUCHE} ${BETRAG}`,
  'exklusiv.was.text': '{praemie} für eine Empfehlung, die zum Erfolg führt. Die Prämie kommt mit Ihrem Gehalt.',
  'exklusiv.was.ohne': 'Empfehlungen, die zum Erfolg führen. Gibt es dafür eine Prämie, kommt sie mit Ihrem Gehalt.',
  'mitarbeitende.praemie.text': 'Sie gehört ganz Ihnen und kommt mit Ihrem Gehalt.',
  'bankdaten.eigene.ohne.text': '{mandant} zahlt Prämien mit dem Gehalt aus und braucht dafür hier kein Konto von Ihnen.',
  'tipp.home': 'Ein Tipp, und Ihr Link ist da.',
};
