import type { InhaltEntry } from '../contract/calls/inhalt.ts';
import type { MandantKonfiguration } from '../contract/calls/mandant.ts';
import type { Bilder } from '../contract/values/bild.ts';
import type { Theme } from '../contract/values/theme.ts';
import type { Locale } from '../contract/values/wire.ts';
import type { Secrets } from './config/secrets.ts';
import type { MandantScope } from './db/scope.ts';
import type { MandantTables } from './db/tables.ts';
import type { Random } from './random.ts';

/** What the browser behind a request says about the analysis of its visits. */
export interface BrowserAnalysis {
  /** The choice of the category Analytisch in its cookies; null if none was made. */
  readonly isAllowed: boolean | null;
  /** The visitor id of the tenant's Matomo in its cookie, 16 hexadecimal digits; null without that cookie. */
  readonly visitorId: string | null;
  /** The channel of the visit in its cookie; null without one. */
  readonly channel: string | null;
}

/** A tenant as loaded: its configuration, look, pictures without their content, all past and future campaigns, and own texts. */
export interface Mandant {
  readonly mandant: string;
  /** When its pages opened; null while it is being set up. */
  readonly liveSeit: Date | null;
  readonly konfiguration: MandantKonfiguration;
  readonly theme: Theme;
  readonly bilder: Bilder;
  readonly aktionen: readonly Omit<MandantTables['aktion'], 'mandant'>[];
  readonly texte: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
}

/** The last valid content of a tenant, in order within each kind. `version` changes with each change of the content. */
export interface KeptInhalte {
  readonly version: number;
  readonly entries: readonly InhaltEntry[];
}

/**
 * The input of a rule: the tenant's transaction, its configuration and look, and the moment, randomness and secrets, which rules never get elsewhere. `wer` is
 * the actor in the audit log.
 */
export interface Context extends MandantScope {
  readonly konfiguration: MandantKonfiguration;
  readonly theme: Theme;
  readonly bilder: Bilder;
  readonly texte: Mandant['texte'];
  readonly inhalte: KeptInhalte;
  readonly now: Date;
  readonly wer: string;
  /** The browser of the person who caused this transaction; null if a system, an agency or a sweep caused it. */
  readonly browser: BrowserAnalysis | null;
  /** An administrator's session, which only reads. Check `showsSecrets` before returning a secret. */
  readonly nurLesen: boolean;
  /** This transaction sends no mail except the link to a recipient's reward: the tenant imports past orders. */
  readonly isSilent?: true;
  readonly locale: Locale;
  readonly random: Random;
  readonly secrets: Secrets;
  /** Address of this tenant's pages and links, without a trailing slash. */
  readonly baseUrl: string;
  /** Address of the installation, which mails to people of the back office name: PUBLIC_URL, else that of this tenant. Without a trailing slash. */
  readonly installationUrl: string;
  /** Host of its short links in this environment; null if they are below `baseUrl`. */
  readonly linkDomain: string | null;
}
