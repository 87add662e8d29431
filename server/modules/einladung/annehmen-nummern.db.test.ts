import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loginAgentur, makeBenutzer, openAgencyWithStaff } from '../../../test/support/agentur.ts';
import { demoApp } from '../../../test/support/app.ts';
import { einladungOf } from '../../../test/support/einladung.ts';
import { newAccount } from '../../../test/support/konto.ts';
import { configure } from '../../../test/support/mandant.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { findRewardedProdukt, login, newEmail, recommendation } from '../../../test/support/walk.ts';

const app = demoApp();
const TENANT = 'telko';
const einladung = einladungOf(app);
const PERSON = { Vorname: 'Ottilie', Nachname: 'Quandt' };
let agency: Awaited<ReturnType<typeof openAgencyWithStaff>>;

beforeAll(async () => {
  await configure(app, TENANT, { CaptchaAb: null });
  agency = await openAgencyWithStaff(app);
});
beforeEach(() => app.clock.set(TEST_NOW));

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => `${status} ${body.code}`;

describe('a user of the agency', () => {
  test("cannot accept its invitation, neither logged in as a recommender nor by a mail, but can accept another agency's", async () => {
    const { email } = await newAccount(app);
    const { code } = await einladung.invite(agency.inhaber);
    await einladung.accept(code, { ...PERSON, Email: email });
    const token = await einladung.mailed(email);
    await makeBenutzer(app, TENANT, agency.agenturnummer, { email, rollen: ['Mitarbeiter'], mitarbeiternummer: 'M-21' });
    const refused = await einladung.accept(code, {}, await login(app, TENANT, email));
    expect([codeOf(refused), refused.body.detail]).toEqual([
      '403 NichtAuthorisiert',
      expect.stringContaining('der Agentur, für die Sie arbeiten'),
    ]);
    expect(codeOf(await einladung.accept(token))).toBe('403 NichtAuthorisiert');
    expect((await einladung.open(token)).body.Stand).toBe('Offen');
    const other = await openAgencyWithStaff(app);
    const link = (await einladung.invite(other.inhaber)).code;
    expect((await einladung.accept(link, {}, await login(app, TENANT, email))).status).toBe(200);
  });

  test('cannot accept by the session of the portal', async () => {
    const { code } = await einladung.invite(agency.inhaber);
    const bearer = await loginAgentur(app, TENANT, await makeBenutzer(app, TENANT, agency.agenturnummer, { rollen: [] }));
    expect(codeOf(await einladung.accept(code, PERSON, bearer))).toBe('401 PSOF0204');
  });
});

describe('the numbers of a referral', () => {
  test('are those of the invitation that was accepted last, whatever a request contains', async () => {
    const others = await openAgencyWithStaff(app);
    const { email } = await newAccount(app);
    const bearer = await login(app, TENANT, email);
    const { Id } = await findRewardedProdukt(app, TENANT);
    const empfehler = { Vorname: 'Karla', Nachname: 'Konto', Email: email };
    const names = fc.constantFrom(agency.agenturnummer, others.agenturnummer, 'M-7', 'M-99', '', 'A-1001');
    const accepted = fc.constantFrom(null, agency, others);
    let last: string | null = null;
    await fc.assert(
      fc.asyncProperty(names, names, accepted, async (AgentNumber, Agentennummer, by) => {
        if (by) {
          const { code } = await einladung.invite(by.mitarbeiter);
          expect((await einladung.accept(code, {}, bearer)).status).toBe(200);
          last = by.agenturnummer;
        }
        const { Empfehlung, ...rest } = recommendation({ produkt: Id, empfehler });
        const body = { ...rest, Empfehlung: { ...Empfehlung, AgentNumber, Agentennummer } };
        const path = `/Empfehlen/create?Agenturnummer=${AgentNumber}`;
        const made = await app.api(TENANT, 'POST', path, { bearer, body });
        const query = 'select agenturnummer, mitarbeiternummer from empfehlung where empfehlungsnummer = $1';
        const rows = await queryAsOwner(app, query, [made.body.Empfehlungsnummer]);
        expect(rows).toEqual([{ agenturnummer: last, mitarbeiternummer: last === null ? null : 'M-7' }]);
        for (const field of ['Agenturnummer', 'Mitarbeiternummer'])
          expect((await app.api(TENANT, 'POST', path, { bearer, body: { ...body, [field]: 'A-1001' } })).status).toBe(422);
      }),
      { numRuns: 12 },
    );
  });

  test('are refused in a request to accept', async () => {
    const { code } = await einladung.invite(agency.inhaber);
    expect((await einladung.accept(code, { ...PERSON, Email: newEmail(), Agenturnummer: 'A-1001' })).status).toBe(422);
  });
});
