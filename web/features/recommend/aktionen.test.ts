import { describe, expect, it } from 'vitest';
import { theme } from '../../shell/theme.fixture.ts';
import { visitOf } from '../../shell/visit.fixture.ts';
import { postPage, renderPage } from '../../site.tsx';
import { wordingOf } from './form.ts';

const aktion = {
  AktionsId: 3,
  Titel: 'Jahreslos',
  Text: 'Ich nehme teil.',
  RechtsText: '<p>Freiwillig.</p>',
  abgehakt: false,
  Zustimmung: null,
} as const;
const produkt = { Id: 7, ExterneId: 'P-7', Name: 'Probe', Praemien: [{ WertCent: 5000, Wert: '50,00 €' }] };
const FIELDS = {
  'Empfehlung.AnteilEmpfehler': '50',
  'Empfehlung.AgbText': 'ja',
  'Empfehler.Vorname': 'Anna',
  'Empfehler.Nachname': 'Neu',
  'Empfehler.Email': 'anna@example.org',
};
const ANSWERS = {
  readProdukt: { body: produkt },
  listAktionen: { body: [aktion] },
  createEmpfehlung: { status: 201, body: { Empfehlungsnummer: 'n1', OptInRequired: true } },
};
const visit = (answers = {}) => visitOf({ page: 'Recommend', params: { produktId: '7' } }, { ...ANSWERS, ...answers });
const shell = { theme, css: '', address: 'https://muster.example/de/empfehlen/7' };
const boxOf = (html: string) => /<input[^>]*name="Aktionen\.3"[^>]*>/.exec(html)?.[0] ?? '';

async function html(answers = {}): Promise<string> {
  const rendered = await renderPage('Recommend', visit(answers).visit, shell);
  if ('redirect' in rendered) throw new Error('redirected');
  return rendered.html;
}

async function sent(fields: Record<string, string>, answers = {}) {
  const { visit: opened, made } = visit(answers);
  await postPage('Recommend', opened, { ...FIELDS, ...fields });
  return made.find(({ name }) => name === 'createEmpfehlung')?.input.body as { Aktionen?: unknown };
}

describe('a campaign in the form', () => {
  it('is an unticked checkbox with its legal text', async () => {
    const shown = await html();
    expect(boxOf(shown)).toContain('type="checkbox"');
    expect(boxOf(shown)).not.toContain('checked=""');
    for (const said of ['Jahreslos', 'Ich nehme teil.', '<p>Freiwillig.</p>', 'Bedingungen lesen']) expect(shown).toContain(said);
  });

  it('is left out if none runs', async () => {
    const shown = await html({ listAktionen: { body: [] } });
    expect(shown).not.toContain('Möchten Sie mitmachen?');
    expect(await sent({}, { listAktionen: { body: [] } })).not.toHaveProperty('Aktionen');
  });

  it('is accepted only by a tick', async () => {
    expect((await sent({ 'Aktionen.3': wordingOf(aktion) })).Aktionen).toEqual([{ AktionsId: 3, Zustimmung: true }]);
    expect((await sent({})).Aktionen).toEqual([{ AktionsId: 3, Zustimmung: false }]);
  });

  it('is not accepted by a tick for another wording', async () => {
    const before = wordingOf({ ...aktion, RechtsText: '<p>Freiwillig, mit Werbung.</p>' });
    expect((await sent({ 'Aktionen.3': before })).Aktionen).toEqual([{ AktionsId: 3, Zustimmung: false }]);
  });
});
