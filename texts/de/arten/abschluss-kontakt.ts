import type { Words } from '../../words.ts';

/** Texts for contracts, with or without a conversation first, shown to the recommended person. */
export const abschlussKontakt: Words = {
  'stand.eingegangen.titel': 'Ihr Antrag ist eingegangen',
  'stand.eingegangen.text': 'Als Nächstes prüft {mandant} den Antrag. Sie müssen nichts weiter tun.',
  'stand.bestaetigt.titel': 'Ihr Vertrag ist bestätigt',
  'stand.bestaetigt.text': 'Frühestens am {freigabe} gibt {mandant} den Vertrag frei. Sie müssen nichts weiter tun.',
  'stand.freigegeben.titel': 'Ihr Vertrag ist freigegeben',
  'stand.anderes.titel': 'Ihr Antrag ist angekommen',
  'stand.vertrag.text': 'Er wurde beendet oder zurückgezogen. Eine Prämie gibt es dafür nicht.',
  'stand.schritt.bestellung': 'Vertrag bestätigt',
  'stand.schritt.bestellt': 'Beantragt am {tag}',
  'status.auftrag.Storniert': 'Beendet',
  'status.auftrag.Widerrufen': 'Zurückgezogen',
  'angabenBestaetigen.zuSpaet.titel': 'Ihr Vertrag ist schon freigegeben',
};
