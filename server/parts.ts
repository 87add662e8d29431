import type { Logger } from 'pino';
import { LOCALES, type Locale } from '../contract/values/wire.ts';
import type { CaptchaCost } from './captcha/challenge.ts';
import type { FriendlyAccess } from './captcha/friendly-access.ts';
import type { Secrets } from './config/secrets.ts';
import type { Settings } from './config/settings.ts';
import type { BrowserAnalysis, Context, KeptInhalte, Mandant } from './context.ts';
import type { MovableClock } from './db/clock.ts';
import type { Db, MandantScope } from './db/scope.ts';
import type { MailTransport } from './mail/transport.ts';
import type { OpenidAccess } from './openid/access.ts';
import type { Outside } from './outside/outside.ts';
import type { FindPortalKeys } from './outside/portal-keys/keys.ts';
import type { Passwords } from './passwords.ts';
import type { Random } from './random.ts';

/** All tenants, in memory because every request needs one. */
export interface Mandanten {
  get(mandant: string): Mandant | undefined;
  /** The tenant behind a host name, and whether the host is its referral link domain. */
  byHost(host: string): { mandant: Mandant; art: 'seite' | 'link' } | undefined;
  all(): readonly Mandant[];
  /** Tenants whose row in the database is invalid; the others work without them. */
  leftOut(): readonly LeftOut[];
  reload(): Promise<void>;
}

export interface LeftOut {
  readonly mandant: string;
  readonly hosts: readonly string[];
  /** The fault in one line. */
  readonly fault: string;
}

/** Content of all tenants, in memory. */
export interface InhaltKeeper {
  /** The content as it holds on the day of a moment: from 00:00 in Berlin on, each text block in its wording of that day. */
  of(mandant: string, now: Date): KeptInhalte;
  /** Reloads the content of a tenant, or of all, from the own store; keeps the old content on an error. Resolves when it is read, and never rejects. */
  refresh(mandant?: string): Promise<void>;
  /** Asks the content services of a tenant, or of all, and stores what they say; keeps the last copy on an error. Resolves when it is read, and never rejects. */
  askServices(mandant?: string): Promise<void>;
}

/** The parts of the running product; tests replace clock, randomness, costs, services outside, mail transport and log. */
export interface Parts {
  readonly settings: Settings;
  readonly db: Db;
  readonly clock: MovableClock;
  readonly random: Random;
  readonly secrets: Secrets;
  readonly passwords: Passwords;
  readonly captchaCost: CaptchaCost;
  readonly friendly: FriendlyAccess;
  readonly openid: OpenidAccess;
  readonly outside: Outside;
  readonly portalKeys: FindPortalKeys;
  readonly mandanten: Mandanten;
  readonly inhalte: InhaltKeeper;
  readonly mailTransport: MailTransport;
  readonly log: Logger;
}

export interface Actor {
  /** The actor as in the audit log: `Empfehler:<id>`, `System`, `Schluessel:<name>`. */
  readonly wer: string;
  /** Whether the actor's session only reads. */
  readonly nurLesen?: boolean;
  /** The actor's browser, if the actor is a person on the tenant's pages. */
  readonly browser?: BrowserAnalysis | null;
  readonly locale?: Locale;
  /** A moment other than the clock's, for the demo's history. */
  readonly now?: Date;
}

/** The parts that a transaction of a tenant needs. */
export type ContextParts = Pick<Parts, 'db' | 'clock' | 'random' | 'secrets' | 'settings'> & { readonly inhalte: Pick<InhaltKeeper, 'of'> };

/** Runs `work` in one transaction of the tenant, with the moment, randomness and secrets that rules need. */
export function inContext<T>(parts: ContextParts, mandant: Mandant, actor: Actor, work: (context: Context) => Promise<T>): Promise<T> {
  return parts.db.inMandant(mandant.mandant, (scope) => work(contextOf(parts, mandant, actor, scope)));
}

/** The input of rules in a transaction of the tenant that is open. */
export function contextOf(parts: ContextParts, mandant: Mandant, actor: Actor, scope: MandantScope): Context {
  const now = actor.now ?? parts.clock.now();
  return {
    ...scope,
    konfiguration: mandant.konfiguration,
    theme: mandant.theme,
    bilder: mandant.bilder,
    texte: mandant.texte,
    inhalte: parts.inhalte.of(mandant.mandant, now),
    now,
    wer: actor.wer,
    browser: actor.browser ?? null,
    nurLesen: actor.nurLesen ?? false,
    locale: actor.locale ?? mandant.konfiguration.language,
    random: parts.random,
    secrets: parts.secrets,
    baseUrl: baseUrl(parts.settings, mandant),
    installationUrl: parts.settings.publicUrl === null ? baseUrl(parts.settings, mandant) : withoutSlash(parts.settings.publicUrl),
    linkDomain: mandant.konfiguration.EmpfehlungslinkDomain[parts.settings.environment],
  };
}

/** The tenant's address: its MandantUrl, otherwise PUBLIC_URL, otherwise the demo's `{tenant}.localhost`. Never a request's Host. */
export function baseUrl(settings: Settings, mandant: Mandant): string {
  const own = mandant.konfiguration.MandantUrl ?? settings.publicUrl;
  return own === null ? `http://${mandant.mandant}.localhost:${settings.port}` : withoutSlash(own);
}

const withoutSlash = (address: string): string => address.replace(/(?<!\/)\/+$/, '');

/** Finds the address of a tenant by its name, for `openOutside`. */
export const ownAddressOf =
  (settings: Settings, mandanten: Pick<Mandanten, 'get'>) =>
  (name: string): string => {
    const mandant = mandanten.get(name);
    if (!mandant) throw new Error(`no tenant ${name}`);
    return baseUrl(settings, mandant);
  };

/** The requested language if the tenant supports it. */
export function supportedLocale(mandant: Mandant, wanted: string | undefined): Locale | undefined {
  const short = wanted?.slice(0, 2).toLowerCase();
  return LOCALES.find((locale) => locale === short && mandant.konfiguration.SupportedLanguage.Sprache.includes(locale));
}
