import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { newAccount } from '../../../test/support/konto.ts';
import { configure } from '../../../test/support/mandant.ts';
import { recipient } from '../../../test/support/money.ts';
import { claim, decide, opened, YES } from '../../../test/support/nachbuchung.ts';
import { login, order, postAuftrag } from '../../../test/support/walk.ts';

const app = testApp();
const TENANT = 'telko';
beforeAll(() => configure(app, TENANT, { ProduktArt: 'Bewerbung' }));

/** Everything that a recommender sees of a claim that the tenant accepted, without the numbers that differ. */
async function acceptedClaim(...steps: readonly ('Eingegangen' | 'Bestaetigt' | 'Storniert' | 'Widerrufen')[]) {
  const me = await newAccount(app, TENANT);
  const person = await recipient(app, TENANT, { empfehler: me });
  const auftrag = order(app, person.Empfaengernummer, person.ProduktId);
  for (const step of steps) expect((await postAuftrag(app, TENANT, auftrag, step)).status).toBeLessThan(300);
  await app.clock.advance(1);
  await app.jobs.drainMails();
  const before = app.mails.sent.length;
  const bearer = await login(app, TENANT, me.email);
  const body = { ...claim(auftrag.Auftragsdatum, auftrag.ProduktId), Auftragsnummer: auftrag.Auftragsnummer };
  const nummer = await opened(app, TENANT, bearer, { ...body, Empfehlungsnummer: person.Empfehlungsnummer });
  const decided = await decide(app, TENANT, nummer, YES);
  expect(decided.status, JSON.stringify(decided.body)).toBe(200);
  await app.jobs.drainMails();
  const plain = (value: unknown) =>
    [auftrag.Auftragsnummer, person.Empfehlungsnummer, person.Empfaengernummer, nummer, me.email]
      .reduce((text, number) => text.replaceAll(number, '#'), JSON.stringify(value))
      .replace(/"Empfehlungslink":"[^"]*"|\d{4}-\d\d-\d\d(T[\d:.]+Z)?|\d{1,2}\. \w+ \d{4}|\d\d\.\d\d\.\d{4}/g, '#');
  const get = async (path: string) => (await app.api(TENANT, 'GET', path, { bearer })).body;
  return {
    status: decided.body.Auftrag.Status as string,
    shown: {
      claims: plain(await get('/empfehler/nachbuchung')),
      empfehlungen: plain((await get('/empfehler/empfehlungen')).map(({ Empfaenger }: { Empfaenger: unknown }) => Empfaenger)),
      mails: app.mails.sent
        .slice(before)
        .filter(({ an, betreff }) => an === me.email && betreff.includes(auftrag.Auftragsnummer))
        .map(({ betreff, text }) => [plain(betreff), plain(text)]),
    },
  };
}

test('an accepted claim for an application looks the same, whatever was decided on the application', async () => {
  const arrived = await acceptedClaim('Eingegangen');
  expect(arrived.status).toBe('Eingegangen');
  expect(arrived.shown.mails).toHaveLength(1);
  for (const steps of [['Bestaetigt'], ['Eingegangen', 'Storniert'], ['Bestaetigt', 'Widerrufen']] as const) {
    const { status, shown } = await acceptedClaim(...steps);
    expect(status).toBe(steps.at(-1));
    expect(shown).toEqual(arrived.shown);
  }
});

test('an accepted claim stores an unknown application as arrived, not as confirmed', async () => {
  const { status } = await acceptedClaim();
  expect(status).toBe('Eingegangen');
});
