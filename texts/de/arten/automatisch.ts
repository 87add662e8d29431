import type { ProduktArt } from '../../../contract/values/produktart.ts';
import type { Words } from '../../words.ts';

/** What the days of a release by itself are counted from, in the dative. Applications are not here: their words hold for both. */
const since = (day: string): Words => ({
  'landung.schritt3.text': `{tage} nach ${day}, nach Ihrer Widerrufsfrist, wird die Prämie freigegeben.`,
  'zustimmung.kurz.frist': `Freigegeben wird sie {tage} nach ${day}.`,
  'teilen.danach.praemie.text': `{tage} nach ${day} geben wir sie frei. Wer sie bekommt, erfährt es dann per E-Mail.`,
});

const contract: Words = {
  ...since('dem Abschluss'),
  'naechsterSchritt.Freigabe': 'Der Vertrag ist bestätigt. Am {fruehestens} wird er freigegeben.',
  'stand.bestaetigt.text': 'Am {freigabe} gibt {mandant} den Vertrag frei. Sie müssen nichts weiter tun.',
};

/** Texts of tenants whose orders are released by themselves (`FreigabeAutomatisch`); `{tage}` is filled in with the days of the kind. */
export const automatisch: Readonly<Record<ProduktArt, Words>> = {
  Bestellung: {
    ...since('der Bestellung'),
    'naechsterSchritt.Freigabe': 'Der Auftrag ist bestätigt. Am {fruehestens} wird er freigegeben.',
    'stand.bestaetigt.text': 'Am {freigabe} gibt {mandant} den Auftrag frei. Sie müssen nichts weiter tun.',
  },
  Vertrag: contract,
  Gespraech: contract,
  Bewerbung: {},
};
