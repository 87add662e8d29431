import { expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { BETRIEB_PASSWORT, globalCall, loginBetrieb } from '../../test/support/betrieb.ts';
import { newEmail } from '../../test/support/walk.ts';
import type { Opening } from './opened.ts';
import { allowPerson, barPerson, createPerson, listPeople, resetPerson } from './operator-command.ts';

const app = demoApp();
const open: Opening = (work) => work(app.parts);

const accept = (line: string) => {
  const [, Token = ''] = /#token=([\w-]+)$/.exec(line) ?? [];
  return globalCall(app, 'POST', '/annehmen', { body: { Token, Vorname: 'Nora', Nachname: 'Nord', Password: 'Apfelbaum-Brunnen-3' } });
};

test('create invites a person by a link that works, for all tenants or with a role at one', async () => {
  const [everywhere, support, auditor] = [newEmail(), newEmail(), newEmail()];
  const line = await createPerson(open, everywhere);
  expect(line).toMatch(/^.+ is invited as Plattform\..*\nhttp:\/\/berater\.localhost:3000\/betrieb\/einladung#token=[\w-]{32}$/);
  expect((await accept(line)).status).toBe(200);
  expect(await createPerson(open, support, { rolle: 'Support', tenant: 'telko' })).toContain('is invited as Support at telko.');
  await createPerson(open, auditor, { rolle: 'Pruefung', tenant: 'telko', bis: '2099-12-31' });
  const listed = await listPeople(open);
  for (const [email, role] of [
    [everywhere, 'Plattform@*'],
    [support, 'Support@telko'],
    [auditor, 'Pruefung@telko'],
  ])
    expect(listed).toContain(`${email}  Eingeladen  ${role}`);
  expect(listed).toContain('betrieb@example.org  Aktiv  Betrieb@energie  Betrieb@telko');
});

test('create says what is wrong', async () => {
  const email = newEmail();
  await expect(createPerson(open, 'kaputt')).rejects.toThrow('kaputt is no mail address');
  await expect(createPerson(open, email, { rolle: 'Chef', tenant: 'telko' })).rejects.toThrow('--rolle takes Betrieb, Support');
  await expect(createPerson(open, email, { rolle: 'Support', tenant: 'nirgends' })).rejects.toThrow('--tenant takes ');
  await expect(createPerson(open, email, { rolle: 'Pruefung', tenant: 'telko' })).rejects.toThrow('needs --bis');
  await expect(createPerson(open, email, { rolle: 'Support', tenant: 'telko', bis: '2020-01-01' })).rejects.toThrow('has passed');
  expect(await listPeople(open)).not.toContain(email);
});

test('reset gives a link by which an active person sets up the access again', async () => {
  const line = await resetPerson(open, 'support@example.org');
  expect((await accept(line)).status).toBe(200);
  expect(await listPeople(open)).toContain('support@example.org  Eingeladen');
  await expect(resetPerson(open, newEmail())).rejects.toThrow('has no account, or is barred');
});

test('bar ends the sessions of an active person and keeps the roles; allow lets the person in again', async () => {
  const { email, bearer } = await loginBetrieb(app);
  const enter = async () => (await globalCall(app, 'POST', '/login', { body: { Email: email, Password: BETRIEB_PASSWORT } })).status;
  await expect(allowPerson(open, email)).rejects.toThrow('is not barred');
  expect(await barPerson(open, email)).toContain('is barred and logged out everywhere');
  expect([(await globalCall(app, 'GET', '/user', { bearer })).status, await enter()]).toEqual([401, 401]);
  expect(await listPeople(open)).toContain(`${email}  Gesperrt  Betrieb@telko`);
  await expect(createPerson(open, email)).rejects.toThrow('the person is barred');
  for (const refused of [barPerson, resetPerson]) await expect(refused(open, email)).rejects.toThrow(email);
  expect(await allowPerson(open, email)).toBe(`${email} can log in again`);
  expect(await enter()).toBe(200);
});
