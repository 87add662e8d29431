import type { ProduktArt } from '../../../contract/values/produktart.ts';
import type { Words } from '../../words.ts';

const since = (day: string): Words => ({
  'landung.schritt3.text': `{tage} after ${day}, when your days to withdraw are over, the reward is released.`,
  'zustimmung.kurz.frist': `It is released {tage} after ${day}.`,
  'teilen.danach.praemie.text': `We release it {tage} after ${day}. Whoever gets it then hears from us by email.`,
});

const contract: Words = {
  ...since('the contract'),
  'naechsterSchritt.Freigabe': 'The contract is confirmed. It is released on {fruehestens}.',
  'stand.bestaetigt.text': 'On {freigabe} {mandant} releases the contract. There is nothing more for you to do.',
};

/** Texts of tenants whose orders are released by themselves (`FreigabeAutomatisch`); `{tage}` is filled in with the days of the kind. */
export const automatisch: Readonly<Record<ProduktArt, Words>> = {
  Bestellung: {
    ...since('the order'),
    'naechsterSchritt.Freigabe': 'The order is confirmed. It is released on {fruehestens}.',
    'stand.bestaetigt.text': 'On {freigabe} {mandant} releases the order. There is nothing more for you to do.',
  },
  Vertrag: contract,
  Gespraech: contract,
  Bewerbung: {},
};
