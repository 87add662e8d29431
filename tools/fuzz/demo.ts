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

/** State of the demo for the requests: memories of its tenants, sessions, mailed tokens and the day of its clock. */
export interface Demo {
  /** For an unknown tenant, the memory of the first one. */
  memoryOf(tenant: string): Memory;
  sessionOf(tenant: string): string | undefined;
  day(): string;
  /** Logs in the demo's recommender again; if the password was changed, by a login token made with the tenant's key. */
  renew(tenant: string): Promise<void>;
  /** Learns what a new client sees of a tenant: products, agents, campaigns, and the wordings of the cookie banner. */
  look(tenant: string): Promise<void>;
  /** Moves the clock ahead: sessions end, orders can be released, and rate limits start again. */
  advance(days: number): Promise<void>;
  /** Reads the tokens of new mails into the memory of the tenant, by the page that they open. */
  readMails(): Promise<void>;
}

/** Products in a list; agents come without `Praemien`. */
const Products = z.array(z.object({ Id: z.int(), Praemien: z.optional(z.array(z.unknown())) }));

/** The demo of the product at a port; `folder` holds its data. */
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
    // At tenants without passwords a login token gives a full session; elsewhere the session is read-only.
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

/** File names of the mails in a folder; empty while the folder does not exist. */
function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory).filter((name) => name.endsWith('.eml'));
  } catch {
    return [];
  }
}

/** Stores the token of a mailed link once, by its tenant and page. */
function remember(memories: ReadonlyMap<string, Memory>, address: string | undefined, { hostname, pathname, searchParams }: URL): void {
  const page = pathname.split('/').filter(Boolean).at(-1) ?? '';
  const token = searchParams.get('token') ?? '';
  const memory = memories.get(hostname.split('.')[0] ?? '');
  if (!memory || memory.texts(page).includes(token)) return;
  memory.keep(page, token);
  memory.put('mailed', { token, address });
}
