import { describe, expect, it } from 'vitest';
import type { Einladungslink } from '../../../contract/calls/agentur/einladung.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { openPage, plain, type VisitOptions } from '../../shell/open.fixture.ts';
import { type Answers, visitOf } from '../../shell/visit.fixture.ts';
import { postPage } from '../../site.tsx';

const query = { token: 'geheim' };
const invited = (change: Partial<Einladungslink> = {}): Answers => ({
  openEinladung: {
    body: { Stand: 'Offen', Agentur: 'Agentur Nordlicht', Weg: 'Mail', Vorname: 'Ida', Nachname: 'B', Email: 'ida@x.example', ...change },
  },
});
const open = (change: Partial<Einladungslink> = {}, options: VisitOptions = {}) =>
  openPage('Invitation', { query, ...options }, invited(change));
const problem = (code: ErrorCode, status: number) => ({ status, code, detail: 'Bitte später.' });

describe('the link of an invitation', () => {
  it('shows who invites, what it means, what the agency sees and what not, and changes nothing', async () => {
    const { text, html, made } = await open();
    expect(made.map(({ name }) => name)).toEqual(['openEinladung']);
    for (const part of [
      'Agentur Nordlicht lädt Sie ein',
      'Was Ihre Zustimmung bedeutet',
      'Das sieht Agentur Nordlicht',
      'Das sieht Agentur Nordlicht nicht',
    ])
      expect(plain(text)).toContain(part);
    expect(text).toContain('ida@x.example');
    expect(html.match(/<button/g)).toHaveLength(1);
    expect(html).not.toContain('name="Email"');
    expect(html).toContain('href="/de/einladung?token=geheim&amp;ablehnen=1"');
    expect(text).not.toMatch(/\d+\s?€/);
  });

  it('asks for name and address from a QR code, with the name that the agency entered, unless the visitor is logged in', async () => {
    const { html } = await open({ Weg: 'Code', Email: null });
    expect(html).toMatch(/<input(?=[^>]*name="Vorname")(?=[^>]*value="Ida")/);
    expect(html).toContain('name="Email"');
    const standing = await open({ Weg: 'Dauercode', Vorname: null, Nachname: null, Email: null });
    expect(standing.html).toContain('name="Email"');
    expect(standing.text).not.toContain('Ich möchte das nicht');
    expect((await open({ Weg: 'Code', Email: null }, { login: { who: 'E' } })).html).not.toContain('name="Email"');
  });

  it.each([
    ['Angenommen', 'schon angenommen', '/de/login'],
    ['Abgelaufen', 'ist abgelaufen', '/de/'],
    ['Zurueckgezogen', 'gilt nicht mehr', '/de/'],
    ['Abgelehnt', 'abgelehnt', '/de/'],
    ['Ruht', 'gilt zurzeit nicht', '/de/'],
    ['Beendet', 'Dieser Code gilt nicht mehr', '/de/'],
  ] as const)('explains that it is %s, without a button', async (Stand, sentence, way) => {
    const { text, html, status } = await open({ Stand });
    expect([status, text.includes(sentence), html.includes(`href="${way}"`)]).toEqual([200, true, true]);
    expect(html).not.toContain('<button');
  });

  it('returns 404 for an unknown token, and explains a missing one', async () => {
    const unknown = await openPage('Invitation', { query }, { openEinladung: { problem: problem('NichtGefunden', 404) } });
    expect([unknown.status, unknown.text.includes('Dieser Link führt nicht weiter')]).toEqual([404, true]);
    expect((await openPage('Invitation', {})).text).toContain('Dieser Link führt nicht weiter');
    expect((await openPage('Invitation', { query: { getan: 'toString' } })).text).toContain('Dieser Link führt nicht weiter');
  });
});

describe('"Ich möchte das nicht"', () => {
  const options = { query: { ...query, ablehnen: '1' } };

  it('asks for confirmation with the consequence, and after a mailed invitation has ended too', async () => {
    expect((await open({}, options)).text).toContain('an diese Adresse geht keine Einladung dieser Art');
    expect((await open({ Weg: 'Code' }, options)).text).not.toContain('an diese Adresse geht');
    expect((await open({ Stand: 'Abgelaufen' }, options)).html).toContain('<button');
    expect((await open({ Stand: 'Abgelaufen', Weg: 'Code' }, options)).html).not.toContain('<button');
    expect((await open({ Stand: 'Angenommen' }, options)).html).not.toContain('<button');
  });

  it('declines once, and redirects to an address without the token', async () => {
    const { visit, made } = visitOf(options, { declineEinladung: { status: 204, body: null } });
    expect(await postPage('Invitation', visit, { vorgang: 'v1' })).toEqual({
      redirect: { page: 'Invitation', params: { getan: 'abgelehnt' } },
    });
    expect(made).toEqual([{ name: 'declineEinladung', input: { body: { Token: 'geheim' }, idempotencyKey: 'v1' } }]);
    expect((await openPage('Invitation', { query: { getan: 'abgelehnt' } })).text).toContain('Sie haben die Einladung abgelehnt');
  });
});

describe('accepting an invitation', () => {
  const post = async (fields: Record<string, string>, answers: Answers) => {
    const { visit, made } = visitOf({ query }, answers);
    return { posted: await postPage('Invitation', visit, fields), made };
  };
  const done = (getan: string) => ({ redirect: { page: 'Invitation', params: { getan } } });

  it('sends only the typed fields and the token, once per form, and shows whether it is accepted or a mail was sent', async () => {
    const fields = { Vorname: 'Ida', Nachname: '', Email: 'ida@x.example', Agenturnummer: 'A-1', vorgang: 'v1' };
    const sent = await post(fields, { acceptEinladung: { status: 202, body: { OptInRequired: true } } });
    expect(sent.posted).toEqual(done('gesendet'));
    expect(sent.made[0]?.input.body).toEqual({ Vorname: 'Ida', Email: 'ida@x.example', Token: 'geheim' });
    expect(sent.made[0]?.input.idempotencyKey).toMatch(/^v1 /);
    expect((await post({}, { acceptEinladung: { body: { Status: 'Angenommen' } } })).posted).toEqual(done('angenommen'));
    expect((await openPage('Invitation', { query: { getan: 'gesendet' } })).text).toContain('Sehen Sie in Ihr Postfach');
    const { html, text } = await openPage('Invitation', { query: { getan: 'angenommen' } });
    expect([text.includes('Jetzt etwas empfehlen'), html.includes('href="/de/"')]).toEqual([true, true]);
  });

  it('keeps the typed values after a refusal, with the error at its field or at the form', async () => {
    const values = { Vorname: 'Ida', Nachname: '', Email: 'ida@' };
    const errors = [{ field: 'Nachname', code: 'pflichtfeld' as const, message: 'Nachname fehlt.' }];
    const form = { values, problem: { ...problem('Validierung', 422), errors } };
    const { html, status } = await open({ Weg: 'Code', Email: null }, { form });
    expect(status).toBe(422);
    for (const part of ['value="ida@"', 'href="#feld-Nachname"']) expect(html).toContain(part);
    const limit = { values, problem: problem('ZuVieleAnfragen', 429) };
    expect((await open({ Weg: 'Code', Email: null }, { form: limit })).text).toContain('Bitte später.');
    const barred = { values, problem: problem('EmailNotAllowed', 403) };
    expect((await open({ Weg: 'Code', Email: null }, { form: barred })).html).toContain('href="#feld-Email"');
    const own = { values: {}, problem: problem('NichtAuthorisiert', 403) };
    expect((await open({}, { form: own })).text).toContain('Bitte später.');
  });
});
