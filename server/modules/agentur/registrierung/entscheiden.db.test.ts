import { describe, expect, test } from 'vitest';
import { loginAgentur } from '../../../../test/support/agentur.ts';
import { testApp } from '../../../../test/support/app.ts';
import { tokenOf } from '../../../../test/support/mails.ts';
import { configured } from '../../../../test/support/mandant.ts';
import { approved, owning, waiting } from '../../../../test/support/registrierung.ts';
import { newEmail, PASSWORD } from '../../../../test/support/walk.ts';
import { approveAgentur, deactivateAgentur, inviteAgentur } from '../index.ts';

const app = testApp();
const get = async (path: string, bearer: string) => (await app.api('telko', 'GET', path, { bearer })).body;
const confirm = (Token: string) => app.api('telko', 'POST', '/agentur/bestaetigen', { body: { Token } });
const setPassword = (Token: string) => app.api('telko', 'PUT', '/agentur/passwort', { body: { Token, Password: PASSWORD } });
const approve = (nummer: string) => app.inTenant('telko', (context) => approveAgentur(context, nummer));
const deactivate = (nummer: string, grund = 'Der Vertrag ruht.') =>
  app.inTenant('telko', (context) => deactivateAgentur(context, nummer, grund));

describe('the tenant', () => {
  test('approves an agency once, also with concurrent calls, and not before its data is complete', async () => {
    const one = await owning(app);
    await expect(approve(one.agenturnummer)).rejects.toMatchObject({ code: 'Konflikt' });
    const { agenturnummer, email } = await waiting(app);
    const tries = await Promise.allSettled([approve(agenturnummer), approve(agenturnummer)]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await app.jobs.drainMails();
    expect(app.mails.allTo(email).filter(({ betreff }) => betreff.endsWith('ist freigeschaltet'))).toHaveLength(1);
    await expect(approve('A-0')).rejects.toMatchObject({ code: 'NichtGefunden' });
  });

  test('deactivates an agency with a reason that its owner sees by mail and in the portal, and approves it again', async () => {
    const { agenturnummer, email, session } = await approved(app);
    await deactivate(agenturnummer, 'Die Gewerbeanmeldung fehlt.');
    await app.jobs.drainMails();
    expect(app.mails.to(email).text).toContain('Die Gewerbeanmeldung fehlt.');
    expect(await get('/agentur/user', session)).toMatchObject({ AgenturStatus: 'Inaktiv', Rollen: ['InhaberInaktiv'] });
    expect((await get(`/agentur/stammdaten/${agenturnummer}`, session)).Grund).toBe('Die Gewerbeanmeldung fehlt.');
    await expect(deactivate(agenturnummer)).rejects.toMatchObject({ code: 'Konflikt' });
    await approve(agenturnummer);
    expect(await get('/agentur/user', session)).toMatchObject({ AgenturStatus: 'Aktiv', Rollen: ['Inhaber'] });
    expect((await get(`/agentur/stammdaten/${agenturnummer}`, session)).Grund).toBeNull();
  });

  test('refuses to activate an inactive agency whose data is incomplete', async () => {
    const { agenturnummer } = await owning(app);
    await deactivate(agenturnummer);
    await expect(approve(agenturnummer)).rejects.toMatchObject({ code: 'Validierung' });
  });

  test('invites a firm, which registers by the mailed link, even if the tenant only invites agencies', async () => {
    const email = newEmail('geladen', 'agentur.example');
    const person = { firma: 'Agentur Ostwind', vorname: 'Olaf', nachname: 'Ost', email };
    await configured(app, 'telko', { ModuleAgentur: 'Einladung' }, async () => {
      const nummer = await app.inTenant('telko', (context) => inviteAgentur(context, person));
      expect(nummer).toMatch(/^A-/);
      await app.jobs.drainMails();
      expect(app.mails.to(email).betreff).toMatch(/lädt Agentur Ostwind als Agentur ein$/);
      const token = tokenOf(app.mails.to(email, 'bestaetigen'));
      expect([(await confirm(token)).status, (await setPassword(token)).status]).toEqual([204, 204]);
      expect((await get('/agentur/user', await loginAgentur(app, 'telko', email))).Agenturnummer).toBe(nummer);
    });
    expect(await app.inTenant('telko', (context) => inviteAgentur(context, person))).toBeNull();
  });
});
