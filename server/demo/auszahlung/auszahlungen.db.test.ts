import { beforeAll, describe, expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { openBetriebSession } from '../../../test/support/betrieb.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';

const app = demoApp();

const session = { maker: '', approver: '' };
beforeAll(async () => {
  const people = await queryAsOwner<{ id: string; email: string }>(app, 'select benutzer_id as id, email from betrieb_benutzer');
  const open = (email: string) => openBetriebSession(app, { id: people.find((one) => one.email === email)?.id ?? '' });
  session.maker = await open('buchhaltung@example.org');
  session.approver = await open('betrieb@example.org');
});
const call = (tenant: string, method: 'GET' | 'PUT' | 'POST', path: string, body?: object, bearer = session.maker) =>
  app.api(tenant, method, `/betrieb/${path}`, { bearer, ...(body && { body }) });

interface Lauf {
  readonly Laufnummer: string;
  readonly Status: string;
  readonly Anzahl: number;
  readonly Rueckgaben: number;
  readonly Hinweise: number;
}
const runs = async (): Promise<Lauf[]> => (await call('telko', 'PUT', 'zahlungslaeufe', { OrderBy: 'Laufnummer' })).body.Content;
const transfers = async (tenant: string, ...Status: string[]): Promise<{ Status: string; Anzeigename: string }[]> =>
  (await call(tenant, 'PUT', 'auszahlungen', { Pagesize: 100, Filter: { Status } })).body.Content;

describe('the payouts of telko', () => {
  test('have two of commissions that were executed, a run that was withdrawn, one that was executed with a return, and one that waits for its approval', async () => {
    expect((await runs()).sort((a, b) => a.Laufnummer.localeCompare(b.Laufnummer))).toMatchObject([
      { Laufnummer: 'ZL-00001', Status: 'Ausgefuehrt', Anzahl: 2, Rueckgaben: 0 },
      { Laufnummer: 'ZL-00002', Status: 'Ausgefuehrt', Anzahl: 1, Rueckgaben: 0 },
      { Laufnummer: 'ZL-00003', Status: 'Zurueckgezogen' },
      { Laufnummer: 'ZL-00004', Status: 'Ausgefuehrt', Anzahl: 6, Rueckgaben: 1 },
      { Laufnummer: 'ZL-00005', Status: 'Geprueft', Anzahl: 5, Hinweise: 0 },
    ]);
  });

  test('have 40 transfers that are ready, one that is held and one whose owner is asked for another account', async () => {
    expect(await transfers('telko', 'Bereit')).toHaveLength(40);
    expect(await transfers('telko', 'ImLauf')).toHaveLength(5);
    expect(await transfers('telko', 'Angehalten')).toHaveLength(1);
    expect(await transfers('telko', 'BankdatenFehlen')).toHaveLength(1);
  });

  test('go on: the second person approves the run, and the next one is made of all that is ready', async () => {
    const { body: lauf } = await call('telko', 'GET', 'zahlungslaeufe/ZL-00005');
    const approved = await call('telko', 'POST', 'zahlungslaeufe/ZL-00005/freigeben', { Pruefsumme: lauf.Pruefsumme }, session.approver);
    expect(approved).toMatchObject({ status: 200, body: { Status: 'Freigegeben' } });
    const next = await call('telko', 'POST', 'zahlungslaeufe', { Ausfuehrungstag: lauf.Ausfuehrungstag });
    expect(next).toMatchObject({ status: 201, body: { Laufnummer: 'ZL-00006', Status: 'Entwurf', Anzahl: 40 } });
  });

  test('have a claim against a seller and two rewards that are claimed back: one is open, of the other two instalments were received', async () => {
    const { Content } = (await call('telko', 'PUT', 'forderungen', { OrderBy: 'Forderungsnummer', Descending: false })).body;
    expect(Content).toHaveLength(3);
    const [ofSeller, open, inParts] = Content;
    expect(ofSeller).toMatchObject({ Forderungsnummer: 'RF-00001', Partei: 'Seller', Sellernummer: 'P-2004', Status: 'Offen' });
    expect(open).toMatchObject({ Forderungsnummer: 'RF-00002', Partei: 'Empfehler', Status: 'Offen', RestCent: open.BetragCent });
    expect(inParts).toMatchObject({ Status: 'Offen', RestCent: Math.round(inParts.BetragCent * 0.3) });
    const { body } = await call('telko', 'GET', `forderungen/${inParts.Forderungsnummer}`);
    expect(body).toMatchObject({ Eingaenge: [{}, {}], Verlauf: [{}, {}, {}] });
  });

  test('are booked: what each run paid left the bank in one sum, and what came back is there again', async () => {
    const booked = await queryAsOwner<{ vorgang: string; anzahl: number }>(
      app,
      `select vorgang, count(distinct belegnummer)::int as anzahl from buchung
       where mandant = 'telko' and (belegnummer like 'ZL-%' or belegnummer in (select zahlungsnummer from zahlung)) group by vorgang order by vorgang`,
    );
    expect(booked).toEqual([
      { vorgang: 'Auszahlung', anzahl: 6 },
      { vorgang: 'Bankausgang', anzahl: 3 },
      { vorgang: 'Bankeingang', anzahl: 1 },
      { vorgang: 'Provisionszahlung', anzahl: 3 },
      { vorgang: 'Rueckgabe', anzahl: 1 },
    ]);
  });
});

test('energie has transfers that are ready, and no run', async () => {
  expect((await transfers('energie', 'Bereit')).length).toBeGreaterThan(1);
  expect((await call('energie', 'PUT', 'zahlungslaeufe', {})).body.Content).toEqual([]);
});
