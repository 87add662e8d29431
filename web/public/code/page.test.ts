import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../../contract/errors.ts';
import { openPage, type VisitOptions } from '../../shell/open.fixture.ts';
import { visitOf } from '../../shell/visit.fixture.ts';
import { postPage } from '../../site.tsx';

const html = async (options: VisitOptions = {}) => (await openPage('Code', options)).html;
const refused = (code: ErrorCode, status: number) => ({ values: { Code: 'ab"<i>' }, problem: { status, code, detail: 'Etwas anderes.' } });

describe('Code', () => {
  it('congratulates and explains where to find the code, in both languages', async () => {
    expect(await html()).toContain('Schön, dass Sie empfohlen wurden!');
    expect(await html()).toContain('unter dem QR-Bild');
    expect(await html({ locale: 'en' })).toContain('someone has recommended you!');
    expect(await html({ query: { code: 'AB12' } })).toContain('value="AB12"');
  });

  it.each([
    ['NichtGefunden', 404, 'Diesen Code kennen wir nicht.'],
    ['Validierung', 422, 'Geben Sie den Code ein'],
    ['ZuVieleAnfragen', 429, 'Bitte warten Sie 1 Minute und'],
    ['NetzwerkFehler', 503, 'Etwas anderes.'],
  ] as const)('explains %s at its field and keeps what was typed', async (code, status, words) => {
    const page = await html({ form: refused(code, status) });
    expect(page).toContain(words);
    expect(page).toContain('value="ab&quot;&lt;i&gt;"');
    expect(page).toContain('href="#feld-Code"');
  });

  it.each([
    ['ab12 cd34', 'ab12 cd34'],
    [' AB12-CD34\n', 'AB12-CD34'],
    ['https://fh.example/r/AB12CD34/?channel=qr', 'AB12CD34'],
    ['(https://fh.example/r/AB12CD34).', 'AB12CD34'],
    ['https://fh.example/r/AB12CD34!', 'AB12CD34'],
  ])('looks %j up', async (typed, code) => {
    const { visit, made } = visitOf({}, { readEmpfehlungscode: { body: { Empfehlungsnummer: 'nr1' } } });
    const redirect = { page: 'RecipientData', params: { empfehlungsnummer: 'nr1', channel: 'code' } };
    expect(await postPage('Code', visit, { Code: typed })).toEqual({ redirect });
    expect(made).toEqual([{ name: 'readEmpfehlungscode', input: { params: { code }, query: { einsprungsquelle: 'Code' } } }]);
  });

  it('returns the problem of an unknown code', async () => {
    const { problem } = refused('NichtGefunden', 404);
    expect(await postPage('Code', visitOf({}, { readEmpfehlungscode: { problem } }).visit, {})).toEqual({ problem });
  });
});
