export { auszahlungenListe, auszahlungenWaiting } from './auszahlungen.ts';
export { zahlungslaeufeListe, zahlungslaeufeWaiting } from './laeufe.ts';
