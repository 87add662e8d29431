import { describe, expect, it } from 'vitest';
import { openPage, type VisitOptions } from '../../shell/open.fixture.ts';
import { type Answers, visitOf } from '../../shell/visit.fixture.ts';
import { postPage } from '../../site.tsx';

const query = { empfehlungsnummer: 'n1' };
const none = { problem: { status: 410, code: 'Abgelaufen' as const, detail: '' } };
const waiting = (Email: string | null): Answers => ({
  readEmpfehlung: { body: { Status: 'Offen' } },
  readAdresse: Email === null ? none : { body: { Email } },
});
const open = async (email: string | null, options: VisitOptions = {}) =>
  (await openPage('Confirmation', { query, ...options }, waiting(email))).html;

describe('waiting for the address to be confirmed', () => {
  it('shows the mailed address, and a link to the mailbox if its provider is known', async () => {
    const html = await open('anna@gmx.de');
    expect(html).toContain('>anna@gmx.de<');
    expect(html).toMatch(/<a href="https:\/\/www\.gmx\.net\/" target="_blank" rel="noopener noreferrer"[^>]*>.*GMX öffnen/);
    expect(await open('anna@firma.de')).not.toContain('öffnen<');
  });

  it('suggests a correction for a probable typo, with a button that sends the mail there', async () => {
    const html = await open('anna@gmial.con');
    expect(html).toContain('Meinten Sie anna@gmail.com?');
    expect(html).toMatch(/<input type="hidden" name="Email" value="anna@gmail.com"\/>/);
    expect(html).not.toContain('Gmail öffnen');
    expect(await open('anna@gmail.com')).not.toContain('Meinten Sie');
  });

  it('hides the address once it may no longer be shown, and still offers to resend the mail', async () => {
    const html = await open(null);
    expect(html).not.toContain('name="Email"');
    expect(html).toContain('E-Mail noch einmal senden');
  });

  it('shows what was sent, and where', async () => {
    const said = (gesendet: string) => open('anna@gmx.de', { query: { ...query, gesendet } });
    expect(await said('1')).toContain('Wir haben die E-Mail noch einmal gesendet.');
    expect(await said('neu')).toContain('an die neue Adresse gesendet');
    expect(await said('toString')).not.toMatch(/role="alert"/);
  });

  it('keeps the typed value if the address is invalid', async () => {
    const problem = { status: 422, code: 'EmailUngueltig', detail: 'Keine Adresse.' } as const;
    const html = await open('anna@gmx.de', { form: { values: { schritt: 'adresse', Email: 'anna@' }, problem } });
    expect(html).toMatch(/<details open="">/);
    expect(html).toMatch(/<input(?=[^>]*name="Email")(?=[^>]*value="anna@")(?=[^>]*aria-invalid="true")/);
  });
});

describe('sending the forms of Confirmation', () => {
  const post = async (fields: Record<string, string>, answers: Answers) => {
    const { visit, made } = visitOf({ page: 'Confirmation', query }, answers);
    return { posted: await postPage('Confirmation', visit, fields), made };
  };
  const sent = (gesendet: string) => ({ redirect: { page: 'Confirmation', params: { ...query, gesendet } } });

  it('resends the mail, or sends it to another address once per form', async () => {
    expect((await post({}, { resendBestaetigung: { status: 204, body: null } })).posted).toEqual(sent('1'));
    const fields = { schritt: 'adresse', Email: 'anna@gmail.com', vorgang: 'v1' };
    const { posted, made } = await post(fields, { changeAdresse: { status: 204, body: null } });
    expect(posted).toEqual(sent('neu'));
    expect(made[0]?.input).toMatchObject({ params: { nr: 'n1' }, body: { Email: 'anna@gmail.com' } });
    expect(made[0]?.input.idempotencyKey).toMatch(/^v1 /);
  });

  it('returns the problem of a failed call', async () => {
    const problem = { status: 429, code: 'ZuVieleAnfragen', detail: 'Warten Sie.' } as const;
    expect((await post({}, { resendBestaetigung: { problem } })).posted).toEqual({ problem });
    expect((await post({ schritt: 'adresse' }, { changeAdresse: { problem } })).posted).toEqual({ problem });
  });
});
