import { createHmac } from 'node:crypto';
import { expect } from 'vitest';
import { DEMO_SECRETS } from '../../server/demo/logins.ts';
import type { Reply, TestApp } from './app.ts';
import { newBrowser, redirectOf } from './pages.ts';
import { momentAfter } from './parts.ts';
import { join, login, newEmail, recommend } from './walk.ts';

/** Path of the demo's shop of telko. */
export const BASE = '/dev/shop/telko';

/** Path of telko's shop with these parameters, signed as by the product. */
export function signed(query: Readonly<Record<string, string>>, until = momentAfter({ days: 1 })): string {
  const bis = String(until.getTime() / 1000);
  const values = [query.empfehlungsnummer, query.empfaengernummer, query.channel, bis].map((value) => value ?? '');
  const signatur = createHmac('sha256', DEMO_SECRETS.produktlink).update(values.join('\n')).digest('hex');
  return `${BASE}?${new URLSearchParams({ ...query, bis, signatur })}`;
}

/** The order form as filled in by a person. */
export const person = (email = newEmail('shop')) => ({
  vorname: 'Jörg',
  nachname: 'Müßig',
  email,
  strasse: 'Domkloster',
  hausnummer: '4 a',
  plz: '50667',
  ort: 'Köln',
});

/** The order number in an address. */
export const numberIn = (at: string): string => /bestellung\/([\w-]+)$/.exec(at)?.[1] ?? '';

/** Actions of people in telko's shop. The shop calls the product over HTTP like a real shop, so the app must listen. */
export function shoppingAt(app: TestApp) {
  const shop = newBrowser(app, 'telko');

  /** A referral with a recipient, and the address of the product in the shop. */
  async function referred(produkt = 462) {
    const { Empfehlungsnummer, Empfehlungscode } = await recommend(app, 'telko', await login(app, 'telko'), { produkt });
    const { Empfaengernummer } = await join(app, 'telko', Empfehlungsnummer);
    const { body } = await app.api(
      'telko',
      'GET',
      `/empfehlung/${Empfehlungsnummer}/produkt/produktlink?empfaengernummer=${Empfaengernummer}`,
    );
    const { pathname, search } = new URL(body.Link);
    return { Empfehlungsnummer, Empfehlungscode, Empfaengernummer, url: pathname + search };
  }

  /** Opens the order form from an address; returns the address of the form with the id of its filling. */
  async function formOf(url: string): Promise<string> {
    const [status, to] = redirectOf(await shop.get(url));
    expect(status).toBe(302);
    return String(to);
  }

  /** Sends a form and follows the redirect. */
  async function sent(url: string, fields: Record<string, string>): Promise<Reply & { readonly at: string }> {
    const [status, to] = redirectOf(await shop.post(url, fields));
    expect(status).toBe(303);
    return { ...(await shop.get(String(to))), at: String(to) };
  }

  return {
    shop,
    referred,
    formOf,
    sent,
    order: async (url: string, fields = person()) => numberIn((await sent(await formOf(url), fields)).at),
    step: (auftragsnummer: string, schritt: string) => sent(`${BASE}/auftraege`, { auftragsnummer, schritt }),
    withdraw: (auftragsnummer: string, more = {}) =>
      shop.post(`${BASE}/widerruf`, { auftragsnummer, name: 'Jörg Müßig', kontakt: 'joerg@muessig.example', ...more }),
    /** The stored order of the platform. */
    stored: (nummer: string) =>
      app.inTenant('telko', ({ tx }) =>
        tx.selectFrom('auftrag').select(['status', 'empfaengernummer']).where('auftragsnummer', '=', nummer).executeTakeFirst(),
      ),
  };
}
