import { expect, test } from 'vitest';
import { inviteEmpfehler, loginAgentur, makeAgentur, makeBenutzer } from '../../../test/support/agentur.ts';
import { testApp } from '../../../test/support/app.ts';
import { configured } from '../../../test/support/mandant.ts';
import { grantsOf, ordered, recipient, released } from '../../../test/support/money.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { addTage } from '../../calendar.ts';
import { acceptEinladung, createEinladung } from './index.ts';

const app = testApp();
const TENANT = 'telko';

test('recommenders of an agency are listed with the results of their referrals, for staff only those with their number', async () => {
  const agenturnummer = await makeAgentur(app, TENANT);
  const people = [
    await makeBenutzer(app, TENANT, agenturnummer),
    await makeBenutzer(app, TENANT, agenturnummer, { rollen: ['Mitarbeiter'] }),
  ];
  const one = await inviteEmpfehler(app, TENANT, { agenturnummer, mitarbeiternummer: 'M-8' });
  const idle = await inviteEmpfehler(app, TENANT, { agenturnummer, mitarbeiternummer: 'M-8' });
  const cancelled = (await released(app, TENANT, { empfehler: one })).auftrag.Auftragsnummer;
  await queryAsOwner(app, "update praemierung set status = 'Storniert' where auftragsnummer = $1", [cancelled]);
  const grants = await grantsOf(app, TENANT, (await released(app, TENANT, { empfehler: one })).auftrag.Auftragsnummer);
  const WertCent = grants.reduce((sum, { wert_cent }) => sum + wert_cent, 0);
  await app.inTenant(TENANT, async (context) => {
    const person = { vorname: 'Karla', nachname: 'Konto', email: one.email, art: 'VorOrt', gueltig_bis: addTage(context.now, 14) } as const;
    await createEinladung(context, { einladungsnummer: 'zweite', agenturnummer, mitarbeiternummer: 'M-7', ...person });
    await acceptEinladung(context, 'zweite', one.id);
  });
  await ordered(app, TENANT, { empfehler: one });
  await recipient(app, TENANT, { empfehler: one });

  // The releases took longer than a session lasts.
  const report = async (person = '') => {
    const bearer = await loginAgentur(app, TENANT, person);
    const query = { OrderBy: 'WertCent', Descending: true };
    const { status, body } = await app.api(TENANT, 'PUT', `/agentur/empfehler/${agenturnummer}`, { bearer, body: query });
    expect(status, JSON.stringify(body)).toBe(200);
    const figures = ({ Email, Empfehlungen, Auftraege, WertCent }: Record<string, unknown>) => [Email, Empfehlungen, Auftraege, WertCent];
    return { rows: body.Content.map(figures), Summen: body.Summen };
  };
  expect(WertCent).toBeGreaterThan(0);
  expect(await report(people[0])).toEqual({
    rows: [
      [one.email, 4, 3, WertCent],
      [idle.email, 0, 0, 0],
    ],
    Summen: { Empfehlungen: 4, Auftraege: 3, WertCent },
  });
  await configured(app, TENANT, { MitarbeiterSehenAlles: false }, async () =>
    expect((await report(people[1])).rows).toEqual([[one.email, 2, 1, 0]]),
  );
});
