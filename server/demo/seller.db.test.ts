import { expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { openBetriebSession } from '../../test/support/betrieb.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { DEMO_PASSWORD, DEMO_SELLER } from './logins.ts';

const app = demoApp();
const { mandant, email } = DEMO_SELLER;

async function betrieb(): Promise<(method: 'GET' | 'PUT', path: string) => ReturnType<typeof app.api>> {
  const [person] = await queryAsOwner<{ id: string }>(
    app,
    "select benutzer_id as id from betrieb_benutzer where email = 'betrieb@example.org'",
  );
  const bearer = await openBetriebSession(app, { id: person?.id ?? '' });
  return (method, path) => app.api(mandant, method, `/betrieb/${path}`, { bearer });
}

test('the sellers of the demo are two who are active, with both agreements, and one who waits', async () => {
  const call = await betrieb();
  const { body } = await call('PUT', 'verkaeufer');
  expect(body.Content).toMatchObject([
    { Sellernummer: 'P-2003', Name: 'Warnke Vertrieb e. K.', Status: 'WartetAufFreigabe', Steuerstatus: 'Regel' },
    { Sellernummer: 'P-2002', Name: 'Kai Klein', Status: 'Aktiv', Steuerstatus: 'Kleinunternehmer' },
    { Sellernummer: 'P-2001', Name: 'Selma Sellin', Status: 'Aktiv', Steuerstatus: 'Regel' },
  ]);
  for (const { Sellernummer } of body.Content) {
    const { body: shown } = await call('GET', `verkaeufer/${Sellernummer}`);
    expect(shown).toMatchObject({ BedingungenAm: expect.any(String), GutschriftverfahrenAm: expect.any(String), IBANGueltig: true });
    expect(shown.Steuern).toHaveLength(1);
    if (Sellernummer === 'P-2002') expect(shown.Steuern[0]).toMatchObject({ KuIdNr: 'DE999000228-EX', UstId: null });
    else expect(shown.Steuern[0].UstIdGueltig).toBe(true);
  }
});

test('the approval of a seller of the demo names the person of the back office who gave it', async () => {
  const call = await betrieb();
  const { body } = await call('GET', 'verkaeufer/P-2001');
  expect(body.Verlauf.map(({ Was }: { Was: string }) => Was)).toEqual([
    'Registriert',
    'E-Mail-Adresse bestätigt',
    'Angaben begonnen',
    'Alle Angaben gemacht',
    'Freigegeben von Berta Beispiel',
  ]);
});

test('the seller of the demo logs in, and has agreed to the texts of today', async () => {
  const login = await app.api(mandant, 'POST', '/seller/login', { body: { Email: email, Password: DEMO_PASSWORD } });
  expect(login).toMatchObject({ status: 200, body: { Sellernummer: 'P-2001', Status: 'Aktiv' } });
  const { body } = await app.api(mandant, 'GET', '/seller/daten', { bearer: login.body.Token });
  for (const text of [body.Bedingungen, body.Gutschriftverfahren]) expect(text.ZugestimmtVersion).toBe(text.Version);
  expect([body.Fehlt, body.Aenderungen]).toEqual([[], []]);
});
