export { ZAHLUNG, ZURUECKHALTUNG } from './columns.ts';
export { ausgezahltOf, type EigeneZahlung, executedOf, readEigeneZahlungen } from './eigene.ts';
export { hold, holdAfterAdresse, holdForAdresse } from './halten.ts';
export { BELEG_STAND_OF, KONTO_HINDRANCE } from './konto.sql.ts';
export { auszahlungStand } from './schritt.ts';
export {
  clearErinnerung,
  countByStatus,
  countLauf,
  deleteDateien,
  detachFromZahlungen,
  dueErinnerungen,
  dueLaeufe,
  findGueltige,
  findLauf,
  findZahlung,
  hasFreigegebene,
  insertLauf,
  insertZahlungen,
  type LaufRow,
  liftAll,
  liftZurueckhaltung,
  listAllZurueckhaltungen,
  listOldDateien,
  listVorgesehene,
  listZahlungenOf,
  listZahlungsnummern,
  listZurueckhaltungen,
  lockLauf,
  lockZahlung,
  lockZahlungen,
  lockZurueckhaltung,
  moveZahlungen,
  type NewZahlung,
  setFaelligOfLauf,
  setFaelligOfStorniert,
  updateLauf,
  updateZahlung,
  type ZahlungRow,
  type ZurueckhaltungRow,
} from './store.ts';
export { dropZahlung, moveManyZahlungen, moveZahlung, noteStorno, redraft, stopZahlung } from './zahlung.ts';
