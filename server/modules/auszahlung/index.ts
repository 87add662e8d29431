export { auszahlungenListe, auszahlungenWaiting } from './auszahlungen.ts';
export { abweichungenIn, type Pruefung, prove } from './beweis.ts';
export { zahlungslaeufeListe, zahlungslaeufeWaiting } from './laeufe.ts';
export { noteSteller } from './steller.ts';
export { countAbweichungen } from './tagespruefung.sql.ts';
export { pruefungWarnung } from './tagespruefung.ts';
