import { beforeAll, expect, test } from 'vitest';
import { inviteEmpfehler, loginAgentur, makeBenutzer, openAgencyWithStaff } from '../../../test/support/agentur.ts';
import { demoApp } from '../../../test/support/app.ts';
import { accept, findRewardedProdukt, join, order, postAuftrag, recommend } from '../../../test/support/walk.ts';
import { addDays, dayOf } from '../../calendar.ts';

const app = demoApp();
const TENANT = 'telko';

let agency: Awaited<ReturnType<typeof openAgencyWithStaff>>;
let auftrag: ReturnType<typeof order>;

const get = (path: string, bearer = agency.inhaber) => app.api(TENANT, 'GET', path, { bearer });
const note = (bericht: string, bezug: string, body: object, bearer = agency.inhaber) =>
  app.api(TENANT, 'PUT', `/agentur/notiz/${agency.agenturnummer}/${bericht}/${bezug}`, { bearer, body });

beforeAll(async () => {
  agency = await openAgencyWithStaff(app);
  const empfehler = await inviteEmpfehler(app, TENANT, agency);
  const produkt = await findRewardedProdukt(app, TENANT);
  const { Empfehlungsnummer } = await recommend(app, TENANT, empfehler.session, {
    produkt: produkt.Id,
    empfehler: { Vorname: 'Karla', Nachname: 'Konto', Email: empfehler.email },
  });
  const person = await join(app, TENANT, Empfehlungsnummer);
  await accept(app, TENANT, person);
  auftrag = order(app, person.Empfaengernummer, produkt.Id);
  expect((await postAuftrag(app, TENANT, auftrag, 'Bestaetigt')).status).toBe(201);
});

test('the start page counts an order from its first release day on and a note from its day on', async () => {
  const heute = async () => (await get(`/agentur/heute/${agency.agenturnummer}`)).body;
  await note('auftraege', auftrag.Auftragsnummer, { Text: 'Freigeben', Wiedervorlage: addDays(dayOf(app.clock.now()), 15) });
  const before = await heute();
  expect(before.Anstehend.slice(0, 2)).toEqual([
    { Art: 'AuftraegeFreigebbar', Anzahl: 0, WertCent: 0 },
    { Art: 'Wiedervorlagen', Anzahl: 0, Berichte: [] },
  ]);
  expect(before).toMatchObject({ IstLeer: false });
  await app.clock.advance(15);
  agency = { ...agency, inhaber: await loginAgentur(app, TENANT, await makeBenutzer(app, TENANT, agency.agenturnummer)) };
  const { body } = await get(`/agentur/auftraege/${agency.agenturnummer}/${auftrag.Auftragsnummer}`);
  expect(body).toMatchObject({
    Freigebbar: true,
    NaechsterSchritt: { Schritt: 'FreigabeMoeglich', Spaetestens: addDays(body.FreigabeAb, 14) },
  });
  expect((await heute()).Anstehend.slice(0, 2)).toEqual([
    { Art: 'AuftraegeFreigebbar', Anzahl: 1, WertCent: body.WertCent },
    { Art: 'Wiedervorlagen', Anzahl: 1, Berichte: [{ Bericht: 'auftraege', Anzahl: 1 }] },
  ]);
  const rowsOf = async (bericht: string, Anstehend: string) =>
    (
      await app.api(TENANT, 'PUT', `/agentur/${bericht}/${agency.agenturnummer}`, {
        bearer: agency.inhaber,
        body: { Filter: { Anstehend } },
      })
    ).body.TotalCount;
  expect(await rowsOf('auftraege', 'AuftraegeFreigebbar')).toBe(1);
  expect(await rowsOf('auftraege', 'Wiedervorlagen')).toBe(1);
  expect(await rowsOf('auftraege', 'LeadsAmZug')).toBe(0);
  expect(await rowsOf('leads', 'Wiedervorlagen')).toBe(0);
});
