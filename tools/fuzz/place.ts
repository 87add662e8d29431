import fc, { type GeneratorValue } from 'fast-check';
import type * as z from 'zod/mini';
import type { CallDefinition } from '../../contract/call.ts';
import { hostOf } from '../shared/demo.ts';
import type { Operation } from './description.ts';
import { FIRST_NAMES, IBANS, LAST_NAMES, OWNER } from './known.ts';
import type { Account, Claim, Grant, Link, Memory, Order } from './memory.ts';

/** Things that a request acts on. */
export interface Acted {
  readonly link?: Link | undefined;
  readonly order?: Order | undefined;
  readonly grant?: Grant;
  readonly claim?: Claim;
  readonly account?: Account;
}

/** A request that a model made; the key `bearer`, even if undefined, replaces the call's usual credential. */
export interface Modelled<C extends CallDefinition = CallDefinition> {
  readonly body?: C['body'] extends z.ZodMiniType ? z.input<C['body']> : unknown;
  readonly params?: Readonly<Record<string, string>>;
  readonly bearer?: string | undefined;
  readonly on?: Acted;
}

/** Input of a model: the state of the tenant and random choices. */
export interface Place {
  readonly memory: Memory;
  readonly session: string | undefined;
  readonly day: string;
  /** A random element of a list; undefined if it is empty. */
  pick<const L extends readonly [unknown, ...unknown[]]>(list: L): L[number];
  pick<T>(list: readonly T[]): T | undefined;
  /** A random one of the newest fitting things, since links and sessions expire; undefined if there is none. */
  recent<T>(things: readonly T[], fits?: (thing: T) => boolean): T | undefined;
  /** True in one of four cases. */
  isRare(): boolean;
}

/** Number of the newest things that `recent` chooses from. */
const NEWEST = 12;

/** Makes the place of a request. */
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

/** A number that was not used before. */
export function newNumber(): string {
  made += 1;
  return `F-${process.pid}-${made}`;
}

/** A mail address that was not used before. */
export function newEmail({ tenant }: Memory): string {
  made += 1;
  return `neu${made}@${hostOf(tenant)}`;
}

/** A random name of a person. */
export const nameOf = ({ pick }: Place): { Vorname: string; Nachname: string } => ({
  Vorname: pick(FIRST_NAMES),
  Nachname: pick(LAST_NAMES),
});

/** Bank data with a random IBAN. */
export const bankOf = ({ pick }: Place): { Kontoinhaber: string; IBAN: string } => ({ Kontoinhaber: OWNER, IBAN: pick(IBANS) });

/** A recent mailed token that opens a page; `x` if there is none. */
export const tokenOf = ({ recent, memory }: Place, page: string): string => recent(memory.texts(page)) ?? 'x';

/** A recommender with a session of the current day, if any. */
export const accountOf = ({ pick, memory, day }: Place): Account | undefined =>
  pick(memory.of('accounts').filter((account) => account.day === day));

/** The secret of a recent recipient as credential. */
export const byHex = ({ recent, memory }: Place): { bearer: string | undefined } => ({ bearer: recent(memory.of('recipients'))?.hex });

/** Weights of calls whose results others need, or whose rules are hard to reach behind the validation of the body. */
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

/** Relative frequency of a call. */
export const weightOf = ({ operationId, requestBody }: Operation): number =>
  SUPPLIES.get(operationId) ?? (requestBody === undefined ? 1 : 3);
