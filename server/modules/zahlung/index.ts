export { ZAHLUNG, ZURUECKHALTUNG } from './columns.ts';
export { type Ausgezahlt, ausgezahltOf, type EigeneZahlung, executedOf, readEigeneZahlungen } from './eigene.ts';
export { hold, holdAfterAdresse, holdForAdresse } from './halten.ts';
export { auszahlungStand } from './schritt.ts';
export {
  clearErinnerung,
  countByStatus,
  countLauf,
  deleteDateien,
  detachFromZahlungen,
  dueErinnerungen,
  dueLaeufe,
  dueZahlungen,
  findGueltige,
  findLauf,
  findZahlung,
  insertLauf,
  insertZahlungen,
  type LaufRow,
  liftAll,
  liftZurueckhaltung,
  listAllZurueckhaltungen,
  listOldDateien,
  listVorgesehene,
  listZahlungenOf,
  listZurueckhaltungen,
  lockLauf,
  lockZahlung,
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
export { dropZahlung, moveZahlung, noteStorno, redraft, stopZahlung } from './zahlung.ts';
