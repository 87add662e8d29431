import type { Words } from '../../words.ts';

/** Texts for contracts, with or without a conversation first, shown to the recommended person. */
export const abschlussKontakt: Words = {
  'stand.eingegangen.titel': 'Your application has arrived',
  'stand.eingegangen.text': 'Next {mandant} checks the application. There is nothing more for you to do.',
  'stand.bestaetigt.titel': 'Your contract is confirmed',
  'stand.bestaetigt.text': 'On {freigabe} at the earliest, {mandant} releases the contract. There is nothing more for you to do.',
  'stand.freigegeben.titel': 'Your contract is released',
  'stand.anderes.titel': 'Your application has arrived',
  'stand.vertrag.text': 'It has ended or was taken back. There is no reward for it.',
  'stand.schritt.bestellung': 'Contract confirmed',
  'stand.schritt.bestellt': 'Applied for on {tag}',
  'status.auftrag.Storniert': 'Ended',
  'status.auftrag.Widerrufen': 'Taken back',
  'angabenBestaetigen.zuSpaet.titel': 'Your contract is released already',
};
