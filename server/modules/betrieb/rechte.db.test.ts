import { expect, test } from 'vitest';
import { type CallDefinition, hasMandant, writes } from '../../../contract/call.ts';
import { CALLS } from '../../../contract/calls.ts';
import { BETRIEBSROLLEN, type Betriebsrolle } from '../../../contract/rules/betriebsrollen.ts';
import { BETRIEB_RECHTE, type BetriebRecht, whoOf } from '../../../contract/rules/rechte.ts';
import { testApp } from '../../../test/support/app.ts';
import { loginBetrieb } from '../../../test/support/betrieb.ts';
import { BODIES } from '../../api/input.fixture.ts';
import { addDays } from '../../calendar.ts';

/** The rights of the back office as backoffice.md section 2 has them, and what each call answers to each role. */

const app = testApp();

/** By right, for Betrieb, Support, Buchhaltung, Redaktion, Pruefung and Plattform: all (`+`), calls that read (`r`), none (`-`). */
const TABLE: Readonly<Record<BetriebRecht, string>> = {
  Betrieb: '++++++',
  Benutzer: '+----+',
  Protokoll: '+---++',
  Listen: '+++-r+',
  Auszahlungen: '+-+-r-',
  LaeufeErstellen: '+-+---',
  LaeufeFreigeben: '+-+---',
  IbanZeigen: '+-+---',
  Kontoauszuege: '+-+-r-',
  ListenExport: '+++-+-',
  AuftraegeEntscheiden: '+-----',
  Personen: '+++-r+',
  PersonenAendern: '++----',
  Ansicht: '++----',
  AnliegenEntscheiden: '++----',
  Sperren: '++----',
  SperrenMuster: '+-----',
  Agenturen: '+rr-rr',
  AgenturenEntscheiden: '+----+',
  Mails: '++---+',
  Arbeiten: '+----+',
  Gutscheine: '+-+-r-',
  Belege: '+-+-r-',
  BelegeAendern: '+-+---',
  Verkaeufer: '+rr-rr',
  VerkaeuferEntscheiden: '+-----',
  Entwurf: '+-++r+',
  Veroeffentlichen: '+----+',
  MandantAnlegen: '-----+',
  Schluessel: '+----+',
};

const calls = CALLS.filter((call) => whoOf(call)[0] === 'B' && hasMandant(call));
const sessionOf = async (rolle: Betriebsrolle): Promise<string> => {
  if (rolle === 'Plattform') return (await loginBetrieb(app, { rollen: {}, plattform: true })).bearer;
  const giltBis = rolle === 'Pruefung' ? addDays('2026-11-20', 30) : null;
  return (await loginBetrieb(app, { rollen: { telko: [rolle] }, giltBis })).bearer;
};
const ask = (call: CallDefinition, bearer: string) => {
  // To waive a point is the platform's alone.
  const body = call.name === 'goLive' ? { Verzicht: [] } : BODIES[call.name];
  return app.api('telko', call.method, call.path.replace(/:\w+/g, 'unbekannt0000'), {
    bearer,
    ...(body !== undefined && { body: body as object }),
  });
};

/** Rights that no call of a tenant names: a rule asks for them, by what is sent, or a call of the installation. */
const IN_RULES: readonly BetriebRecht[] = ['SperrenMuster', 'MandantAnlegen'];

test('every right has a call or a rule, and stands in the table', () => {
  expect([...new Set([...calls.map(({ recht }) => recht), ...IN_RULES])].sort()).toEqual([...BETRIEB_RECHTE].sort());
  expect(Object.keys(TABLE)).toEqual(BETRIEB_RECHTE);
});

test.each(BETRIEBSROLLEN)('%s may make exactly the calls of the table; a refusal names the roles that may', async (rolle) => {
  const bearer = await sessionOf(rolle);
  for (const call of calls) {
    const cell = TABLE[call.recht as BetriebRecht][BETRIEBSROLLEN.indexOf(rolle)];
    const isAllowed = cell === '+' || (cell === 'r' && !writes(call));
    const reply = await ask(call, bearer);
    expect([call.name, reply.status !== 403]).toEqual([call.name, isAllowed]);
    if (!isAllowed) expect(reply.body).toMatchObject({ code: 'NichtAuthorisiert', detail: expect.stringContaining('Betrieb') });
  }
});

test('the table, as it is printed', () => {
  const line = (cells: readonly string[]) =>
    cells
      .map((cell) => cell.padEnd(22))
      .join('')
      .trimEnd();
  const rows = BETRIEB_RECHTE.map((recht) => [recht, ...TABLE[recht], String(calls.filter((call) => call.recht === recht).length)]);
  console.log([line(['', ...BETRIEBSROLLEN, 'calls']), ...rows.map(line)].join('\n'));
});
