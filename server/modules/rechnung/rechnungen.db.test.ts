import { writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { loginAgentur, makeBenutzer, openAgencyWithStaff } from '../../../test/support/agentur.ts';
import { demoApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { changeMandant } from '../../../test/support/mandant.ts';
import { makeRechnung } from '../../../test/support/rechnung.ts';
import { dayOf } from '../../calendar.ts';
import { eraseEmpfaenger, findPdf, insertPdf } from './store.ts';

const app = demoApp();
const TENANT = 'telko';

let agency: Awaited<ReturnType<typeof openAgencyWithStaff>>;
let nr: string;
beforeAll(async () => {
  agency = await openAgencyWithStaff(app);
  nr = await makeRechnung(app, TENANT, agency.agenturnummer);
});

const get = (what: string, bearer = agency.inhaber, agentur = agency.agenturnummer, tenant = TENANT, headers = {}) =>
  app.api(tenant, 'GET', `/agentur/rechnungen/${agentur}/${what}`, { bearer, headers });

test('a document is returned with its lines', async () => {
  const { status, body } = await get(nr);
  expect(status).toBe(200);
  expect(body).toMatchObject({ Rechnungsnummer: nr, Art: 'Rechnung', Status: 'Offen', BruttoCent: 1071 });
  expect(body.Positionen).toMatchObject([{ Vorgang: 'Gebuehr', BetragCent: 900, ZuRechnungsnummer: null }]);
});

test('the report contains a document, filters it by month and finds it by number', async () => {
  const list = (body: object) => app.api(TENANT, 'PUT', `/agentur/rechnungen/${agency.agenturnummer}`, { bearer: agency.inhaber, body });
  expect((await list({})).body).toMatchObject({ TotalCount: 1, Summen: { NettoCent: 900, UstCent: 171, BruttoCent: 1071 } });
  expect((await list({ Filter: nr })).body.Content.map((row: { Rechnungsnummer: string }) => row.Rechnungsnummer)).toEqual([nr]);
  expect((await list({ Filter: { Von: '2026-11-01' } })).body.TotalCount).toBe(0);
});

describe('the search of the portal', () => {
  const find = async (q: string, bearer = agency.inhaber) => {
    const { status, body } = await app.api(TENANT, 'GET', `/agentur/suche?q=${encodeURIComponent(q)}`, { bearer });
    expect(status).toBe(200);
    return body.Treffer.filter((one: { Bericht: string }) => one.Bericht === 'rechnungen');
  };

  test('finds a document by its number and month in several spellings', async () => {
    const { Monat } = (await get(nr)).body;
    const shown = Monat.split('-').reverse().join('/');
    for (const q of [nr, nr.toLowerCase(), Monat, shown, `${shown} ${nr}`])
      expect(await find(q), q).toEqual([{ Bericht: 'rechnungen', Nummer: nr, Titel: nr, Zusatz: `${shown}, 10,71 €` }]);
    for (const q of ['RE-99999', '2019-01', '01/2019']) expect(await find(q), q).toEqual([]);
  });

  test('does not find a document for users without the right to see invoices or of another agency', async () => {
    expect(await find(nr, agency.mitarbeiter)).toEqual([]);
    const minimal = await makeBenutzer(app, TENANT, agency.agenturnummer, { rollen: [], mitarbeiternummer: null });
    expect(await find(nr, await loginAgentur(app, TENANT, minimal))).toEqual([]);
    expect(await find(nr, (await openAgencyWithStaff(app)).inhaber)).toEqual([]);
  });

  test('finds a document for the owner of an inactive agency', async () => {
    const resting = await openAgencyWithStaff(app, TENANT, 'Inaktiv');
    const own = await makeRechnung(app, TENANT, resting.agenturnummer);
    expect(await find(own, resting.inhaber)).toMatchObject([{ Nummer: own }]);
  });
});

test('a document can be downloaded as a PDF with an embedded electronic invoice', async () => {
  const { status, headers, raw } = await get(`${nr}.pdf`);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toContain(`${nr}.pdf`);
  expect(raw.subarray(0, 5).toString()).toBe('%PDF-');
  expect(raw.toString('latin1')).toContain('factur-x.xml');
  if (process.env.PDF_OUT) writeFileSync(process.env.PDF_OUT, raw);
});

describe('the PDF of a document', () => {
  const kept = (rechnungsnummer: string) => app.inTenant(TENANT, (context) => findPdf(context, rechnungsnummer));
  const STORED = Buffer.from('%PDF-1.7 as it was issued');

  test('is read from the store by concurrent downloads, without being created again', async () => {
    const own = await makeRechnung(app, TENANT, agency.agenturnummer);
    await app.inTenant(TENANT, (context) => insertPdf(context, own, STORED));
    const answers = await atOnce(20, () => get(`${own}.pdf`));
    expect(new Set(answers.map(({ status, raw }) => `${status} ${raw.toString()}`))).toEqual(new Set([`200 ${STORED}`]));
  });

  test('is created once if it is missing, and stays the same when the look of the tenant changes', async () => {
    const own = await makeRechnung(app, TENANT, agency.agenturnummer);
    const [first, ...others] = await atOnce(6, () => get(`${own}.pdf`));
    expect(first?.raw.subarray(0, 5).toString()).toBe('%PDF-');
    for (const { raw } of others) expect(raw.equals(first?.raw ?? STORED)).toBe(true);
    expect((await kept(own))?.equals(first?.raw ?? STORED)).toBe(true);
    await changeMandant(app, TENANT, { theme: { color: { ...app.parts.mandanten.get(TENANT)?.theme.color, primary: '#7a1f1f' } } });
    expect((await get(`${own}.pdf`)).raw.equals(first?.raw ?? STORED)).toBe(true);
  });

  test('is created by a job after an update', async () => {
    const own = await makeRechnung(app, TENANT, agency.agenturnummer);
    await app.inTenant(TENANT, ({ tx }) => tx.insertInto('rechnung_pdf').values({ rechnungsnummer: own, inhalt: null }).execute());
    await app.jobs.drain();
    const pdf = await kept(own);
    expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await get(`${own}.pdf`)).raw.equals(pdf ?? STORED)).toBe(true);
  });

  test('returns 304 for a known ETag', async () => {
    const { headers } = await get(`${nr}.pdf`);
    const again = await get(`${nr}.pdf`, agency.inhaber, agency.agenturnummer, TENANT, { 'if-none-match': String(headers.etag) });
    expect([again.status, again.raw.length, headers['cache-control']]).toEqual([304, 0, 'private, no-cache']);
  });

  test('cannot be changed, and is deleted only when the recipient of the document is erased', async () => {
    const own = await makeRechnung(app, TENANT, agency.agenturnummer);
    await app.inTenant(TENANT, (context) => insertPdf(context, own, STORED));
    const change = app.inTenant(TENANT, ({ tx }) =>
      tx
        .updateTable('rechnung_pdf')
        .set({ inhalt: Buffer.from('other') })
        .where('rechnungsnummer', '=', own)
        .execute(),
    );
    await expect(change).rejects.toThrow(/written once/);
    const remove = app.inTenant(TENANT, ({ tx }) => tx.deleteFrom('rechnung_pdf').where('rechnungsnummer', '=', own).execute());
    await expect(remove).rejects.toThrow(/written once/);
    await app.inTenant(TENANT, (context) => insertPdf(context, own, Buffer.from('other')));
    expect(await kept(own)).toEqual(STORED);
    await app.inTenant(TENANT, (context) => eraseEmpfaenger(context, [own]));
    expect(await kept(own)).toBeNull();
  });
});

describe.each(['', '.pdf'])('a document%s', (ending) => {
  test('is refused for another agency or tenant, and for users without the right to see invoices', async () => {
    const other = await openAgencyWithStaff(app);
    expect((await get(`${nr}${ending}`, other.inhaber, other.agenturnummer)).status).toBe(404);
    expect((await get(`${nr}${ending}`, agency.inhaber, other.agenturnummer)).status).toBe(404);
    expect((await get(`RE-99999${ending}`)).status).toBe(404);
    expect((await get(`${nr}${ending}`, agency.inhaber, agency.agenturnummer, 'energie')).status).toBeGreaterThanOrEqual(401);
    const mitarbeiter = await makeBenutzer(app, TENANT, agency.agenturnummer, { rollen: ['Mitarbeiter'], mitarbeiternummer: null });
    expect((await get(`${nr}${ending}`, await loginAgentur(app, TENANT, mitarbeiter))).status).toBe(403);
  });
});

test('the PDF of a document with an erased recipient returns 410', async () => {
  const old = await makeRechnung(app, TENANT, agency.agenturnummer);
  await app.inTenant(TENANT, (context) => eraseEmpfaenger(context, [old]));
  expect((await get(`${old}.pdf`)).status).toBe(410);
  expect((await get(old)).status).toBe(200);
});

describe('an overdue document', () => {
  const owner = async () => loginAgentur(app, TENANT, await makeBenutzer(app, TENANT, agency.agenturnummer));
  const overdueIn = async (bearer: string) => {
    const { body } = await app.api(TENANT, 'GET', `/agentur/heute/${agency.agenturnummer}`, { bearer });
    return body.Anstehend.filter(({ Art }: { Art: string }) => Art === 'RechnungenUeberfaellig');
  };
  const list = async (bearer: string, body: object) =>
    (await app.api(TENANT, 'PUT', `/agentur/rechnungen/${agency.agenturnummer}`, { bearer, body })).body;

  test('is on the start page of owners from the day after its due day, with what is open', async () => {
    const { Content, TotalCount: Anzahl, Summen } = await list(await owner(), {});
    const [{ FaelligAm }] = Content;
    const due = async (bearer: string) => (await list(bearer, { Filter: { Anstehend: 'RechnungenUeberfaellig' } })).TotalCount;
    await app.clock.advance(14);
    expect(dayOf(app.clock.now())).toBe(FaelligAm);
    let bearer = await owner();
    expect([await overdueIn(bearer), await due(bearer)]).toEqual([[], 0]);
    await app.clock.advance(1);
    bearer = await owner();
    expect(await overdueIn(bearer)).toEqual([{ Art: 'RechnungenUeberfaellig', Anzahl, WertCent: Summen.OffenCent, FaelligAm }]);
    expect(await due(bearer)).toBe(Anzahl);
    const role = { rollen: ['Mitarbeiter'], mitarbeiternummer: 'M-99' } as const;
    const staff = await loginAgentur(app, TENANT, await makeBenutzer(app, TENANT, agency.agenturnummer, role));
    expect(await overdueIn(staff)).toEqual([]);
  });
});
