import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import * as z from 'zod/mini';
import { login } from '../../contract/calls/account/account.ts';
import { createLogintoken, loginByToken } from '../../contract/calls/account/logintoken.ts';
import { listAktionen } from '../../contract/calls/aktion.ts';
import { listProdukte, searchBerater } from '../../contract/calls/produkt/produkt.ts';
import { apiOf, bodyOf } from '../shared/calls.ts';
import { ERIKA, TENANTS } from '../shared/demo.ts';
import { advanceClock } from '../shared/dev-tools.ts';
import { call } from '../shared/http.ts';
import { knownAt } from './known.ts';
import { type Memory, makeMemory } from './memory.ts';

/** The demo as the requests know it: memories of its tenants, sessions, mailed tokens and the day of its clock. */
export interface Demo {
  /** Of a tenant that is not there, those of the first. */
  memoryOf(tenant: string): Memory;
  sessionOf(tenant: string): string | undefined;
  day(): string;
  /** A session of the demo's recommender, made by the key of the tenant's own system: passwords may have been changed. */
  renew(tenant: string): Promise<void>;
  /** What a client sees of a tenant before it does anything: products above all, and how its banner words the choice of cookies. */
  look(tenant: string): Promise<void>;
  /** Moves the clock by days: sessions end, orders can be released, and limits start again. */
  advance(days: number): Promise<void>;
  /** Tokens of new mails, by the page that they open and the tenant that sent them. */
  readMails(): Promise<void>;
}

/** Products that can be recommended; an agent in a list comes without rewards. */
const Products = z.array(z.object({ Id: z.int(), Praemien: z.optional(z.array(z.unknown())) }));

/** Makes the demo of a product at a port, with its data in a folder. */
export function makeDemo(port: number, folder: string): Demo {
  const first = makeMemory(TENANTS[0], knownAt(TENANTS[0]));
  const others = TENANTS.slice(1).map((tenant) => makeMemory(tenant, knownAt(tenant)));
  const memories = new Map([first, ...others].map((memory) => [memory.tenant, memory]));
  const memoryOf = (tenant: string) => memories.get(tenant) ?? first;
  const sessions = new Map<string, string>();
  const read = new Set<string>();
  let day = '';

  const renew = async (tenant: string) => {
    if (!memories.has(tenant)) return;
    const api = apiOf(port, tenant);
    const own = await api(login, { body: ERIKA });
    if (own.status === 200) return void sessions.set(tenant, bodyOf(login, 200, own).Token ?? '');
    // Where nobody has a password, the session of a login token is the person's own; elsewhere it only reads.
    const made = await api(createLogintoken, { bearer: `demo-${tenant}`, body: { Email: ERIKA.Email } });
    if (made.status !== 200) return;
    const { Token: token } = bodyOf(createLogintoken, 200, made);
    const answer = await api(loginByToken, { query: { token } });
    if (answer.status === 200) sessions.set(tenant, bodyOf(loginByToken, 200, answer).Token);
  };

  return {
    memoryOf,
    sessionOf: (tenant) => sessions.get(tenant),
    day: () => day,
    renew,
    async look(tenant) {
      const memory = memoryOf(tenant);
      const api = apiOf(port, tenant);
      const { body: banner } = await call(port, 'GET', '/de/datenschutz?cookies=wahl', { host: `${tenant}.localhost` });
      for (const [, wording = ''] of String(banner).matchAll(/name="Wortlaut" value="([^"]+)"/g)) memory.keep('wordings', wording);
      const lists = [
        await api(listProdukte),
        await api(searchBerater, { query: { query: '', page: 1, pagesize: 6 } }),
        await api(listAktionen),
      ];
      const [produkte, berater] = lists;
      for (const { status, body } of lists) if (status === 200) memory.pool.learn(body);
      const found = [
        ...(produkte?.status === 200 ? z.parse(Products, produkte.body) : []),
        ...(berater?.status === 200 ? z.parse(z.object({ Content: Products }), berater.body).Content : []),
      ];
      for (const { Id, Praemien } of found) if (Praemien?.length !== 0) memory.put('products', Id);
    },
    async advance(days) {
      day = (await advanceClock(port, days)).slice(0, 10);
      for (const tenant of TENANTS) await renew(tenant);
    },
    async readMails() {
      const directory = join(folder, 'mails');
      for (const name of namesIn(directory)) {
        if (read.has(name)) continue;
        read.add(name);
        const { to, html = '' } = await PostalMime.parse(readFileSync(join(directory, name)));
        for (const [, address = ''] of html.matchAll(/href="([^"]+\?token=[^"]+)"/g))
          remember(memories, to?.[0]?.address, new URL(address.replaceAll('&amp;', '&')));
      }
    },
  };
}

/** The mails in a folder; none before the first. */
function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory).filter((name) => name.endsWith('.eml'));
  } catch {
    return [];
  }
}

/** Keeps the token of a mailed link, once, for the tenant and the page that it leads to. */
function remember(memories: ReadonlyMap<string, Memory>, address: string | undefined, { hostname, pathname, searchParams }: URL): void {
  const page = pathname.split('/').filter(Boolean).at(-1) ?? '';
  const token = searchParams.get('token') ?? '';
  const memory = memories.get(hostname.split('.')[0] ?? '');
  if (!memory || memory.texts(page).includes(token)) return;
  memory.keep(page, token);
  memory.put('mailed', { token, address });
}
