import { describe, expect, test } from 'vitest';
import { inviteEmpfehler, makeAgentur, makeBenutzer } from '../../../../test/support/agentur.ts';
import { testApp } from '../../../../test/support/app.ts';
import { tokenOf } from '../../../../test/support/mails.ts';
import { ordered } from '../../../../test/support/money.ts';
import { findRewardedProdukt, join, login, newEmail, recommend, recommendation } from '../../../../test/support/walk.ts';
import { addTage } from '../../../calendar.ts';
import { acceptEinladung, createEinladung, endEinladung } from '../../einladung/index.ts';

const app = testApp();
const TENANT = 'telko';

const carried = (table: 'empfehlung' | 'empfaenger' | 'auftrag', nummer: string) =>
  app.inTenant(TENANT, ({ tx }) => {
    const of = { empfehlung: 'empfehlungsnummer', empfaenger: 'empfaengernummer', auftrag: 'auftragsnummer' } as const;
    const query = tx.selectFrom(table).select(['agenturnummer', 'mitarbeiternummer']);
    return query.where(of[table] as never, '=', nummer as never).executeTakeFirstOrThrow();
  });
const NONE = { agenturnummer: null, mitarbeiternummer: null };

type Empfehler = Awaited<ReturnType<typeof inviteEmpfehler>>;
const personOf = ({ email }: Empfehler) => ({ Vorname: 'Karla', Nachname: 'Konto', Email: email });
const recommendBy = async (empfehler: Empfehler, wish: Parameters<typeof recommend>[3] = {}) =>
  (await recommend(app, TENANT, empfehler.session, { empfehler: personOf(empfehler), ...wish })).Empfehlungsnummer as string;

describe('the agency and employee of a referral', () => {
  test('come from the invitation that its recommender accepted, not from the body, and apply to recipients and orders too', async () => {
    const [agenturnummer, other] = [await makeAgentur(app, TENANT), await makeAgentur(app, TENANT)];
    const empfehler = await inviteEmpfehler(app, TENANT, { agenturnummer, mitarbeiternummer: 'M-7' });
    const body = recommendation({ produkt: (await findRewardedProdukt(app, TENANT)).Id, empfehler: personOf(empfehler) });
    for (const adviser of [{ AgentNumber: other }, { Agentennummer: other }]) {
      const sent = { ...body, Empfehlung: { ...body.Empfehlung, ...adviser } };
      const { status, body: made } = await app.api(TENANT, 'POST', '/Empfehlen/create', { bearer: empfehler.session, body: sent });
      expect(status).toBe(201);
      expect(await carried('empfehlung', made.Empfehlungsnummer)).toEqual({ agenturnummer, mitarbeiternummer: 'M-7' });
    }
    const { auftrag, Empfaengernummer } = await ordered(app, TENANT, { empfehler });
    expect(await carried('empfaenger', Empfaengernummer)).toEqual({ agenturnummer, mitarbeiternummer: 'M-7' });
    expect(await carried('auftrag', auftrag.Auftragsnummer)).toEqual({ agenturnummer, mitarbeiternummer: 'M-7' });
  });

  test('are empty if only the body names an agency', async () => {
    const agenturnummer = await makeAgentur(app, TENANT);
    const body = recommendation({ produkt: (await findRewardedProdukt(app, TENANT)).Id });
    const sent = { ...body, Empfehlung: { ...body.Empfehlung, AgentNumber: agenturnummer } };
    const made = await app.api(TENANT, 'POST', '/Empfehlen/create', { bearer: await login(app, TENANT), body: sent });
    expect(await carried('empfehlung', made.body.Empfehlungsnummer)).toEqual(NONE);
  });

  test('are those of the recommender at the confirmation of the address, if it was made without a login', async () => {
    const agenturnummer = await makeAgentur(app, TENANT);
    const empfehler = await inviteEmpfehler(app, TENANT, { agenturnummer });
    const body = recommendation({
      produkt: (await findRewardedProdukt(app, TENANT)).Id,
      empfehler: personOf(empfehler),
      empfaenger: { Vorname: 'Jörg' },
    });
    const made = await app.api(TENANT, 'POST', '/Empfehlen/create', { body });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { Empfehlungsnummer } = made.body;
    const later = await makeAgentur(app, TENANT);
    await app.inTenant(TENANT, ({ tx }) =>
      tx.updateTable('empfehler').set({ agenturnummer: later }).where('empfehler_id', '=', empfehler.id).execute(),
    );
    await app.jobs.drainMails();
    const Token = tokenOf(app.mails.to(empfehler.email));
    expect((await app.api(TENANT, 'POST', '/Empfehlen/bestaetigen', { body: { Token } })).status).toBe(200);
    expect(await carried('empfehlung', Empfehlungsnummer)).toEqual({ agenturnummer: later, mitarbeiternummer: null });
    const named = await app.inTenant(TENANT, ({ tx }) =>
      tx.selectFrom('empfaenger').select('agenturnummer').where('empfehlungsnummer', '=', Empfehlungsnummer).executeTakeFirstOrThrow(),
    );
    expect(named.agenturnummer).toBe(later);
  });
});

describe('a user of the agency', () => {
  test('makes referrals without the agency, under any spelling of their address', async () => {
    const agenturnummer = await makeAgentur(app, TENANT);
    const empfehler = await inviteEmpfehler(app, TENANT, { agenturnummer });
    expect(await carried('empfehlung', await recommendBy(empfehler))).toEqual({ agenturnummer, mitarbeiternummer: null });
    await makeBenutzer(app, TENANT, agenturnummer, { email: empfehler.email.replace('@', '+arbeit@') });
    expect(await carried('empfehlung', await recommendBy(empfehler))).toEqual(NONE);
  });

  test('is a recipient without the agency, whether named or joining a link', async () => {
    const agenturnummer = await makeAgentur(app, TENANT);
    const empfehler = await inviteEmpfehler(app, TENANT, { agenturnummer });
    const staff = await makeBenutzer(app, TENANT, agenturnummer, { rollen: ['Mitarbeiter'] });
    const named = await recommendBy(empfehler, { empfaenger: { Vorname: 'Agathe', Email: staff } });
    expect(await carried('empfehlung', named)).toEqual(NONE);
    const link = await recommendBy(empfehler);
    const own = await join(
      app,
      TENANT,
      link,
      await makeBenutzer(app, TENANT, agenturnummer, { email: newEmail('kollege'), mitarbeiternummer: 'M-8' }),
    );
    const guest = await join(app, TENANT, link);
    expect(await carried('empfaenger', own.Empfaengernummer)).toEqual(NONE);
    expect(await carried('empfaenger', guest.Empfaengernummer)).toEqual({ agenturnummer, mitarbeiternummer: null });
    const { auftrag } = await ordered(app, TENANT, {
      empfehler,
      email: await makeBenutzer(app, TENANT, agenturnummer, { mitarbeiternummer: 'M-9' }),
    });
    expect(await carried('auftrag', auftrag.Auftragsnummer)).toEqual(NONE);
  });

  test('who is deactivated or works for another agency makes referrals of the agency', async () => {
    const agenturnummer = await makeAgentur(app, TENANT);
    const empfehler = await inviteEmpfehler(app, TENANT, { agenturnummer });
    await makeBenutzer(app, TENANT, agenturnummer, { email: empfehler.email, status: 'Deaktiviert' });
    await makeBenutzer(app, TENANT, await makeAgentur(app, TENANT), { email: empfehler.email });
    expect(await carried('empfehlung', await recommendBy(empfehler))).toEqual({ agenturnummer, mitarbeiternummer: null });
  });
});

describe('an invitation', () => {
  const invite = (agenturnummer: string) =>
    app.inTenant(TENANT, async (context) => {
      const einladungsnummer = context.random.nummer();
      const person = { vorname: 'Karla', nachname: 'Konto', email: null, art: 'VorOrt', gueltig_bis: addTage(context.now, 14) } as const;
      await createEinladung(context, { einladungsnummer, agenturnummer, mitarbeiternummer: 'M-7', ...person });
      return einladungsnummer;
    });
  const eventsOf = (nummer: string) =>
    app.inTenant(TENANT, async ({ tx }) => {
      const rows = await tx
        .selectFrom('ereignis')
        .select(['nachher', 'agenturnummer'])
        .where('bezug', '=', nummer)
        .orderBy('ereignis_id')
        .execute();
      return rows.map(({ nachher, agenturnummer }) => `${nachher} ${agenturnummer}`);
    });

  const accept = (nummer: string, { id }: Empfehler) => app.inTenant(TENANT, (context) => acceptEinladung(context, nummer, id));
  /** Status of the invitation, the recommender who accepted it, and the agency of another recommender. */
  const stateOf = (nummer: string, { id }: Empfehler) =>
    app.inTenant(TENANT, async ({ tx }) => ({
      ...(await tx
        .selectFrom('einladung')
        .select(['status', 'empfehler_id'])
        .where('einladungsnummer', '=', nummer)
        .executeTakeFirstOrThrow()),
      ...(await tx
        .selectFrom('empfehler')
        .select(['agenturnummer', 'mitarbeiternummer'])
        .where('empfehler_id', '=', id)
        .executeTakeFirstOrThrow()),
    }));

  test('accepted last counts for later referrals only, and cannot be accepted again by anyone', async () => {
    const [first, second] = [await makeAgentur(app, TENANT), await makeAgentur(app, TENANT)];
    const empfehler = await inviteEmpfehler(app, TENANT, { agenturnummer: first });
    const before = await recommendBy(empfehler);
    const nummer = await invite(second);
    await accept(nummer, empfehler);
    expect(await carried('empfehlung', await recommendBy(empfehler))).toEqual({ agenturnummer: second, mitarbeiternummer: 'M-7' });
    expect(await carried('empfehlung', before)).toEqual({ agenturnummer: first, mitarbeiternummer: null });
    const other = await inviteEmpfehler(app, TENANT, { agenturnummer: first });
    for (const one of [empfehler, other]) await expect(accept(nummer, one)).rejects.toMatchObject({ code: 'Konflikt' });
    const unchanged = { status: 'Angenommen', empfehler_id: empfehler.id, agenturnummer: first, mitarbeiternummer: null };
    expect(await stateOf(nummer, other)).toEqual(unchanged);
    expect(await eventsOf(nummer)).toEqual([`Offen ${second}`, `Angenommen ${second}`]);
  });

  test('that was withdrawn is recorded with both events and can no longer change the agency of a recommender', async () => {
    const agenturnummer = await makeAgentur(app, TENANT);
    const own = await makeAgentur(app, TENANT);
    const empfehler = await inviteEmpfehler(app, TENANT, { agenturnummer: own });
    const nummer = await invite(agenturnummer);
    await app.inTenant(TENANT, (context) => endEinladung(context, nummer, 'Zurueckgezogen'));
    await expect(accept(nummer, empfehler)).rejects.toMatchObject({ code: 'Konflikt' });
    const unchanged = { status: 'Zurueckgezogen', empfehler_id: null, agenturnummer: own, mitarbeiternummer: null };
    expect(await stateOf(nummer, empfehler)).toEqual(unchanged);
    expect(await eventsOf(nummer)).toEqual([`Offen ${agenturnummer}`, `Zurueckgezogen ${agenturnummer}`]);
  });
});
