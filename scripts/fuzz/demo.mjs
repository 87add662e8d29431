import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { ERIKA, TENANTS } from '../demo.mjs';
import { call } from '../http.mjs';
import { makeMemory } from './memory.mjs';

/** The tenant `intern` takes recommenders of its own people alone. */
const HOSTS = { intern: 'werkring.example' };

/** What fits fields by their names, so that requests get beyond the check of their form. */
const known = (tenant) => ({
  email: [ERIKA.Email, ...Array.from({ length: 300 }, (_, index) => `person${index}@${HOSTS[tenant] ?? 'example.org'}`)],
  password: ['Demo-2026', 'Fensterbank7'],
  newPassword: ['Fensterbank7', 'Demo-2026'],
  ...{ vorname: ['Jörg', 'Ana'], nachname: ['Müßig', 'Neu'], name: ['Müßig', 'Neu'], kontoinhaber: ['Jörg Müßig'] },
  ...{ agbText: ['ja', true], anteilEmpfehler: [100, 50, 0], channel: ['whatsapp', 'link'], anrede: ['Frau', 'Herr', null] },
  ...{ geburtsdatum: ['24.12.1980', '29.02.2004'], plz: ['50667'], telefon: ['030 1234567', null], bic: ['COBADEFFXXX', null] },
  iban: ['DE89370400440532013000', 'DE02120300000000202051', 'AT611904300234573201'],
  captcha: [null],
  namen: [['prozent'], ['abschlussname', 'mandantName']],
});

/** The demo as the requests know it: memories of its tenants, sessions, mailed tokens and the day of its clock. */
export function makeDemo(port, folder) {
  const memories = new Map(TENANTS.map((tenant) => [tenant, makeMemory(known(tenant))]));
  const sessions = new Map();
  const read = new Set();
  let day = '';
  const readDay = ({ body }) => {
    day = body.Jetzt.slice(0, 10);
  };
  return {
    /** Of a tenant that is not there, those of the first. */
    memoryOf: (tenant) => memories.get(tenant) ?? memories.get(TENANTS[0]),
    sessionOf: (tenant) => sessions.get(tenant),
    day: () => day,
    /** A session of the demo's recommender, made by the key of the tenant's own system: passwords may have been changed. */
    async renew(tenant) {
      if (!TENANTS.includes(tenant)) return;
      const api = (method, path, options) => call(port, method, `/api/v1/${tenant}${path}`, options);
      const made = await api('POST', '/logintoken', { bearer: `demo-${tenant}`, body: { Email: ERIKA.Email } });
      const { body } = await api('GET', `/account/login/?token=${made.body.Token}`);
      if (body.Token) sessions.set(tenant, body.Token);
    },
    /** What a client sees of a tenant before it does anything: products above all, and how its banner words the choice of cookies. */
    async look(tenant) {
      const { pool } = memories.get(tenant);
      const { body: banner } = await call(port, 'GET', '/de/datenschutz?cookies=wahl', { host: `${tenant}.localhost` });
      for (const [, wording] of String(banner).matchAll(/name="Wortlaut" value="([^"]+)"/g)) memories.get(tenant).put('wordings', wording);
      for (const path of ['/produkt/', '/Produkt/berater?query=&page=1&pagesize=6', '/aktion/alleAktiven']) {
        const { status, body } = await call(port, 'GET', `/api/v1/${tenant}${path}`);
        if (status !== 200) continue;
        pool.learn(body);
        for (const one of body.Content ?? body) if (one.Praemien?.length !== 0) memories.get(tenant).put('products', one.Id);
      }
    },
    /** Lets days pass, and with them sessions: orders can be released, limits are spent anew. */
    async advance(Tage) {
      readDay(await call(port, 'POST', '/dev/clock', { body: { Tage } }));
      for (const tenant of TENANTS) await this.renew(tenant);
    },
    /** Tokens of new mails, by the page that they open and the tenant that sent them. */
    async readMails() {
      const directory = join(folder, 'mails');
      for (const name of namesIn(directory)) {
        if (read.has(name)) continue;
        read.add(name);
        const { to, html = '' } = await PostalMime.parse(readFileSync(join(directory, name)));
        for (const [, address] of html.matchAll(/href="([^"]+\?token=[^"]+)"/g))
          remember(memories, to?.[0]?.address, new URL(address.replaceAll('&amp;', '&')));
      }
    },
  };
}

function namesIn(directory) {
  try {
    return readdirSync(directory).filter((name) => name.endsWith('.eml'));
  } catch {
    return [];
  }
}

function remember(memories, address, { hostname, pathname, searchParams }) {
  const page = pathname.split('/').filter(Boolean).at(-1);
  const token = searchParams.get('token');
  const memory = memories.get(hostname.split('.')[0]);
  if (!memory || memory.of(page).includes(token)) return;
  memory.put(page, token);
  memory.put('mailed', { token, address });
}
