import { describe, expect, it } from 'vitest';
import { Gutschein, offen } from '../../features/praemie/grant.fixture.ts';
import { openPage, plain } from '../../shell/open.fixture.ts';
import { theme } from '../../shell/theme.fixture.ts';
import { type Answers, visitOf } from '../../shell/visit.fixture.ts';
import type { FormState, Problem } from '../../shell/visit.ts';
import { postPage, renderPage } from '../../site.tsx';

const open: Answers = { readPraemierung: { body: offen } };
const refused = (code: Problem['code'], status: number, errors?: Problem['errors']): Answers => ({
  pickPraemierung: { problem: { status, code, detail: 'Geht nicht.', ...(errors && { errors }) } },
});

interface Opened {
  readonly art?: string;
  readonly praemieid?: string;
  readonly locale?: 'de' | 'en';
  readonly form?: FormState;
  readonly token?: string;
}

const optionsOf = ({ art = 'Ueberweisung', praemieid = '7', locale = 'de', form, token = 'geheim' }: Opened) =>
  ({ locale, params: { praemieid }, query: { ...(token && { token }), art }, form: form ?? null }) as const;
const render = (opened: Opened, answers = open) =>
  renderPage('RewardDetails', visitOf(optionsOf(opened), answers).visit, { theme, css: '' });
const html = async (opened: Opened, answers = open) => plain((await openPage('RewardDetails', optionsOf(opened), answers)).html);

async function post(opened: Opened, fields: Record<string, string>, answers: Answers) {
  const { visit, made: calls } = visitOf(optionsOf(opened), answers);
  return { posted: await postPage('RewardDetails', visit, fields), calls };
}

const BANK = { 'Bankdaten.Kontoinhaber': 'Jörg Müßig', 'Bankdaten.IBAN': 'DE89 3704 0044 0532 0130 00', 'Bankdaten.BIC': '' };

describe('RewardDetails', () => {
  it('asks for bank data for a transfer, and for nothing for a voucher', async () => {
    const transfer = await html({});
    for (const part of [
      'Wohin dürfen wir 35 € überweisen?',
      'bis spätestens 14.02.2027',
      'Kontoinhaber',
      'IBAN',
      '(optional)',
      'Überweisung bestätigen',
    ])
      expect(transfer).toContain(part);
    const voucher = await html({ art: 'Gutschein', locale: 'en' });
    expect(voucher).toContain('€35 as a voucher<');
    expect(voucher).toContain('Confirm voucher');
    expect(voucher).not.toContain('<input');
  });

  it('shows the shop and the conditions of the voucher before it is picked', async () => {
    const said = { readPraemierung: { body: { ...offen, Gutschein } } };
    const voucher = await html({ art: 'Gutschein' }, said);
    for (const part of ['35 € als Gutschein von Talkorb &amp; Co', '36 Monate lang', 'Auf &lt;alles&gt;']) expect(voucher).toContain(part);
    expect(await html({}, said)).not.toContain('Talkorb');
  });

  it.each([
    ['an unknown way of payout', { art: 'Bitcoin' }, open],
    ['a reward that is not offered', { praemieid: '8' }, open],
    ['a picked grant', {}, { readPraemierung: { body: { ...offen, Status: 'Bereitgestellt' } } }],
    ['an unknown token', {}, { readPraemierung: { problem: { status: 400, code: 'PraemieTokenUngueltig', detail: '' } } }],
  ] as const)('redirects %s to the page of the reward', async (_, options, answers) => {
    expect(await render(options, answers)).toEqual({ redirect: { page: 'Reward', params: { token: 'geheim' } } });
  });

  it('explains a missing token', async () => {
    expect(await html({ token: '' }, {})).toContain('über Ihren persönlichen Link');
  });

  it('keeps the typed values next to the errors', async () => {
    const message = 'IBAN ist nicht gültig. Bitte prüfen Sie die Ziffern.';
    const errors = [{ field: 'Bankdaten.IBAN', code: 'iban' as const, message }];
    const values = { ...BANK, 'Bankdaten.Kontoinhaber': '"><b>Jörg', 'Bankdaten.IBAN': 'DE00 1' };
    const form = { values, problem: { status: 422, code: 'Validierung' as const, detail: '', errors } };
    const page = await html({ form });
    expect(page).toContain('<title>Fehler: ');
    expect(page).toContain('value="DE00 1"');
    expect(page).toContain('value="&quot;&gt;&lt;b&gt;Jörg"');
    expect(page.split(message)).toHaveLength(3);
    expect(page).toContain('href="#feld-Bankdaten-IBAN"');
    expect(page.match(/DE00 1/g)).toHaveLength(1);
  });

  it('picks a transfer with its bank data, and redirects to the thanks without the token', async () => {
    const { posted, calls } = await post({}, { ...BANK, foreign: 'x' }, { pickPraemierung: { body: offen } });
    const Bankdaten = { Kontoinhaber: 'Jörg Müßig', IBAN: 'DE89 3704 0044 0532 0130 00' };
    expect(calls).toEqual([
      { name: 'pickPraemierung', input: { bearer: 'geheim', body: { PraemieId: 7, Art: 'Ueberweisung', Bankdaten } } },
    ]);
    expect(posted).toEqual({ redirect: { page: 'RewardThanks', params: { art: 'Ueberweisung', bis: '2027-02-14' } } });
  });

  it('transfers to the stored account if no other one is typed', async () => {
    const stored: Answers = { readPraemierung: { body: { ...offen, IBAN: 'DE89 •••• 30 00' } } };
    const page = await html({}, stored);
    for (const part of ['hinterlegtes Konto DE89 •••• 30 00', 'Anderes Konto angeben', 'name="hinterlegt"']) expect(page).toContain(part);
    expect(page).not.toMatch(/<details open/);
    expect(await html({})).not.toContain('hinterlegt');
    const picked = { pickPraemierung: { body: offen } };
    const empty = { hinterlegt: '1', 'Bankdaten.Kontoinhaber': ' ', 'Bankdaten.IBAN': '', 'Bankdaten.BIC': '' };
    expect((await post({}, empty, picked)).calls[0]?.input.body).toEqual({ PraemieId: 7, Art: 'Ueberweisung' });
    const half = await post({}, { ...empty, 'Bankdaten.IBAN': 'DE1' }, picked);
    expect(half.calls[0]?.input.body).toMatchObject({ Bankdaten: { IBAN: 'DE1' } });
    const problem = {
      status: 422,
      code: 'Validierung' as const,
      detail: '',
      errors: [{ field: 'Bankdaten.IBAN', code: 'iban' as const, message: 'x' }],
    };
    expect(await html({ form: { values: {}, problem } }, stored)).toMatch(/<details open/);
  });

  it('picks a voucher without bank data, whatever the form holds', async () => {
    const { posted, calls } = await post({ art: 'Gutschein' }, BANK, { pickPraemierung: { body: offen } });
    expect(calls[0]?.input.body).toEqual({ PraemieId: 7, Art: 'Gutschein' });
    expect(posted).toEqual({ redirect: { page: 'RewardThanks', params: { art: 'Gutschein' } } });
  });

  it('shows on the page of the reward that the vouchers have run out since they were offered', async () => {
    const gone = { redirect: { page: 'Reward', params: { token: 'geheim', weg: 'gutschein' } } };
    expect((await post({ art: 'Gutschein' }, {}, refused('Konflikt', 409))).posted).toEqual(gone);
    const left = { readPraemierung: { body: { ...offen, Auswahl: offen.Auswahl.filter(({ Art }) => Art === 'Ueberweisung') } } };
    expect(await render({ art: 'Gutschein' }, left)).toEqual(gone);
  });

  it('sends empty bank data too, so that each field reports what is missing', async () => {
    const { calls } = await post({}, {}, refused('Validierung', 422));
    expect(calls[0]?.input.body).toMatchObject({ Bankdaten: {} });
  });

  it.each(['PraemieBereitsAbgeholt', 'PraemieTokenAbgelaufen', 'PraemieTokenUngueltig', 'Konflikt'] as const)(
    'leads to the page of the reward when the pick is refused with %s',
    async (code) => {
      const { posted } = await post({}, BANK, refused(code, 409));
      expect(posted).toEqual({ redirect: { page: 'Reward', params: { token: 'geheim' } } });
    },
  );

  it('shows the form again if the problem can be corrected there', async () => {
    expect((await post({}, BANK, refused('Validierung', 422))).posted).toMatchObject({ problem: { code: 'Validierung' } });
  });

  it('picks nothing without a token or a valid way', async () => {
    expect(await post({ token: '' }, BANK, {})).toEqual({ posted: { redirect: { page: 'Reward', params: {} } }, calls: [] });
    expect((await post({ art: 'x' }, BANK, {})).calls).toEqual([]);
  });
});
