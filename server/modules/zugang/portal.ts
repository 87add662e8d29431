import type { Context, Mandant } from '../../context.ts';
import type { Parts } from '../../parts.ts';

/** What the rules need of a transaction, with a tenant or without. */
export type Acting = Pick<Context, 'now' | 'random' | 'secrets'>;

/** A call that gives a password or a code. `inContext` opens a transaction of the portal. */
export interface Asking<Scope, Body = unknown> {
  readonly parts: Parts;
  /** Null without a tenant; the usual limits apply then. */
  readonly mandant: Mandant | null;
  readonly caller: { readonly ip: string };
  readonly input: { readonly body: Body };
  inContext<T>(work: (scope: Scope) => Promise<T>): Promise<T>;
}

/** Who can log in, as stored. */
interface Konto {
  readonly email: string;
  readonly email_schluessel: string;
  /** Null before the first password. */
  readonly passwort_hash: string | null;
}

/** A portal with passwords: its accounts and where they are stored. `Scope` is its transaction. */
export interface PasswortPortal<Scope> {
  /** As what wrong passwords are counted: those at one portal do not bar the same address at another. */
  readonly name: string;
  find(scope: Scope, id: string): Promise<Konto | undefined>;
  /**
   * Stores the password `next` in place of `old` and ends all sessions but the one of `token`. Returns false where the password was changed
   * meanwhile.
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
  /** The last step of the clock whose code was used. */
  readonly letzter_schritt: number;
  readonly erholungscodes: string[];
}

/** The second factors of a portal: where they are stored, what secrets are bound to, and its audit log. `Scope` is its transaction. */
export interface Faktoren<Scope extends Acting> {
  find(scope: Scope, id: string): Promise<Zweitfaktor | undefined>;
  /** The same row, locked until the transaction ends: a code counts once. */
  lock(scope: Scope, id: string): Promise<Zweitfaktor | undefined>;
  /** Stores a secret that waits for its first code, in place of another such. Returns false where a confirmed one exists. */
  offer(scope: Scope, id: string, geheimnis: string): Promise<boolean>;
  update(scope: Scope, id: string, change: Partial<Zweitfaktor>): Promise<void>;
  remove(scope: Scope, id: string): Promise<void>;
  /** The ids that a stored secret is bound to: it is of no use in another row. */
  boundTo(scope: Scope, id: string): readonly string[];
  /** The name under which an authenticator shows the account. */
  issuer(scope: Scope): string;
  log(scope: Scope, was: string, id: string, change: { readonly vorher: string; readonly nachher: string }): Promise<void>;
}

/** How a person was recognised, before any second factor. */
export type Weg = 'Passwort' | 'Anmeldedienst';

/** A portal with a second factor. `Benutzer` is what the call answers after a login. */
export interface Portal<Scope extends Acting, Benutzer> extends PasswortPortal<Scope> {
  readonly faktoren: Faktoren<Scope>;
  /** The account of an address that can log in now. An unknown address takes as many statements as a known one. */
  findByEmail(scope: Scope, email: string): Promise<{ readonly id: string; readonly passwort_hash: string | null } | undefined>;
  /** Locks the account until the transaction ends. Throws PasswortOderEmailFalsch where the password was changed meanwhile. */
  checkUnchanged(scope: Scope, id: string, passwortHash: string | null): Promise<void>;
  /** Stores that a login waits for its second factor. Returns the token of that step. */
  startMfa(scope: Scope, id: string, weg: Weg): Promise<string>;
  /** The login that waits under a token. Throws NichtGefunden, Abgelaufen, TokenBereitsVerwendet. */
  findMfa(scope: Scope, token: string): Promise<{ readonly id: string; readonly weg: Weg }>;
  /** Uses the token up. Throws as `findMfa`. */
  spendMfa(scope: Scope, token: string, weg: Weg): Promise<void>;
  /** Opens the session of an account whose login is complete. */
  enter(scope: Scope, id: string, weg: Weg): Promise<Benutzer>;
}
