import { expect } from 'vitest';
import { approveAgentur, bedingungenOf } from '../../server/modules/agentur/index.ts';
import type { Reply, TestApp } from './app.ts';
import { newAddress } from './konto.ts';
import { tokenOf } from './mails.ts';
import { newEmail, PASSWORD } from './walk.ts';

const TENANT = 'telko';

/** Additional data of an agency that are complete for its approval; the VAT id has a valid check digit. */
export const ANGABEN = {
  Strasse: 'Am Speicher',
  Hausnummer: '12',
  Plz: '24937',
  Ort: 'Flensburg',
  UstId: 'de 136 695 976',
  Kontoinhaber: 'Agentur Westwind',
  IBAN: 'DE89 3704 0044 0532 0130 00',
};

const FIRMA = { Firma: 'Agentur Westwind', Vorname: 'Wiebke', Nachname: 'Westermann' };

/** The current versions of the texts to which agencies of a tenant agree, as the form sends them. */
export const zustimmungenAt = (app: TestApp, tenant = TENANT): Promise<Record<string, string>> =>
  app.inTenant(tenant, async (context) => Object.fromEntries(bedingungenOf(context).map(({ name, version }) => [name, version])));

export const register = async (app: TestApp, Email: string, more: object = {}, from = newAddress()): Promise<Reply> =>
  app.api(TENANT, 'POST', '/agentur/registrieren', {
    body: { ...FIRMA, Email, Zustimmungen: await zustimmungenAt(app), ...more },
    from,
  });

/** Registers; returns the address and the token of the mailed link. */
export async function registered(app: TestApp, more: object = {}): Promise<{ email: string; token: string }> {
  const email = newEmail('westwind', 'agentur.example');
  expect((await register(app, email, more)).status).toBe(202);
  await app.jobs.drainMails();
  return { email, token: tokenOf(app.mails.to(email, 'bestaetigen')) };
}

/** Registers, confirms, sets the password and logs in; returns the session and the number. */
export async function owning(app: TestApp): Promise<{ email: string; session: string; agenturnummer: string }> {
  const { email, token } = await registered(app);
  const set = await app.api(TENANT, 'PUT', '/agentur/passwort', { body: { Token: token, Password: PASSWORD } });
  expect(set.status, JSON.stringify(set.body)).toBe(204);
  const { body } = await app.api(TENANT, 'POST', '/agentur/login', { body: { Email: email, Password: PASSWORD } });
  return { email, session: body.Token, agenturnummer: body.Agenturnummer };
}

/** Such an agency with complete additional data, which waits for its approval. */
export async function waiting(app: TestApp): Promise<{ email: string; session: string; agenturnummer: string }> {
  const one = await owning(app);
  const saved = await app.api(TENANT, 'PUT', '/agentur/daten', { bearer: one.session, body: ANGABEN });
  expect(saved.body.Zusatzdaten?.Status, JSON.stringify(saved.body)).toBe('WartetAufFreigabe');
  return one;
}

/** Such an agency after its approval. */
export async function approved(app: TestApp) {
  const one = await waiting(app);
  await app.inTenant(TENANT, (context) => approveAgentur(context, one.agenturnummer));
  return one;
}
