import type { InstallationScope } from '../../../calls/installation.ts';
import { insertEintrag } from './store.ts';

/** What happened to a person of the back office, as in the audit log of the installation. */
type Was =
  | 'anmeldung'
  | 'anmeldung.fehlgeschlagen'
  | 'abmeldung'
  | 'bestaetigung'
  | 'einladung'
  | 'beitritt'
  | 'passwort.gesetzt'
  | 'passwort.geaendert'
  | 'faktor.an'
  | 'faktor.aus'
  | 'faktor.erholungscode'
  | 'faktor.zurueckgesetzt'
  | 'sitzung.beendet'
  | 'gesperrt'
  | 'entsperrt'
  | 'beendet';

/** Writes an entry about a person into the audit log of the installation, in the transaction of the change. No free text and no secret. */
export const log = (
  scope: InstallationScope,
  was: Was,
  benutzerId: string,
  daten: Readonly<Record<string, string | number | boolean>> = {},
): Promise<void> =>
  insertEintrag(scope, {
    eintrag_id: scope.random.nummer(),
    zeit: scope.now,
    wer: scope.wer,
    was,
    bezug: benutzerId,
    daten: JSON.stringify(daten),
  });
