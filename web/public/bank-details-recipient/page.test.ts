import { describe, expect, it } from 'vitest';
import { openPage, plain, type VisitOptions } from '../../shell/open.fixture.ts';
import { theme } from '../../shell/theme.fixture.ts';
import { type Answers, visitOf } from '../../shell/visit.fixture.ts';
import type { Problem } from '../../shell/visit.ts';
import { postPage, renderPage } from '../../site.tsx';

const IBAN = 'DE89 •••• •••• •••• ••30 00';
const link = (iban: string | null = null): Answers => ({ readBankdatenLink: { body: { Kontoinhaber: 'Jörg Müßig', IBAN: iban } } });
const refused = (code: Problem['code'], status: number): { problem: Problem } => ({ problem: { status, code, detail: 'Nein.' } });
const token = { token: 'geheim & co' };

async function open(options: VisitOptions, answers: Answers = {}) {
  const page = await openPage('BankDetailsRecipient', { page: 'BankDetailsRecipient', ...options }, answers);
  return { ...page, html: plain(page.html) };
}

describe('the bank data of a recipient', () => {
  it('is asked for by the mailed link, with the name filled in', async () => {
    const { html, status, made } = await open({ query: token }, link());
    expect(status).toBe(200);
    expect(made).toEqual([{ name: 'readBankdatenLink', input: { body: { Token: 'geheim & co' } } }]);
    for (const part of ['Wohin dürfen wir Ihre Prämie überweisen?', 'value="Jörg Müßig"', 'name="IBAN"', 'name="BIC"', '(optional)'])
      expect(html).toContain(part);
    expect(html).not.toContain('Bisher');
    expect((await open({ query: token }, link(IBAN))).html).toContain(`Bisher ist das Konto ${IBAN} hinterlegt`);
    const nurDe = await open({ query: token, locale: 'en', konfiguration: { ModuleIBANNurDE: true } }, link());
    expect(nurDe.html).toContain('Save bank details');
    expect(nurDe.html).toMatch(/German account/);
  });

  it('keeps the typed values next to the errors', async () => {
    const errors = [{ field: 'IBAN', code: 'iban' as const, message: 'IBAN ist nicht gültig.' }];
    const form = {
      values: { Kontoinhaber: '"><b>', IBAN: 'DE00 1', BIC: 'x' },
      problem: { status: 422, code: 'Validierung' as const, detail: '', errors },
    };
    const { html, status } = await open({ query: token, form }, link());
    expect(status).toBe(422);
    for (const part of ['value="&quot;&gt;&lt;b&gt;"', 'value="DE00 1"', 'value="x"', 'href="#feld-IBAN"', '<title>Fehler: '])
      expect(html).toContain(part);
  });

  it.each([
    ['Validierung', 422, 'Diesen Link kennen wir nicht'],
    ['TokenBereitsVerwendet', 409, 'Über diesen Link ist schon eine Bankverbindung gespeichert'],
    ['Abgelaufen', 410, 'Dieser Link ist abgelaufen'],
    ['Konflikt', 409, 'Hier brauchen wir keine Bankverbindung'],
    ['NichtAuthorisiert', 403, 'Hier brauchen wir keine Bankverbindung'],
  ] as const)('explains a link that is refused with %s', async (code, problemStatus, title) => {
    const { html, status } = await open({ query: token }, { readBankdatenLink: refused(code, problemStatus) });
    expect(status).toBe(200);
    expect(html).toContain(title);
    expect(html).toContain('href="/de/empfaenger/zustimmung"');
    expect(html).not.toContain('<input');
    expect(html).not.toContain('geheim');
  });

  it('leaves other failures to the error page', async () => {
    const { visit } = visitOf({ query: token }, { readBankdatenLink: refused('NetzwerkFehler', 503) });
    expect(await renderPage('BankDetailsRecipient', visit, { theme, css: '' })).toMatchObject({ status: 503 });
  });

  it('explains a missing token', async () => {
    const { html, status, made } = await open({});
    expect([status, made]).toEqual([200, []]);
    expect(html).toContain('über Ihren persönlichen Link');
  });

  it('shows the masked IBAN if the visitor may see it, otherwise only that it is stored', async () => {
    const shown = await open({ query: { gespeichert: '1' } }, { readEigenenStand: { body: { IBAN } } });
    expect(shown.html).toContain(`auf das Konto ${IBAN}`);
    const other = await open({ query: { gespeichert: '1' } }, { readEigenenStand: refused('LoginFirst', 401) });
    expect(other.html).toContain('Ihre Bankverbindung ist gespeichert');
    expect(other.html).not.toContain('DE89');
  });
});

describe('sending the bank data', () => {
  const fields = { Kontoinhaber: 'Jörg Müßig', IBAN: 'DE89 3704 0044 0532 0130 00', BIC: '', Token: 'fremd' };
  const post = async (query: Record<string, string>, answers: Answers) => {
    const { visit, made } = visitOf({ query }, answers);
    return { posted: await postPage('BankDetailsRecipient', visit, fields), made };
  };

  it('stores it with the token of the address, once per form, and redirects to an address without the token', async () => {
    const { posted, made } = await post(token, { storeBankdaten: { status: 204, body: null } });
    const body = { Token: 'geheim & co', Kontoinhaber: 'Jörg Müßig', IBAN: 'DE89 3704 0044 0532 0130 00' };
    expect(made[0]?.input.body).toEqual(body);
    expect(made[0]?.input.idempotencyKey).toBe(JSON.stringify(body));
    expect(posted).toEqual({ redirect: { page: 'BankDetailsRecipient', params: { gespeichert: '1' } } });
  });

  it('returns the problem, and does nothing without a token', async () => {
    expect((await post(token, { storeBankdaten: refused('Validierung', 422) })).posted).toEqual(refused('Validierung', 422));
    expect(await post({}, {})).toEqual({ posted: { redirect: { page: 'BankDetailsRecipient' } }, made: [] });
  });
});
