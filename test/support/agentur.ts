import { expect } from 'vitest';
import type { RegistrierungStatus } from '../../contract/rules/registrierung.ts';
import type { AssignableRolle } from '../../contract/rules/rollen.ts';
import { addTage } from '../../server/calendar.ts';
import { abmeldecodeOf, agreeToAll, createAgentur, createBenutzer } from '../../server/modules/agentur/index.ts';
import { acceptEinladung, createEinladung } from '../../server/modules/einladung/index.ts';
import type { TestApp } from './app.ts';
import { newAccount } from './konto.ts';
import { login, newEmail, PASSWORD } from './walk.ts';

let agencies = 0;

/** An agency that no other test uses; returns its number. Inactive ones have a reason. */
export async function makeAgentur(
  app: TestApp,
  tenant = 'telko',
  { status = 'Aktiv', name }: { status?: RegistrierungStatus; name?: string } = {},
): Promise<string> {
  agencies += 1;
  const agenturnummer = `A-T${process.pid}${String(agencies).padStart(3, '0')}`;
  const grund = status === 'Inaktiv' ? 'Der Vertrag ruht.' : null;
  await app.inTenant(tenant, (context) =>
    createAgentur(context, { agenturnummer, name: name ?? `Agentur Testweg ${agencies}`, status, grund }),
  );
  return agenturnummer;
}

interface Wish {
  readonly rollen?: readonly AssignableRolle[];
  readonly mitarbeiternummer?: string | null;
  readonly status?: 'Eingeladen' | 'Aktiv' | 'Deaktiviert';
  readonly email?: string;
  /** The agency has agreed to the tenant's texts; true by default, whatever the role. */
  readonly hasAgreed?: boolean;
}

/** Creates an agency user with `PASSWORD`: by default its owner, an employee has the number `M-7` by default. Returns the address. */
export async function makeBenutzer(app: TestApp, tenant: string, agenturnummer: string, wish: Wish = {}): Promise<string> {
  const { rollen = ['Inhaber'], status = 'Aktiv', hasAgreed = true, email = newEmail('agentur', 'agentur.example') } = wish;
  const { mitarbeiternummer = rollen.includes('Mitarbeiter') ? 'M-7' : null } = wish;
  const passwortHash = await app.parts.passwords.hash(PASSWORD);
  const person = { vorname: 'Agathe', nachname: 'Agenturin', passwortHash, mitarbeiternummer, rollen, status, email };
  await app.inTenant(tenant, async (context) => {
    const { id } = await createBenutzer(context, { ...person, agenturnummer });
    if (hasAgreed) await agreeToAll(context, { id, agenturnummer });
  });
  return email;
}

/** Logs an agency user in and returns the token. */
export async function loginAgentur(app: TestApp, tenant: string, Email: string): Promise<string> {
  const { status, body } = await app.api(tenant, 'POST', '/agentur/login', { body: { Email, Password: PASSWORD } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.Token;
}

/** The secret in the link that unsubscribes an agency user from the notices. */
export const abmeldecodeFor = (app: TestApp, tenant: string, email: string): Promise<string> =>
  app.inTenant(tenant, async (context) => {
    const people = context.tx.selectFrom('agentur_benutzer as b').innerJoin('account', 'account.account_id', 'b.account_id');
    const { id } = await people.select('b.agentur_benutzer_id as id').where('account.email', '=', email).executeTakeFirstOrThrow();
    return abmeldecodeOf(context, { art: 'Hinweise', id });
  });

/** An agency with its owner and the staff member `M-7`, both logged in. */
export async function openAgencyWithStaff(app: TestApp, tenant = 'telko', status: RegistrierungStatus = 'Aktiv') {
  const agenturnummer = await makeAgentur(app, tenant, { status });
  const inhaber = await loginAgentur(app, tenant, await makeBenutzer(app, tenant, agenturnummer));
  const mitarbeiter = await loginAgentur(app, tenant, await makeBenutzer(app, tenant, agenturnummer, { rollen: ['Mitarbeiter'] }));
  return { agenturnummer, inhaber, mitarbeiter };
}

/** A recommender with a session who accepted an invitation of the agency, or of its employee with this number. */
export async function inviteEmpfehler(
  app: TestApp,
  tenant: string,
  { agenturnummer, mitarbeiternummer = null }: { agenturnummer: string; mitarbeiternummer?: string | null },
) {
  const { email, id } = await newAccount(app, tenant);
  const einladungsnummer = await app.inTenant(tenant, async (context) => {
    const nummer = context.random.nummer();
    const person = { vorname: 'Karla', nachname: 'Konto', email, art: 'VorOrt', gueltig_bis: addTage(context.now, 14) } as const;
    await createEinladung(context, { einladungsnummer: nummer, agenturnummer, mitarbeiternummer, ...person });
    await acceptEinladung(context, nummer, id);
    return nummer;
  });
  return { email, id, einladungsnummer, session: await login(app, tenant, email) };
}
