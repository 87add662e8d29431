import { describe, expect, it } from 'vitest';
import type { Praemierung } from '../../../contract/calls/praemie/praemie.ts';
import { gefragt, offen } from '../../features/praemie/grant.fixture.ts';
import { openPage } from '../../shell/open.fixture.ts';
import { type Answers, visitOf } from '../../shell/visit.fixture.ts';
import type { FormState, Problem } from '../../shell/visit.ts';
import { postPage } from '../../site.tsx';

const query = { token: 'geheim & co' };
const read = (body: Praemierung): Answers => ({ readPraemierung: { body } });
const problem = (code: Problem['code'], status: number): Answers => ({ readPraemierung: { problem: { status, code, detail: 'Nein.' } } });
const waits = (Ueberweisung: Praemierung['Ueberweisung']): Answers => read({ ...gefragt, Ueberweisung });
const open = (answers: Answers, options: { query?: Record<string, string>; locale?: 'de' | 'en'; form?: FormState } = {}) =>
  openPage('RewardBankDetails', { query, ...options }, answers);

const BANK = { Kontoinhaber: 'Erika Muster', IBAN: 'DE75 5121 0800 1245 1261 99', BIC: '' };
async function post(answers: Answers, token = query.token) {
  const { visit, made } = visitOf({ query: token === '' ? {} : { token } }, answers);
  return { posted: await postPage('RewardBankDetails', visit, { ...BANK, vorgang: 'v1' }), made };
}
const refused = (code: Problem['code'], status: number, errors?: Problem['errors']): Answers => ({
  replacePraemieBankdaten: { problem: { status, code, detail: 'Nein.', ...(errors && { errors }) } },
});

describe('RewardBankDetails', () => {
  it('says why the transfer failed, to which account, how much, and until when another one is taken; it changes nothing', async () => {
    const { text, html, made, status } = await open(read(gefragt));
    expect(status).toBe(200);
    expect(made).toEqual([{ name: 'readPraemierung', input: { bearer: query.token } }]);
    for (const part of [
      'Wohin dürfen wir 35 € überweisen?',
      'bis zum 09.01.2027',
      'Dieses Konto gibt es nicht mehr.',
      'DE89',
      'Konto speichern',
    ])
      expect(text).toContain(part);
    expect(html).toMatch(/<form[^>]*method="post"/);
    const english = (await open(read(gefragt), { locale: 'en' })).text;
    for (const part of ['Where may we transfer €35?', 'by 9 January 2027', 'Save account']) expect(english).toContain(part);
  });

  it('takes another account without being asked, and says what it replaces', async () => {
    const { text } = await open(waits({ Schritt: 'Auszahlung', IBAN: 'DE89 •••• •••• •••• ••30 00' }));
    expect(text).toContain('ersetzt das Konto für diese Prämie');
    expect(text).not.toContain('bis zum');
  });

  it('shows the account once it is stored, with a way to the reward', async () => {
    const stored = { query: { ...query, gespeichert: '1' } };
    const { text, html } = await open(waits({ Schritt: 'Auszahlung', IBAN: 'DE75 •••• •••• •••• ••61 99' }), stored);
    expect(text).toContain('Ihr Konto ist gespeichert');
    expect(text.replace(/\u00a0/g, ' ')).toContain('DE75 •••• •••• •••• ••61 99');
    expect(html).toContain('href="/de/praemie/?token=geheim+%26+co"');
    expect((await open(read(gefragt), stored)).text).toContain('Wohin dürfen wir');
  });

  it.each([
    ['without a token', {}, { query: {} }, 'über Ihren persönlichen Link', 200],
    ['for an unknown token', problem('PraemieTokenUngueltig', 400), {}, 'finden wir keine Prämie', 404],
    ['for an expired grant', problem('PraemieTokenAbgelaufen', 410), {}, 'Dieser Link ist abgelaufen', 410],
    ['after the asked time', waits({ Schritt: 'AuszahlungAngehalten', Bis: '2026-11-19' }), {}, 'Dieser Link ist abgelaufen', 410],
  ] as const)('explains itself %s', async (_, answers, options, words, status) => {
    const page = await open(answers, options);
    expect([page.status, page.text.includes(words)]).toEqual([status, true]);
    expect(page.html).not.toContain('<form');
  });

  it.each([
    ['can be picked', offen],
    ['is on its way', { ...gefragt, Ueberweisung: { Schritt: 'InZahlung' } }],
    ['is paid', { ...offen, Status: 'Ausgezahlt', Ausgezahlt: { Am: '2027-01-04', Zweck: 'x' } }],
  ] as const)('leads to the reward that %s', async (_, body) => {
    const { visit } = visitOf({ query }, read(body as Praemierung));
    const { loadRewardBankDetails } = await import('./load.ts');
    expect(await loadRewardBankDetails(visit)).toEqual({ redirect: { page: 'Reward', params: query } });
  });

  it('stores the account once for a form that is sent twice', async () => {
    const { posted, made } = await post({ replacePraemieBankdaten: { body: null } });
    expect(posted).toEqual({ redirect: { page: 'RewardBankDetails', params: { ...query, gespeichert: '1' } } });
    const { BIC: _, ...body } = BANK;
    expect(made).toMatchObject([{ name: 'replacePraemieBankdaten', input: { bearer: query.token, body } }]);
    expect((await post({}, '')).posted).toEqual({ redirect: { page: 'RewardBankDetails' } });
  });

  it.each(['Konflikt', 'PraemieTokenAbgelaufen', 'PraemieTokenUngueltig'] as const)('explains %s by its own page', async (code) => {
    expect((await post(refused(code, 409))).posted).toEqual({ redirect: { page: 'RewardBankDetails', params: query } });
  });

  it('shows what was typed, with the fault at its field', async () => {
    const errors = [{ field: 'IBAN', code: 'iban', message: 'IBAN ist nicht gültig.' }] as const;
    const { posted } = await post(refused('Validierung', 422, [...errors]));
    expect(posted).toMatchObject({ problem: { code: 'Validierung' } });
    const form = { values: BANK, problem: { status: 422, code: 'Validierung', detail: 'Nein.', errors: [...errors] } } as FormState;
    const { text, html } = await open(read(gefragt), { form });
    expect(text).toContain('IBAN ist nicht gültig.');
    expect(html).toContain('value="Erika Muster"');
  });
});
