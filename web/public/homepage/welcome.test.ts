import { describe, expect, it } from 'vitest';
import type { EigeneEmpfehlung } from '../../../contract/calls/empfehlung/empfehlungsform.ts';
import { benutzerOf } from '../../features/account/benutzer.fixture.ts';
import { empfehlung, Praemierung, person, rewarded, schrittOf } from '../../features/share/referral.fixture.ts';
import { openPage, type VisitOptions } from '../../shell/open.fixture.ts';
import type { Answers } from '../../shell/visit.fixture.ts';

const LOGIN = { login: { who: 'E' }, sessionSeconds: 100 } as const;

/** The part of the homepage above its sections: HTML, and text with plain spaces. */
async function topOf(own: readonly EigeneEmpfehlung[], options: VisitOptions = LOGIN, answers: Answers = {}) {
  const { html, made } = await openPage('Homepage', options, {
    listProdukte: { body: [] },
    readUser: { body: benutzerOf() },
    listEmpfehlungen: { body: own },
    ...answers,
  });
  const [top = ''] = /<main.*?(?=<section)/s.exec(html) ?? [];
  const text = top.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  return { top, text, made };
}

const reward = (Token: string, WertCent: number, Spaetestens: string) =>
  rewarded({
    Empfaengernummer: Token,
    Praemierung: { ...Praemierung, WertCent, Token },
    NaechsterSchritt: schrittOf('PraemieWaehlen', { Wer: 'Empfehler', Spaetestens }),
  });
const ended = empfehlung({ Status: 'Abgelaufen', NaechsterSchritt: schrittOf('Beendet') });

describe('the homepage of a logged-in recommender', () => {
  it('greets, and has the reward that can be picked as headline with its last day and a button to it', async () => {
    const { top, text } = await topOf([{ ...ended, Empfaenger: [reward('t1', 3500, '2027-02-17')] }]);
    expect(text).toContain('Guten Tag Erika Muster & Co'.replace('&', '&amp;'));
    expect(text).toContain('35 € warten auf Sie Sie können Ihre Prämie bis zum 17.02.2027 wählen.');
    expect(top).toMatch(/<a href="\/de\/praemie\/\?token=t1" class="[^"]*bg-primary[^"]*">Prämie wählen</);
    expect(top.match(/bg-primary/g)).toHaveLength(1);
  });

  it('sums up several rewards, names the earliest last day and leads to the personal area', async () => {
    const own = [{ ...ended, Empfaenger: [reward('t1', 3500, '2027-02-17'), reward('t2', 2550, '2027-01-05')] }];
    const { top, text } = await topOf(own);
    expect(text).toContain('60,50 € warten auf Sie Sie können 2 Prämien wählen, die erste bis zum 05.01.2027.');
    expect(top).toContain('<a href="/de/persoenlicherbereich" class=');
    expect((await topOf(own, { ...LOGIN, locale: 'en' })).text).toContain('€60.50 waiting for you You can choose 2 rewards');
  });

  it('counts only rewards that can be picked now, as the personal area does', async () => {
    const past = person({ Praemierung, NaechsterSchritt: schrittOf('PraemieAbgelaufen') });
    const picked = person({ Praemierung: { ...Praemierung, Status: 'Bereitgestellt' }, NaechsterSchritt: schrittOf('Auszahlung') });
    const { text } = await topOf([{ ...ended, Empfaenger: [past, picked] }]);
    expect(text).toContain('Empfehlen Sie weiter, was Sie überzeugt');
    expect(text).not.toContain('warten auf Sie');
  });

  it('offers the newest link that can still be shared', async () => {
    const open = (Empfehlungsnummer: string, Name: string) => empfehlung({ Empfehlungsnummer, Produkt: { Id: 1, Name } });
    const { top, text } = await topOf([ended, open('neu', 'Strom'), open('alt', 'Gas')]);
    expect(text).toContain('Ihr letzter Link · gilt bis 31.12.2026 Strom Teilen');
    expect(top).toContain('href="/de/empfehlung/neu"');
    expect(text).not.toContain('Gas');
    expect((await topOf([ended])).text).not.toContain('Ihr letzter Link');
  });

  it('is that of a visitor once the session has ended, and asks for no referrals without a login', async () => {
    const problem = { status: 401, code: 'PSOF0204', detail: '' } as const;
    const { text } = await topOf([], LOGIN, { listEmpfehlungen: { problem }, readUser: { problem } });
    expect(text).not.toContain('Guten Tag');
    const visitor = await topOf([empfehlung()], {});
    expect(visitor.text).not.toContain('Ihr letzter Link');
    expect(visitor.made.map(({ name }) => name)).not.toContain('listEmpfehlungen');
  });
});
