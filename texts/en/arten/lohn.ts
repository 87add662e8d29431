import type { Words } from '../../words.ts';

const BETRAG = 'The amount shown is the whole reward. It is paid with your salary.';

/** Texts of tenants that pay rewards with the wages (`PraemieAlsLohn`), for every kind of product: nothing is shared or chosen. */
export const lohn: Words = {
  'home.bedingung': 'If your link leads to success, you get {praemie} with your salary after the release.',
  'home.schritt1.text': 'What suits your contact?',
  'home.schritt3.text': 'After the release your reward is paid with your salary.',
  'home.vertrauen.wann.text': 'We release it once it is certain that your recommendation was successful. It is then paid with your salary.',
  'home.produkte.text': BETRAG,
  'uebersicht.text': `This is what you can recommend today. ${BETRAG}`,
  'uebersicht.textAgenten': `This is what a recommendation earns today. ${BETRAG}`,
  'agenten.text': `Search by name, postcode or town. ${BETRAG}`,
  'exklusiv.was.text': '{praemie} for a recommendation that leads to success. The reward is paid with your salary.',
  'exklusiv.was.ohne': 'Recommendations that lead to success. Where there is a reward, it is paid with your salary.',
  'mitarbeitende.praemie.text': 'All of it is yours, and it is paid with your salary.',
  'bankdaten.eigene.ohne.text': '{mandant} pays rewards with your salary and needs no account of yours here for that.',
  'tipp.home': 'One tap, and your link is there.',
};
