import { expect } from 'vitest';
import type { Reply, TestApp } from './app.ts';
import { tokenOf } from './mails.ts';
import { newEmail, recommendation } from './walk.ts';

/** A recommender who is unknown to the tenant. */
export const jana = (Email = newEmail('jana')) => ({ Vorname: 'Jana', Nachname: 'Lenz', Email });

type Wish = Partial<Omit<Parameters<typeof recommendation>[0], 'empfehler'>>;

/** Recommends without a login, for a recommender whose address is not confirmed. */
export const recommendOpenly = (
  app: TestApp,
  empfehler = jana(),
  { produkt = 462, ...wish }: Wish = {},
  tenant = 'telko',
): Promise<Reply> => app.api(tenant, 'POST', '/Empfehlen/create', { body: recommendation({ produkt, empfehler, ...wish }) });

/** Confirms an address by the token of its mail. */
export const confirmAddress = (app: TestApp, Token: string, tenant = 'telko'): Promise<Reply> =>
  app.api(tenant, 'POST', '/Empfehlen/bestaetigen', { body: { Token } });

/** Requests the confirmation mail again. */
export const resend = (app: TestApp, nummer: string, tenant = 'telko'): Promise<Reply> =>
  app.api(tenant, 'GET', `/Empfehlen/bestaetigung/erneut/${nummer}`);

/** A new recommender of telko, confirmed and logged in by a first referral. */
export async function newEmpfehler(app: TestApp) {
  const empfehler = jana();
  const { body } = await recommendOpenly(app, empfehler);
  await app.jobs.drainMails();
  const confirmed = await confirmAddress(app, tokenOf(app.mails.to(empfehler.Email)));
  expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200);
  return { empfehler, first: body.Empfehlungsnummer as string, session: confirmed.body.Benutzer.Token as string };
}
