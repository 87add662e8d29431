import { createTexts, type Translate } from '../../../texts/texts.ts';
import type { Context } from '../../context.ts';
import type { MandantScope } from '../../db/scope.ts';
import { anzeigename } from '../empfaenger/index.ts';
import { listBenutzerNames } from './reads.ts';

/** Texts for rows of reports. */
export interface ReportTexts {
  readonly t: Translate;
  /** A person by first name and initial; without a name, the word for a deleted person. */
  person(vorname: string | null, nachname: string | null): string;
  /** The name under which an action of the tenant is shown. */
  readonly mandant: string;
}

export function reportTextsOf({ locale, texte, konfiguration }: Pick<Context, 'locale' | 'texte' | 'konfiguration'>): ReportTexts {
  const t = createTexts(locale, texte[locale]);
  return {
    t,
    person: (vorname, name) => anzeigename({ vorname: vorname || null, name }) ?? t('empfehler.geloescht'),
    mandant: konfiguration.Name,
  };
}

/** Display name of the audit log's `wer`: a user of the agency by name, the system as automatic, otherwise the tenant. */
export function actorName(
  wer: string | null,
  namen: ReadonlyMap<string, string>,
  { t, mandant }: Pick<ReportTexts, 't' | 'mandant'>,
): string {
  const name = wer?.startsWith('Agentur:') ? namen.get(wer.slice(wer.lastIndexOf(':') + 1)) : undefined;
  return name ?? (wer === 'System' ? t('agentur.durch.Automatisch') : mandant);
}

/** The names of all past and present users of an agency by id. */
export async function userNamesOf(scope: MandantScope, agenturnummer: string): Promise<ReadonlyMap<string, string>> {
  const benutzer = await listBenutzerNames(scope, agenturnummer);
  return new Map(benutzer.map((one) => [one.agentur_benutzer_id, `${one.vorname} ${one.nachname}`.trim()]));
}
