import { beforeEach, describe, expect, test } from 'vitest';
import { type Reply, testApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { confirmData, rowOf } from '../../../../test/support/empfaenger.ts';
import { tokenOf } from '../../../../test/support/mails.ts';
import { TEST_NOW } from '../../../../test/support/parts.ts';
import { accept, completion, join, login, order, postAuftrag, recommend, shownEmpfehlung } from '../../../../test/support/walk.ts';

const app = testApp();
const TENANT = 'telko';
let session: string;
let nummer: string;
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  session = await login(app, TENANT);
  nummer = (await recommend(app, TENANT, session, { produkt: 462 })).Empfehlungsnummer;
});

type Person = Awaited<ReturnType<typeof join>>;
const newest = async ({ email }: { email: string }): Promise<string> => {
  await app.jobs.drainMails();
  return tokenOf(app.mails.to(email, 'empfaengerbestaetigung'));
};
const own = (hex: string) => app.api(TENANT, 'GET', `/empfaenger/${hex}`);
const peopleOf = async (nr = nummer) => (await shownEmpfehlung(app, TENANT, session, nr)).Empfaenger;
const report = (nr: string, Status: string) => postAuftrag(app, TENANT, order(app, nr, 462), Status);

/** An address that has joined, confirmed or not, and that another person enters again with another name and street. */
async function again(how: 'confirmed' | 'unconfirmed' = 'confirmed') {
  const first = await join(app, TENANT, nummer);
  // Waiting mails are sent in any order.
  await app.jobs.drainMails();
  if (how === 'confirmed') await accept(app, TENANT, first);
  return { first, second: await enterAgain(first) };
}
async function enterAgain({ email }: Person): Promise<Person> {
  const body = completion(nummer, email);
  const empfaengerdaten = { ...body.empfaengerdaten, vorname: 'Georg', adresse: { ...body.empfaengerdaten.adresse, strasse: 'Neugasse' } };
  const reply = await app.api(TENANT, 'POST', '/tracking/abschliessen', { body: { ...body, empfaengerdaten } });
  expect([reply.status, Object.keys(reply.body), reply.body.Status]).toEqual([201, ['Empfaengernummer', 'Hex', 'Status'], 'Offen']);
  return { ...reply.body, email };
}

/** All that the holder of an entry's secret can read, with the entry's own values replaced. */
async function toldOf(person: Person): Promise<unknown[]> {
  const bearer = person.Hex;
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    app.api(TENANT, method, path, { bearer, ...(body && { body }) });
  const auftrag = order(app, person.Empfaengernummer, 462);
  const replies = [
    await own(bearer),
    await call('GET', '/empfaenger/stand'),
    await call('GET', `/empfaenger/${person.Empfaengernummer}/praemie/`),
    await call('GET', '/empfaenger/auftrag'),
    await call('POST', '/empfaenger/bankdaten/link'),
    await call('PUT', '/empfaenger/zustimmung', { AgbText: 'ja' }),
    await call('POST', '/tracking/abschliessen', { ...completion(nummer, person.email), empfaengernummer: person.Empfaengernummer }),
    await call('GET', `/empfehlung/${nummer}/produkt/produktlink?empfaengernummer=${person.Empfaengernummer}`),
    await postAuftrag(app, TENANT, auftrag, 'Eingegangen'),
    await call('GET', '/empfaenger/auftrag'),
    await own(bearer),
    await postAuftrag(app, TENANT, auftrag, 'Bestaetigt'),
    await own(bearer),
  ];
  return replies.map(({ status, body }) => [status, anonymous(body, person, auftrag.Auftragsnummer)]);
}
function anonymous(body: Reply['body'], { Empfaengernummer, Hex, email }: Person, auftrag: string): string {
  const text = JSON.stringify(body).replaceAll(Empfaengernummer, 'NUMMER').replaceAll(Hex, 'HEX').replaceAll(email, 'EMAIL');
  return text
    .replaceAll(auftrag, 'AUFTRAG')
    .replaceAll('Georg', 'Jörg')
    .replaceAll('Neugasse', 'Domkloster')
    .replace(/signatur=\w+/, 'signatur=');
}

describe('an address that has joined, entered again without its secret', () => {
  test.each(['confirmed', 'unconfirmed'] as const)('returns the same answers as a new one (%s)', async (how) => {
    const { first, second } = await again(how);
    const toldAgain = (await toldOf(second)).map((told) => JSON.stringify(told).replaceAll(first.Empfaengernummer, 'NUMMER'));
    const toldNew = (await toldOf(await join(app, TENANT, nummer))).map((told) => JSON.stringify(told));
    expect(toldAgain).toEqual(toldNew);
  });

  test('is not listed for the recommender, in public, in the disclosure, or for a tenant that names only the referral', async () => {
    const { first, second } = await again();
    const [person, ...others] = await peopleOf();
    expect([person.Empfaengernummer, person.Anzeigename, others]).toEqual([first.Empfaengernummer, 'Jörg M.', []]);
    const disclosure = await app.api(TENANT, 'GET', '/empfehler/datenauskunft', { bearer: session });
    expect(JSON.stringify(disclosure.body)).not.toContain(second.Empfaengernummer);
    const { Empfaengernummer: _, ...auftrag } = order(app, '', 462);
    const byReferral = await app.api(TENANT, 'POST', '/auftrag', {
      bearer: `demo-${TENANT}`,
      body: { ...auftrag, Empfehlungsnummer: nummer, Status: 'Eingegangen' },
    });
    expect(byReferral.body.Empfaengernummer).toBe(first.Empfaengernummer);
  });

  test('gets a mail to confirm like a new one; a confirmed owner gets no link to refuse', async () => {
    const { second } = await again();
    await app.jobs.drainMails();
    const [mail] = app.mails.allTo(second.email).filter(({ text }) => text.includes('Ohne Ihre Bestätigung ändert sich nichts'));
    expect(mail?.html).not.toContain('ablehnen=1');
    const { second: typed } = await again('unconfirmed');
    await app.jobs.drainMails();
    expect(app.mails.to(typed.email).html).toContain('ablehnen=1');
  });

  test("does not conflict with another tenant's recipients", async () => {
    const { first } = await again();
    await app.jobs.drainMails();
    const elsewhere = (await recommend(app, 'energie', await login(app, 'energie'), { produkt: 1 })).Empfehlungsnummer;
    const person = await join(app, 'energie', elsewhere, first.email);
    await app.jobs.drainMails();
    expect(app.mails.to(first.email).text).not.toContain('schon');
    expect(await own(person.Hex)).toMatchObject({ status: 404 });
  });
});

describe('the confirmation of a provisional entry', () => {
  test.each(['confirmed', 'unconfirmed'] as const)('joins it to the first recipient with the data entered last (%s)', async (how) => {
    const { first, second } = await again(how);
    const { status, body } = await confirmData(app, await newest(second));
    expect([status, body.Status]).toEqual([200, how === 'confirmed' ? 'Ok' : 'Offen']);
    const { Empfaengernummer, Bestaetigt, empfaengerdaten } = (await own(body.Hex)).body;
    expect([Empfaengernummer, Bestaetigt]).toEqual([first.Empfaengernummer, true]);
    expect([empfaengerdaten.vorname, empfaengerdaten.adresse.strasse, empfaengerdaten.email]).toEqual(['Georg', 'Neugasse', first.email]);
    for (const dead of [first.Hex, second.Hex]) expect((await own(dead)).status).toBe(404);
    expect(await peopleOf()).toHaveLength(1);
    expect(await rowOf(app, second.Empfaengernummer)).toMatchObject({ email: null, vorname: null, hex_hash: null });
  });

  test('takes over the terms that were accepted with its secret', async () => {
    const { first, second } = await again('unconfirmed');
    await app.api(TENANT, 'PUT', '/empfaenger/zustimmung', { bearer: second.Hex, body: { AgbText: 'ja' } });
    expect((await confirmData(app, await newest(second))).body.Status).toBe('Ok');
    const terms = app.inTenant(TENANT, ({ tx }) =>
      tx.selectFrom('zustimmung').select(['agb_text', 'praemienbedingungen_version']).where('bezug', '=', first.Empfaengernummer).execute(),
    );
    expect(await terms).toEqual([{ agb_text: 'ja', praemienbedingungen_version: '2026-11' }]);
  });

  test('keeps the fields that the short form does not ask for', async () => {
    const first = await join(app, TENANT, nummer);
    await app.jobs.drainMails();
    const body = { Vorname: 'Georg', Nachname: 'Neu', Email: first.email };
    expect((await app.api(TENANT, 'POST', `/empfaenger/create/${nummer}`, { body })).status).toBe(201);
    const { Hex } = (await confirmData(app, await newest(first))).body;
    const { name, telefon, geburtsdatum, adresse } = (await own(Hex)).body.empfaengerdaten;
    expect([name, telefon, geburtsdatum, adresse.ort]).toEqual(['Neu', '030 1234567', '24.12.1980', 'Köln']);
  });

  test('makes both numbers refer to the first recipient: for the shop, in the path, and in the form', async () => {
    const { first, second } = await again();
    const { Hex } = (await confirmData(app, await newest(second))).body;
    app.clock.pass({ hours: 1 });
    for (const { Empfaengernummer } of [first, second]) {
      expect((await report(Empfaengernummer, 'Eingegangen')).body.Empfaengernummer).toBe(first.Empfaengernummer);
      expect((await app.api(TENANT, 'GET', `/empfaenger/${Empfaengernummer}/praemie/`, { bearer: Hex })).status).toBe(200);
      const body = { ...completion(nummer, first.email), empfaengernummer: Empfaengernummer };
      const changed = await app.api(TENANT, 'POST', '/tracking/abschliessen', { bearer: Hex, body });
      expect(changed).toMatchObject({ status: 200, body: { Empfaengernummer: first.Empfaengernummer, Hex } });
    }
  });

  test('succeeds once for two concurrent links, and for one link used twice', async () => {
    const first = await join(app, TENANT, nummer);
    const token = await newest(first);
    const second = await enterAgain(first);
    const other = await newest(second);
    const replies = await atOnce(2, (index) => Promise.all([confirmData(app, index === 0 ? token : other), confirmData(app, other)]));
    expect(new Set(replies.flat().map(({ status }) => status))).toEqual(new Set([200, 409]));
    const live = replies.flat().filter(({ status }) => status === 200);
    const opened = await Promise.all(live.map(async ({ body }) => (await own(body.Hex)).status));
    expect(opened.filter((status) => status === 200)).toHaveLength(1);
    expect(await peopleOf()).toHaveLength(1);
  });
});

describe('an order with the number of a provisional entry', () => {
  test('that the tenant confirms belongs to the first recipient, and is rewarded once', async () => {
    const { first, second } = await again('unconfirmed');
    const auftrag = order(app, second.Empfaengernummer, 462);
    expect((await postAuftrag(app, TENANT, auftrag, 'Bestaetigt')).body).toMatchObject({ Empfaengernummer: first.Empfaengernummer });
    for (const dead of [first.Hex, second.Hex]) expect((await own(dead)).status).toBe(404);
    await app.later(15);
    const released = await postAuftrag(app, TENANT, auftrag, 'Freigegeben');
    expect(released.body.Praemierungen).toHaveLength(2);
    expect(await postAuftrag(app, TENANT, { ...auftrag, Empfaengernummer: first.Empfaengernummer }, 'Freigegeben')).toMatchObject({
      status: 200,
      body: released.body,
    });
    session = await login(app, TENANT);
    expect((await peopleOf()).map(({ Status }: { Status: string }) => Status)).toEqual(['Freigegeben']);
  });

  test('does not change data that the owner of the address has confirmed', async () => {
    const { first, second } = await again();
    await report(second.Empfaengernummer, 'Bestaetigt');
    expect((await own(first.Hex)).body.empfaengerdaten.vorname).toBe('Jörg');
  });

  test('that is waiting moves to the first recipient when the owner confirms', async () => {
    const { first, second } = await again();
    const auftrag = order(app, second.Empfaengernummer, 462);
    await postAuftrag(app, TENANT, auftrag, 'Eingegangen');
    const { Hex } = (await confirmData(app, await newest(second))).body;
    expect((await app.api(TENANT, 'GET', '/empfaenger/auftrag', { bearer: Hex })).body.Auftragsnummer).toBe(auftrag.Auftragsnummer);
    expect((await postAuftrag(app, TENANT, auftrag, 'Bestaetigt')).body).toMatchObject({ Empfaengernummer: first.Empfaengernummer });
  });

  test('that arrives while the owner confirms leads to one recipient, one order and one secret', async () => {
    const { first, second } = await again('unconfirmed');
    const token = await newest(second);
    const auftrag = order(app, second.Empfaengernummer, 462);
    const [confirmed, ordered] = await Promise.all([confirmData(app, token), postAuftrag(app, TENANT, auftrag, 'Bestaetigt')]);
    expect(ordered).toMatchObject({ status: 201, body: { Empfaengernummer: first.Empfaengernummer, Status: 'Bestaetigt' } });
    expect([200, 410]).toContain(confirmed.status);
    expect((await peopleOf()).map(({ Status }: { Status: string }) => Status)).toEqual(['Ok']);
    for (const dead of [first.Hex, second.Hex]) expect((await own(dead)).status).toBe(404);
  });
});

describe('an address that has joined by another link of the same recommender', () => {
  const joinElsewhere = async () => {
    const first = await join(app, TENANT, nummer);
    await app.jobs.drainMails();
    const other = (await recommend(app, TENANT, session, { produkt: 462, anteil: 100 })).Empfehlungsnummer;
    return { first, other, second: await join(app, TENANT, other, first.email) };
  };

  test('gets the same answer, and is one recipient once confirmed', async () => {
    const { first, other, second } = await joinElsewhere();
    expect(await peopleOf(other)).toEqual([]);
    const { Hex } = (await confirmData(app, await newest(second))).body;
    expect((await own(Hex)).body.Empfaengernummer).toBe(first.Empfaengernummer);
    expect(await peopleOf(other)).toEqual([]);
  });

  test('earns by the share of the link through which the order came', async () => {
    const { first, other, second } = await joinElsewhere();
    const auftrag = order(app, second.Empfaengernummer, 462);
    const { body } = await postAuftrag(app, TENANT, auftrag, 'Bestaetigt');
    expect(body).toMatchObject({ Empfaengernummer: first.Empfaengernummer, Empfehlungsnummer: other });
    await app.later(15);
    const echoed = { ...auftrag, Empfaengernummer: body.Empfaengernummer, Empfehlungsnummer: body.Empfehlungsnummer };
    const released = await postAuftrag(app, TENANT, echoed, 'Freigegeben');
    expect(released.body.Praemierungen.map(({ Seite }: { Seite: string }) => Seite)).toEqual(['Empfehler']);
  });

  test('becomes a recipient of its own if the first has ended meanwhile', async () => {
    const { first, other, second } = await joinElsewhere();
    await app.jobs.drainMails();
    const [mail] = app.mails.allTo(first.email);
    await app.api(TENANT, 'POST', '/empfaenger/ablehnen', { body: { Token: mail ? tokenOf(mail) : '' } });
    expect((await report(second.Empfaengernummer, 'Bestaetigt')).body).toMatchObject({ Empfaengernummer: second.Empfaengernummer });
    expect(await peopleOf(other)).toHaveLength(1);
  });
});

describe('an unconfirmed provisional entry', () => {
  test('is deleted after 12 weeks like any other; its number still brings an order to the first recipient', async () => {
    const { first, second } = await again();
    await app.later(84);
    expect(await rowOf(app, second.Empfaengernummer)).toMatchObject({ email: null, vorname: null, hex_hash: null });
    expect((await own(second.Hex)).status).toBe(404);
    expect((await own(first.Hex)).status).toBe(200);
    expect((await report(second.Empfaengernummer, 'Bestaetigt')).body).toMatchObject({ Empfaengernummer: first.Empfaengernummer });
  });

  test('is erased together with the first recipient when the owner of the address refuses', async () => {
    const { first, second } = await again('unconfirmed');
    expect((await app.api(TENANT, 'POST', '/empfaenger/ablehnen', { body: { Token: await newest(second) } })).status).toBe(204);
    for (const { Empfaengernummer } of [first, second])
      expect(await rowOf(app, Empfaengernummer)).toMatchObject({ email: null, status: 'Storniert' });
  });
});

test('an address entered concurrently at two links of a recommender is never refused', async () => {
  const other = (await recommend(app, TENANT, session, { produkt: 462 })).Empfehlungsnummer;
  const email = `zugleich.${nummer}@muessig.example`;
  const replies = await atOnce(2, (index) =>
    app.api(TENANT, 'POST', '/tracking/abschliessen', { body: completion(index === 0 ? nummer : other, email) }),
  );
  expect(replies.map(({ status }) => status)).toEqual([201, 201]);
  expect([...(await peopleOf()), ...(await peopleOf(other))]).toHaveLength(1);
});
