import type { InhaltEntry } from '../contract/calls/inhalt.ts';
import type { MandantKonfiguration } from '../contract/calls/mandant.ts';
import type { Bilder } from '../contract/values/bild.ts';
import type { Theme } from '../contract/values/theme.ts';
import type { Locale } from '../contract/values/wire.ts';
import type { Secrets } from './config/secrets.ts';
import type { MandantScope } from './db/scope.ts';
import type { MandantTables } from './db/tables.ts';
import type { Random } from './random.ts';

/** A tenant as loaded: its configuration, look, pictures without their content, campaigns of all times, and own texts. */
export interface Mandant {
  readonly mandant: string;
  readonly konfiguration: MandantKonfiguration;
  readonly theme: Theme;
  readonly bilder: Bilder;
  readonly aktionen: readonly Omit<MandantTables['aktion'], 'mandant'>[];
  readonly texte: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
}

/** Content of a tenant as it was good last, of each kind in its order; of another `version` after each change of it. */
export interface KeptInhalte {
  readonly version: number;
  readonly entries: readonly InhaltEntry[];
}

/**
 * What a rule works with: the tenant's transaction, its configuration and look, and the moment, randomness and secrets that rules
 * never take themselves. `wer` names who acts, for the audit log.
 */
export interface Context extends MandantScope {
  readonly konfiguration: MandantKonfiguration;
  readonly theme: Theme;
  readonly bilder: Bilder;
  readonly texte: Mandant['texte'];
  readonly inhalte: KeptInhalte;
  readonly now: Date;
  readonly wer: string;
  /** An administrator's session, which only reads. Ask `showsSecrets` before answering a secret. */
  readonly nurLesen: boolean;
  /** Nothing in this transaction causes a mail, but for the link to a recipient's reward: history that a tenant imports. */
  readonly isSilent?: true;
  readonly locale: Locale;
  readonly random: Random;
  readonly secrets: Secrets;
  /** Address under which this tenant's pages and links are reached, without a slash at the end. */
  readonly baseUrl: string;
  /** Host of its short links in this environment; null where they stand below that address. */
  readonly linkDomain: string | null;
}
