import { expect } from 'vitest';
import type { Einladungsdaten, NeueEinladung } from '../../contract/calls/agentur/einladung.ts';
import type { Reply, TestApp } from './app.ts';
import { tokenOf } from './mails.ts';

type Wish = { readonly [Field in keyof NeueEinladung]?: unknown };

/** Calls of an agency with invitations and of its customers with their links, at one tenant. */
export function einladungOf(app: TestApp, tenant = 'telko') {
  const daten = async (bearer: string): Promise<Einladungsdaten> => {
    const { status, body } = await app.api(tenant, 'GET', '/Einladung/daten', { bearer });
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  /** Sends an invitation with the given values and, if it has an address, the consent in its current wording. */
  const send = async (bearer: string, wish: Wish = {}, key?: string): Promise<Reply> => {
    const { Version } = (await daten(bearer)).Einwilligung;
    const Am = app.clock.now().toISOString();
    const consent = typeof wish.Email === 'string' && { Einwilligung: { Version, Am } };
    const occasion = wish.Art === 'Telefon' && { Anlass: 'KundeRiefAn' };
    const body = { Vorname: 'Zacharina', Nachname: 'Quittenstiel', Email: null, Art: 'VorOrt', ...consent, ...occasion, ...wish };
    return app.api(tenant, 'PUT', '/Einladung', { bearer, body, headers: key === undefined ? {} : { 'idempotency-key': key } });
  };
  return {
    daten,
    send,
    /** Makes an invitation; returns its number and the secret of its link. */
    async invite(bearer: string, wish: Wish = {}): Promise<{ nr: string; code: string }> {
      const { status, body } = await send(bearer, wish);
      expect(status, JSON.stringify(body)).toBe(201);
      return { nr: body.Einladungsnummer, code: codeIn(body.Link) };
    },
    /** The secret of a staff member's permanent link. */
    async standing(bearer: string, nummer = 'M-7'): Promise<string> {
      const { Mitarbeiter } = await daten(bearer);
      return codeIn(Mitarbeiter.find(({ Mitarbeiternummer }) => Mitarbeiternummer === nummer)?.Link ?? '');
    },
    open: (Token: string, at = tenant) => app.api(at, 'PUT', '/Einladung/link', { body: { Token } }),
    accept: (Token: string, more: object = {}, bearer?: string, at = tenant) =>
      app.api(at, 'POST', '/Einladung/annehmen', { body: { Token, ...more }, ...(bearer !== undefined && { bearer }) }),
    decline: (Token: string) => app.api(tenant, 'POST', '/Einladung/ablehnen', { body: { Token } }),
    async mailsTo(email: string) {
      await app.jobs.drainMails();
      return app.mails.allTo(email).filter(({ html }) => html.includes(PAGE));
    },
    /** The secret of the latest mail with a link to the page. */
    async mailed(email: string): Promise<string> {
      await app.jobs.drainMails();
      return tokenOf(app.mails.to(email, PAGE));
    },
    row: (nummer: string) =>
      app.inTenant(tenant, ({ tx }) =>
        tx.selectFrom('einladung').selectAll().where('einladungsnummer', '=', nummer).executeTakeFirstOrThrow(),
      ),
    /** The agency and staff numbers that later referrals of an address get. */
    numbersOf: (email: string) =>
      app.inTenant(tenant, ({ tx }) =>
        tx
          .selectFrom('empfehler')
          .innerJoin('account', 'account.account_id', 'empfehler.empfehler_id')
          .select(['empfehler.agenturnummer', 'empfehler.mitarbeiternummer'])
          .where('account.email', '=', email)
          .where('account.art', '=', 'Empfehler')
          .executeTakeFirst(),
      ),
  };
}

const PAGE = '/einladung?token=';

/** The secret in the link of a QR code. */
const codeIn = (link: string): string => new URL(link).searchParams.get('token') ?? '';
