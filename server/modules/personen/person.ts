import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { bezuegeOf } from '../datenschutz/index.ts';
import * as reads from './reads.ts';
import { accountsOf } from './suche.sql.ts';

/** A person of the tenant: a recommender, what the owner of the address has joined, or both. */
export interface Person {
  /** The id of the account, or the number of the newest participation. */
  readonly id: string;
  readonly konto: reads.Konto | null;
  /** Newest first. */
  readonly teilnahmen: readonly reads.Teilnahme[];
  readonly email: string | null;
  readonly praemien: readonly reads.Praemie[];
}

/** Finds a person by the id of an account or the number of a participation. Throws NichtGefunden for one whose data is deleted. */
export async function findPerson(context: Context, id: string): Promise<Person> {
  const konto = (await reads.findKonto(context, id)) ?? null;
  if (konto) return withPraemien(context, konto, await reads.listTeilnahmen(context, konto.email_schluessel));
  const teilnahme = (await reads.findTeilnahme(context, id)) ?? refuse('NichtGefunden');
  const { email_schluessel: key } = teilnahme;
  if (key === null) return withPraemien(context, null, [teilnahme]);
  const accountId = (await accountsOf(context, [key])).get(key);
  return withPraemien(
    context,
    accountId === undefined ? null : ((await reads.findKonto(context, accountId)) ?? null),
    await reads.listTeilnahmen(context, key),
  );
}

async function withPraemien(context: Context, konto: reads.Konto | null, teilnahmen: readonly reads.Teilnahme[]): Promise<Person> {
  const [newest] = teilnahmen;
  const praemien = await reads.listPraemien(context, konto?.account_id ?? null, numbersOf(teilnahmen));
  const id = konto?.account_id ?? newest?.empfaengernummer ?? '';
  return { id, konto, teilnahmen, email: konto?.email ?? newest?.email ?? null, praemien };
}

export const numbersOf = (teilnahmen: readonly reads.Teilnahme[]): string[] => teilnahmen.map((one) => one.empfaengernummer);

/** Keys of all mails of a person. */
export async function mailBezuegeOf(context: Context, { konto, teilnahmen, praemien }: Person): Promise<string[]> {
  const numbers = numbersOf(teilnahmen);
  const of = konto === null ? bezuegeOf(null, [], numbers) : await bezuegeOfKonto(context, konto.account_id, numbers);
  const anliegen = konto === null ? [] : (await reads.listAnliegen(context, konto.account_id)).map(({ nummer }) => nummer);
  return [...of, ...(await reads.listLinkIds(context, of)), ...praemien.map((row) => row.praemierungsnummer), ...anliegen];
}

const bezuegeOfKonto = async (context: Context, id: string, empfaengernummern: readonly string[]): Promise<string[]> => [
  ...bezuegeOf(id, await reads.listEmpfehlungsnummern(context, id), empfaengernummern),
  ...(await reads.listEinladungsnummern(context, id)),
];
