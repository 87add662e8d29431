import * as freigabe from '../../contract/rules/freigabe.ts';
import { WIDERRUFSFRIST_TAGE } from '../../contract/values/produktart.ts';
import type { Bestellung } from './store.ts';
import type { Visit } from './visit.ts';

type Konfiguration = Visit['konfiguration'];

const artOf = ({ ProduktArt = 'Bestellung' }: Konfiguration) => ProduktArt;
const fristenOf = ({ ModuleAuftragsdatumMindestalterTage, WiderrufsfristTage }: Konfiguration): freigabe.FreigabeSettings => ({
  ModuleAuftragsdatumMindestalterTage,
  WiderrufsfristTage: { ...WIDERRUFSFRIST_TAGE, ...WiderrufsfristTage },
});

/** Days from an order to its first possible release. */
export const releaseDays = (konfiguration: Konfiguration): number =>
  freigabe.daysUntilFreigabe(fristenOf(konfiguration), artOf(konfiguration));

/** The first day on which an order can be released. */
export const releaseDay = (konfiguration: Konfiguration, { Auftragsdatum, FristBeginn }: Bestellung): string =>
  freigabe.firstFreigabetag(FristBeginn ?? Auftragsdatum, artOf(konfiguration), fristenOf(konfiguration));
