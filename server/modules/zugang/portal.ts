import type { Was } from '../../../contract/calls/betrieb/was.ts';
import type { Context, Mandant } from '../../context.ts';
import type { Parts } from '../../parts.ts';

/** The parts of a transaction that the rules need, with a tenant or without. */
export type RuleContext = Pick<Context, 'now' | 'random' | 'secrets'>;

/** A call with a password or a code. `inContext` opens a transaction of the portal. */
export interface PortalRequest<Scope, Body = unknown> {
  readonly parts: Parts;
  /** Null without a tenant; the default limits apply then. */
  readonly mandant: Mandant | null;
  readonly caller: { readonly ip: string };
  readonly input: { readonly body: Body };
  inContext<T>(work: (scope: Scope) => Promise<T>): Promise<T>;
}

/** A stored account that can log in. */
interface Konto {
  readonly email: string;
  readonly email_schluessel: string;
  /** Null before the first password. */
  readonly passwort_hash: string | null;
}

/** A portal with passwords: its accounts and where they are stored. `Scope` is its transaction. */
export interface PasswortPortal<Scope> {
  /** Key for counting wrong passwords, so that those at one portal do not block the same address at another. */
  readonly name: string;
  find(scope: Scope, id: string): Promise<Konto | undefined>;
  /**
   * Replaces the password hash `old` by `next` and ends all sessions except the one of `token`. Returns false if the password was changed in
   * the meantime.
   */
  changePasswort(
    scope: Scope,
    owner: { readonly id: string; readonly token: string },
    hashes: { readonly old: string; readonly next: string },
  ): Promise<boolean>;
}

/** A second factor as stored: the secret encrypted, the recovery codes as hashes. */
export interface Zweitfaktor {
  readonly geheimnis: string;
  /** Null until the first code confirms the secret. */
  readonly bestaetigt_am: Date | null;
  /** The last time step (RFC 6238) whose code was used. */
  readonly letzter_schritt: number;
  readonly erholungscodes: string[];
}

/** What happens to a second factor, as the audit log names it. */
type Faktorwas = Extract<Was, `zweitfaktor.${string}`>;

/** The second factors of a portal: where they are stored, what secrets are bound to, and its audit log. `Scope` is its transaction. */
export interface Faktoren<Scope extends RuleContext> {
  /** The ids of the factors of an account, by which all other functions find them. An account with one factor at most has its own id. */
  idsOf(scope: Scope, accountId: string): Promise<readonly string[]>;
  find(scope: Scope, id: string): Promise<Zweitfaktor | undefined>;
  /** The same row, locked until the transaction ends, so that a code counts only once. */
  lock(scope: Scope, id: string): Promise<Zweitfaktor | undefined>;
  /** Stores an unconfirmed secret, replacing another unconfirmed one. Returns false if a confirmed one exists. */
  offer(scope: Scope, id: string, geheimnis: string): Promise<boolean>;
  update(scope: Scope, id: string, change: Partial<Zweitfaktor>): Promise<void>;
  remove(scope: Scope, id: string): Promise<void>;
  /** The ids that a stored secret is bound to, so that it cannot be used in another row. */
  boundTo(scope: Scope, id: string): readonly string[];
  /** The name under which an authenticator shows the account. */
  issuer(scope: Scope): string;
  log(scope: Scope, was: Faktorwas, id: string, change: { readonly vorher: string; readonly nachher: string }): Promise<void>;
}

/** The first factor of a login. */
export type Weg = 'Passwort' | 'Anmeldedienst';

/** A portal into which people log in by a password. `Benutzer` is what the call answers after a login. */
export interface PasswortLoginPortal<Scope extends RuleContext, Benutzer> extends PasswortPortal<Scope> {
  /** The account of an address, if it can log in now. An unknown address takes as many statements as a known one. */
  findByEmail(scope: Scope, email: string): Promise<{ readonly id: string; readonly passwort_hash: string | null } | undefined>;
  /** Locks the account until the transaction ends. Throws PasswortOderEmailFalsch if the password was changed in the meantime. */
  checkUnchanged(scope: Scope, id: string, passwortHash: string | null): Promise<void>;
  /**
   * Records a login with a wrong password or code in the audit log. An unknown address (null) takes as many statements and names nobody.
   */
  recordFailure(scope: Scope, id: string | null): Promise<void>;
  /** Opens the session of an account whose login is complete. */
  enter(scope: Scope, id: string, weg: Weg): Promise<Benutzer>;
}

/** The same, whose login can need a second factor. */
export interface LoginPortal<Scope extends RuleContext, Benutzer> extends PasswortLoginPortal<Scope, Benutzer> {
  readonly faktoren: Faktoren<Scope>;
  /** Stores a login that waits for its second factor. Returns the token of that step. */
  startMfa(scope: Scope, id: string, weg: Weg): Promise<string>;
  /** The waiting login of a token. Throws NichtGefunden, Abgelaufen, TokenBereitsVerwendet. */
  findMfa(scope: Scope, token: string): Promise<{ readonly id: string; readonly weg: Weg }>;
  /** Uses up the token. Throws like `findMfa`. */
  spendMfa(scope: Scope, token: string, weg: Weg): Promise<void>;
}

/** A portal in which people switch their second factor on and off. */
export interface Portal<Scope extends RuleContext, Benutzer> extends LoginPortal<Scope, Benutzer> {
  /**
   * Ends all sessions of an account except that of `token` and mails its owner, after the second factor was switched on or off. A login that
   * runs at the same time gets no session without the second factor.
   */
  zweitfaktorChanged(scope: Scope, owner: { readonly id: string; readonly token: string }, isOn: boolean): Promise<void>;
}
