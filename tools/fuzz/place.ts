import fc, { type GeneratorValue } from 'fast-check';
import type * as z from 'zod/mini';
import type { CallDefinition } from '../../contract/call.ts';
import { hostOf } from '../shared/demo.ts';
import type { Operation } from './description.ts';
import { FIRST_NAMES, IBANS, LAST_NAMES, OWNER } from './known.ts';
import type { Account, Claim, Grant, Link, Memory, Order } from './memory.ts';

/** What a request acts on. */
export interface Acted {
  readonly link?: Link | undefined;
  readonly order?: Order | undefined;
  readonly grant?: Grant;
  readonly claim?: Claim;
  readonly account?: Account;
}

/** What a model says of a request; `bearer` stands in it, also undefined, where the call's usual credential is not meant. */
export interface Modelled<C extends CallDefinition = CallDefinition> {
  readonly body?: C['body'] extends z.ZodMiniType ? z.input<C['body']> : unknown;
  readonly params?: Readonly<Record<string, string>>;
  readonly bearer?: string | undefined;
  readonly on?: Acted;
}

/** Where a model stands: what has happened in the tenant, and what chance says. */
export interface Place {
  readonly memory: Memory;
  readonly session: string | undefined;
  readonly day: string;
  /** One of a list; undefined of an empty one. */
  pick<const L extends readonly [unknown, ...unknown[]]>(list: L): L[number];
  pick<T>(list: readonly T[]): T | undefined;
  /** One of the newest things that are there, as links and sessions end; undefined of none. */
  recent<T>(things: readonly T[], fits?: (thing: T) => boolean): T | undefined;
  /** Once in four times. */
  isRare(): boolean;
}

/** So many of the newest can still be acted on. */
const NEWEST = 12;

/** The place of a request in a tenant. */
export function placeOf(g: GeneratorValue, memory: Memory, session: string | undefined, day: string): Place {
  function pick<const L extends readonly [unknown, ...unknown[]]>(list: L): L[number];
  function pick<T>(list: readonly T[]): T | undefined;
  function pick<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : g(() => fc.constantFrom(...list));
  }
  return {
    memory,
    session,
    day,
    pick,
    recent: (things, fits = () => true) => pick(things.filter(fits).slice(-NEWEST)),
    isRare: () => g(() => fc.integer({ min: 0, max: 3 })) === 0,
  };
}

let made = 0;

/** A number that nobody had before. */
export function newNumber(): string {
  made += 1;
  return `F-${process.pid}-${made}`;
}

/** An address that nobody had before. */
export function newEmail({ tenant }: Memory): string {
  made += 1;
  return `neu${made}@${hostOf(tenant)}`;
}

/** A person's name. */
export const nameOf = ({ pick }: Place): { Vorname: string; Nachname: string } => ({
  Vorname: pick(FIRST_NAMES),
  Nachname: pick(LAST_NAMES),
});

/** A person's bank data. */
export const bankOf = ({ pick }: Place): { Kontoinhaber: string; IBAN: string } => ({ Kontoinhaber: OWNER, IBAN: pick(IBANS) });

/** A mailed token that opens a page. */
export const tokenOf = ({ recent, memory }: Place, page: string): string => recent(memory.texts(page)) ?? 'x';

/** A recommender with a session of the current day. */
export const accountOf = ({ pick, memory, day }: Place): Account | undefined =>
  pick(memory.of('accounts').filter((account) => account.day === day));

/** The secret of the latest recipient. */
export const byHex = ({ recent, memory }: Place): { bearer: string | undefined } => ({ bearer: recent(memory.of('recipients'))?.hex });

/** Calls that others live on are made more often, and what is behind the check of a body lies deepest. */
const SUPPLIES = new Map(
  Object.entries({
    createEmpfehlung: 9,
    createEmpfaenger: 8,
    completeEmpfaenger: 8,
    postAuftrag: 12,
    createNachbuchung: 5,
    requestBankdatenLink: 8,
    setNewsletterOptin: 5,
    requestPasswortlink: 4,
    readPraemierung: 6,
    setKundennummer: 6,
    listKundennummern: 3,
  }),
);

/** How often a call is made, beside others. */
export const weightOf = ({ operationId, requestBody }: Operation): number =>
  SUPPLIES.get(operationId) ?? (requestBody === undefined ? 1 : 3);
