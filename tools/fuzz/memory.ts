import { MOST, makePool, type Pool } from './pool.ts';

/** A referral that can be followed; `isOwn` if the demo's own recommender made it, so that it needed no confirmation. */
export interface Link {
  readonly nr: string;
  readonly produkt: number;
  readonly day: string;
  readonly isOwn: boolean;
}

/** A recipient of a referral. */
interface Recipient extends Link {
  readonly hex: string;
  readonly email: string;
}

/** An order as it was last sent. */
export interface Order {
  readonly Auftragsnummer: string;
  readonly Empfaengernummer?: string | null | undefined;
  readonly Empfehlungsnummer?: string | null | undefined;
  readonly ProduktId: number;
  readonly Auftragsdatum: string;
  readonly Status: 'Eingegangen' | 'Bestaetigt' | 'Freigegeben' | 'Storniert' | 'Widerrufen';
}

/** A reward that can be picked. */
export interface Grant {
  readonly token: string;
  readonly praemieId: number;
}

/** A claim (Nachbuchung) that waits for a decision. */
export interface Claim {
  readonly nr: string;
}

/** A recommender with a session, which is used until the demo's day changes. */
export interface Account {
  readonly Email: string;
  readonly Token: string;
  Password: string;
  day: string;
}

/** Types of the things that later calls act on, by their kind. */
interface Kinds {
  links: Link;
  unconfirmed: Link;
  recipients: Recipient;
  confirmed: Recipient;
  orders: Order;
  grants: Grant;
  claims: Claim;
  accounts: Account;
  products: number;
  mailed: { readonly token: string; readonly address: string | undefined };
}
type Kind = keyof Kinds;
type Things = { readonly [K in Kind]: Kinds[K][] };

/** What the answers of a tenant contained. */
export interface Memory {
  readonly tenant: string;
  readonly pool: Pool;
  of<K extends Kind>(kind: K): readonly Kinds[K][];
  put<K extends Kind>(kind: K, thing: Kinds[K]): void;
  drop<K extends Kind>(kind: K, thing: Kinds[K] | undefined): void;
  /** Mailed tokens by the page that they open, tokens that were refused, questions, and wordings of the banner. */
  texts(kind: string): readonly string[];
  keep(kind: string, text: string): void;
  lose(kind: string, text: string): void;
  /** Forgets an expired mailed token or session, so that it is not tried again. */
  forget(token: string | undefined, session: string | undefined): void;
}

/** A new memory of a tenant; `known` has valid values by field name. */
export function makeMemory(tenant: string, known: Readonly<Record<string, readonly unknown[]>>): Memory {
  const things: Things = {
    links: [],
    unconfirmed: [],
    recipients: [],
    confirmed: [],
    orders: [],
    grants: [],
    claims: [],
    accounts: [],
    products: [],
    mailed: [],
  };
  const texts = new Map<string, string[]>();
  const textsOf = (kind: string) => texts.get(kind) ?? [];
  const lose = (kind: string, text: string) => {
    texts.set(
      kind,
      textsOf(kind).filter((one) => one !== text),
    );
  };
  return {
    tenant,
    pool: makePool(known),
    of<K extends Kind>(kind: K): readonly Kinds[K][] {
      const list: Kinds[K][] = things[kind];
      return [...list];
    },
    put(kind, thing) {
      const list: Kinds[typeof kind][] = things[kind];
      list.push(thing);
      if (list.length > MOST) list.shift();
    },
    drop(kind, thing) {
      const list: (Kinds[typeof kind] | undefined)[] = things[kind];
      const at = list.indexOf(thing);
      if (at >= 0) list.splice(at, 1);
    },
    texts: textsOf,
    keep: (kind, text) => void texts.set(kind, [...textsOf(kind), text].slice(-MOST)),
    lose,
    forget(token, session) {
      if (token) for (const kind of texts.keys()) lose(kind, token);
      for (const account of things.accounts) if (account.Token === session) account.day = '';
    },
  };
}
