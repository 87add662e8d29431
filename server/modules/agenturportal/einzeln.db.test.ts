import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { inviteEmpfehler, loginAgentur, makeAgentur, makeBenutzer, openAgencyWithStaff } from '../../../test/support/agentur.ts';
import { demoApp } from '../../../test/support/app.ts';
import { configured } from '../../../test/support/mandant.ts';
import { queryAsOwner, writtenColumns } from '../../../test/support/rows.ts';
import { accept, findRewardedProdukt, join, order, postAuftrag, recommend } from '../../../test/support/walk.ts';
import { addDays, dayOf } from '../../calendar.ts';

const app = demoApp();
const TENANT = 'telko';

let agency: Awaited<ReturnType<typeof openAgencyWithStaff>>;
let foreign: string;
let auftrag: ReturnType<typeof order>;
let nr: { empfehlung: string; person: string; einladung: string };

const get = (path: string, bearer = agency.inhaber) => app.api(TENANT, 'GET', path, { bearer });
const note = (bericht: string, bezug: string, body: object, bearer = agency.inhaber) =>
  app.api(TENANT, 'PUT', `/agentur/notiz/${agency.agenturnummer}/${bericht}/${bezug}`, { bearer, body });
const was = (verlauf: readonly { Was: string }[]) => verlauf.map((entry) => entry.Was);

beforeAll(async () => {
  agency = await openAgencyWithStaff(app);
  foreign = (await openAgencyWithStaff(app)).inhaber;
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
  nr = { empfehlung: Empfehlungsnummer, person: person.Empfaengernummer, einladung: empfehler.einladungsnummer };
});

describe('a single row of a report', () => {
  test('is an order with its timeline in order, its next step and its possible actions', async () => {
    const { status, body } = await get(`/agentur/auftraege/${agency.agenturnummer}/${auftrag.Auftragsnummer}`);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      Auftragsnummer: auftrag.Auftragsnummer,
      Status: 'Bestaetigt',
      Freigebbar: false,
      Beanstandbar: true,
      Notiz: null,
    });
    expect(body.NaechsterSchritt).toMatchObject({ Schritt: 'Freigabe', Fruehestens: body.FreigabeAb });
    expect(was(body.Verlauf)).toEqual([
      'Empfehlung angelegt',
      'E-Mail-Adresse bestätigt',
      'Jörg M.: Angaben eingetragen',
      'Jörg M.: Angaben bestätigt',
      `Bestellung ${auftrag.Auftragsnummer} eingegangen`,
      `Auftrag ${auftrag.Auftragsnummer} bestätigt`,
    ]);
    expect(JSON.stringify(body)).not.toContain('Müßig');
  });

  test('is a referral, a person or an invitation with its timeline', async () => {
    const paths = [`empfehlungen/${agency.agenturnummer}/${nr.empfehlung}`, `leads/${agency.agenturnummer}/${nr.person}`];
    for (const path of paths) {
      const { status, body } = await get(`/agentur/${path}`);
      expect(status, path).toBe(200);
      expect(body.NaechsterSchritt.Was, path).toMatch(/^Der Auftrag ist bestätigt/);
      expect(was(body.Verlauf), path).toContain(`Auftrag ${auftrag.Auftragsnummer} bestätigt`);
    }
    const { status, body } = await get(`/agentur/einladungen/${agency.agenturnummer}/${nr.einladung}`);
    expect(status).toBe(200);
    expect(was(body.Verlauf)).toEqual(['Vor Ort eingeladen', 'Einladung angenommen']);
  });

  test('has the newest 100 people of a link that more people joined', async () => {
    const columns = await writtenColumns(app, 'empfaenger');
    const values = ['empfaengernummer', 'email', 'email_schluessel', 'email_alias', 'hex_hash']
      .reduce((all, name) => all.replace(new RegExp(`\\b${name}\\b`), `'many-' || i`), columns)
      .replace('vorname', "'Person' || i")
      .replace('erstellt_am', "erstellt_am + i * interval '1 second'");
    const { empfehlung, person } = nr;
    onTestFinished(async () => void (await queryAsOwner(app, "delete from empfaenger where empfaengernummer like 'many-%'")));
    await queryAsOwner(
      app,
      `insert into empfaenger (${columns}) select ${values} from empfaenger, generate_series(1, 120) i where empfaengernummer = $1`,
      [person],
    );
    const { body } = await get(`/agentur/empfehlungen/${agency.agenturnummer}/${empfehlung}`);
    const joined = was(body.Verlauf).filter((entry) => entry.endsWith('Angaben eingetragen'));
    expect([joined.length, joined[0], joined.at(-1)]).toEqual([
      100,
      'Person21 M.: Angaben eingetragen',
      'Person120 M.: Angaben eingetragen',
    ]);
  });

  test.each(['auftraege', 'empfehlungen', 'leads', 'einladungen'])(
    'of %s is not found for another agency or an unknown number',
    async (bericht) => {
      expect((await get(`/agentur/${bericht}/${agency.agenturnummer}/unbekannt`)).status).toBe(404);
      expect((await get(`/agentur/${bericht}/${agency.agenturnummer}/${nr.person}`, foreign)).status).toBe(404);
    },
  );
});

describe('a note', () => {
  test('is stored with its day, read with its author, and removed by an empty text', async () => {
    const day = addDays(dayOf(app.clock.now()), 3);
    const kept = await note('leads', nr.person, { Text: 'Ruft zurück', Wiedervorlage: day });
    expect(kept.body.Notiz).toMatchObject({ Text: 'Ruft zurück', Wiedervorlage: day, GeaendertVon: 'Agathe Agenturin' });
    expect((await get(`/agentur/leads/${agency.agenturnummer}/${nr.person}`)).body.Notiz).toEqual(kept.body.Notiz);
    expect((await note('leads', nr.person, { Text: '' })).body).toEqual({ Notiz: null });
    expect((await get(`/agentur/leads/${agency.agenturnummer}/${nr.person}`)).body.Notiz).toBeNull();
  });

  test('is refused for a past day, for an unknown row and for another agency', async () => {
    const gone = await note('leads', nr.person, { Text: 'x', Wiedervorlage: addDays(dayOf(app.clock.now()), -1) });
    expect(gone.status).toBe(422);
    expect(gone.body.errors[0]).toMatchObject({ field: 'Wiedervorlage' });
    expect((await note('leads', 'unbekannt', { Text: 'x' })).status).toBe(404);
    expect((await note('leads', nr.person, { Text: 'x' }, foreign)).status).toBe(404);
    expect((await note('rechnungen', nr.person, { Text: 'x' })).status).toBe(404);
  });

  test('on a lead is refused for the owner of an inactive agency, who does not see leads', async () => {
    const agenturnummer = await makeAgentur(app, TENANT, { status: 'Inaktiv' });
    const bearer = await loginAgentur(app, TENANT, await makeBenutzer(app, TENANT, agenturnummer));
    const { status } = await app.api(TENANT, 'PUT', `/agentur/notiz/${agenturnummer}/leads/x`, { bearer, body: { Text: 'x' } });
    expect(status).toBe(404);
    const { body } = await app.api(TENANT, 'GET', `/agentur/heute/${agenturnummer}`, { bearer });
    expect(body).toMatchObject({
      IstLeer: true,
      Anstehend: [
        { Art: 'Wiedervorlagen', Anzahl: 0 },
        { Art: 'EinladungenEnden', Anzahl: 0 },
      ],
    });
  });
});

describe('the search of the portal', () => {
  test('finds the row in the reports that the caller may see', async () => {
    const { body } = await get(`/agentur/suche?q=${auftrag.Auftragsnummer}`);
    expect(body.Treffer).toEqual([expect.objectContaining({ Bericht: 'auftraege', Nummer: auftrag.Auftragsnummer })]);
    expect((await get('/agentur/suche?q=J')).body.Treffer).toEqual([]);
    expect((await get(`/agentur/suche?q=${auftrag.Auftragsnummer}`, foreign)).body.Treffer).toEqual([]);
    const agathe = await get('/agentur/suche?q=agathe');
    expect(agathe.body.Treffer.map((one: { Bericht: string }) => one.Bericht)).toEqual(['mitarbeiter', 'mitarbeiter']);
    expect((await get('/agentur/suche?q=agathe', agency.mitarbeiter)).body.Treffer).toEqual([]);
  });

  test('names the matching column only if the lines of a hit do not show the match', async () => {
    const one = async (q: string, bericht: string) => {
      const { body } = await get(`/agentur/suche?q=${encodeURIComponent(q)}`);
      return body.Treffer.find((hit: { Bericht: string }) => hit.Bericht === bericht);
    };
    const { Gefunden } = await one(nr.empfehlung, 'auftraege');
    expect(Gefunden).toEqual({ Spalte: 'Empfehlungsnummer', Wert: nr.empfehlung, Von: 0, Bis: nr.empfehlung.length });
    const lead = (await app.api(TENANT, 'PUT', `/agentur/leads/${agency.agenturnummer}`, { bearer: agency.inhaber, body: {} })).body
      .Content[0];
    const found = await one(`${lead.Anzeigename} ${lead.Plz.slice(0, 3)}`, 'leads');
    expect(found).toMatchObject({ Nummer: lead.Empfaengernummer, Gefunden: { Spalte: 'Plz', Wert: lead.Plz, Von: 0, Bis: 3 } });
    expect(await one(lead.Anzeigename, 'leads')).not.toHaveProperty('Gefunden');
  });
});

test('master data is readable only for the own agency', async () => {
  const own = await get(`/agentur/stammdaten/${agency.agenturnummer}`);
  expect(own.body).toMatchObject({ Agenturnummer: agency.agenturnummer, Status: 'Aktiv', IBAN: null });
  expect((await get(`/agentur/stammdaten/${agency.agenturnummer}`, foreign)).status).toBe(404);
});

test('an order names who can release it, only to users who cannot', async () => {
  const path = `/agentur/auftraege/${agency.agenturnummer}/${auftrag.Auftragsnummer}`;
  const durch = async (bearer: string) => (await get(path, bearer)).body.FreigabeDurch;
  await configured(app, TENANT, { MitarbeiterGebenFrei: false, MitarbeiterSehenAlles: true }, async () => {
    expect(await durch(agency.mitarbeiter)).toEqual(['Agathe Agenturin']);
    expect(await durch(agency.inhaber)).toEqual([]);
  });
  await configured(app, TENANT, { MitarbeiterGebenFrei: true, MitarbeiterSehenAlles: true }, async () => {
    expect(await durch(agency.mitarbeiter)).toEqual([]);
    const email = await makeBenutzer(app, TENANT, agency.agenturnummer, { rollen: ['Mitarbeiter'], mitarbeiternummer: 'M-8' });
    const third = await loginAgentur(app, TENANT, email);
    await app.inTenant(TENANT, ({ tx }) =>
      tx
        .updateTable('agentur_benutzer')
        .set({ gibt_frei: false })
        .where('agenturnummer', '=', agency.agenturnummer)
        .where('mitarbeiternummer', '=', 'M-8')
        .execute(),
    );
    expect(await durch(third)).toEqual(['Agathe Agenturin', 'Agathe Agenturin']);
    await app.inTenant(TENANT, ({ tx }) =>
      tx
        .updateTable('agentur_benutzer')
        .set({ sieht_alles: false })
        .where('agenturnummer', '=', agency.agenturnummer)
        .where('mitarbeiternummer', '=', 'M-7')
        .execute(),
    );
    expect(await durch(third)).toEqual(['Agathe Agenturin']);
  });
});
