import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallDefinition } from '../../../contract/call.ts';
import { CALLS } from '../../../contract/calls.ts';
import { AGENTUR_RECHTE, type AgenturRecht, whoOf } from '../../../contract/rules/rechte.ts';
import type { RegistrierungStatus } from '../../../contract/rules/registrierung.ts';
import type { AssignableRolle } from '../../../contract/rules/rollen.ts';
import { loginAgentur, makeAgentur, makeBenutzer } from '../../../test/support/agentur.ts';
import { demoApp } from '../../../test/support/app.ts';
import { configure } from '../../../test/support/mandant.ts';
import { expectProblem } from '../../http/problem.fixture.ts';

/** Rights of roles, cell by cell: the rights that a login names, and how each call of that right answers. */

const app = demoApp();
const TENANT = 'telko';

const ROLLEN = ['Inhaber', 'InhaberInaktiv', 'Mitarbeiter', 'Minimal'] as const;
type Rolle = (typeof ROLLEN)[number];
type Cell = boolean | 'only with MitarbeiterGebenFrei';

const row = (Inhaber: Cell, InhaberInaktiv: Cell, Mitarbeiter: Cell, Minimal: Cell) => ({ Inhaber, InhaberInaktiv, Mitarbeiter, Minimal });
const ALLE = row(true, true, true, false);

/** `Agentur` is the right for the start page and the own account, which every user has. */
const TABLE: Readonly<Record<AgenturRecht, Readonly<Record<Rolle, Cell>>>> = {
  Agentur: row(true, true, true, true),
  Rechnungen: row(true, true, false, false),
  Verwaltung: ALLE,
  Auftraege: ALLE,
  Empfehler: ALLE,
  Praemien: ALLE,
  Praemienplan: ALLE,
  Statistik: ALLE,
  Stammdaten: ALLE,
  PraemienplanAendern: row(true, true, false, false),
  Mitarbeiter: row(true, false, false, false),
  Einladung: row(true, false, true, false),
  Empfehlungen: ALLE,
  Einladungen: ALLE,
  Export: ALLE,
  Leads: row(true, false, true, false),
  StammdatenAendern: row(true, false, false, false),
  Freigabe: row(true, false, 'only with MitarbeiterGebenFrei', false),
};

const PEOPLE: Readonly<Record<Rolle, { readonly status: RegistrierungStatus; readonly rollen: readonly AssignableRolle[] }>> = {
  Inhaber: { status: 'Aktiv', rollen: ['Inhaber'] },
  InhaberInaktiv: { status: 'Inaktiv', rollen: ['Inhaber'] },
  Mitarbeiter: { status: 'Aktiv', rollen: ['Mitarbeiter'] },
  Minimal: { status: 'Aktiv', rollen: [] },
};

const logins: Partial<Record<Rolle, { readonly bearer: string; readonly agentur: string }>> = {};
beforeAll(async () => {
  for (const rolle of ROLLEN) {
    const { status, rollen } = PEOPLE[rolle];
    const agentur = await makeAgentur(app, TENANT, { status });
    logins[rolle] = { agentur, bearer: await loginAgentur(app, TENANT, await makeBenutzer(app, TENANT, agentur, { rollen })) };
  }
});
const of = (rolle: Rolle) => logins[rolle] ?? expect.unreachable(rolle);

/** Calls that end the session that the other calls use. */
const LAST = ['logoutAgentur'];
const BODIES: Readonly<Record<string, object>> = { saveNotiz: { Text: 'Ruft an.' }, objectAuftrag: { Grund: 'Doppelt bestellt.' } };

/** Calls an endpoint of the own agency with ids that do not exist: a role with the right gets a not-found error, any other a refusal. */
function ask({ name, method, path }: CallDefinition, rolle: Rolle) {
  const { bearer, agentur } = of(rolle);
  const parts: Readonly<Record<string, string>> = { agentur, bericht: 'auftraege' };
  const place = path.replace(/:(\w+)/g, (_, part) => parts[part] ?? 'unbekannt0000');
  return app.api(TENANT, method, place, { bearer, body: BODIES[name] });
}

const callsOf = (recht: AgenturRecht) =>
  CALLS.filter((call) => call.recht === recht && whoOf(call).includes('A') && !LAST.includes(call.name));

const printed: string[] = [];
afterAll(() => console.info(printed.join('\n')));
const line = (cells: readonly string[]) => cells.map((cell, index) => cell.padEnd(index === 0 ? 26 : 15)).join(' ');

test('the table has every right of an agency, and no other', () => {
  expect(Object.keys(TABLE).sort()).toEqual([...AGENTUR_RECHTE].sort());
});

describe.each([[false], [true]])('MitarbeiterGebenFrei %j', (gebenFrei) => {
  beforeAll(async () => {
    await configure(app, TENANT, { MitarbeiterGebenFrei: gebenFrei });
    printed.push('', line([`MitarbeiterGebenFrei ${gebenFrei ? 'on' : 'off'}`, ...ROLLEN, 'calls']));
  });

  test.each(Object.keys(TABLE) as AgenturRecht[])('%s', async (recht) => {
    const cells: string[] = [];
    for (const rolle of ROLLEN) {
      const cell = TABLE[recht][rolle];
      const may = cell === true || (cell !== false && gebenFrei);
      const { body } = await app.api(TENANT, 'GET', '/agentur/user', { bearer: of(rolle).bearer });
      expect(body.Rechte.includes(recht), `${rolle} ${recht}`).toBe(may);
      for (const call of callsOf(recht)) {
        const reply = await ask(call, rolle);
        const what = `${rolle} ${call.name} ${JSON.stringify(reply.body).slice(0, 200)}`;
        if (may) expect([401, 405, 500], what).not.toContain(reply.status);
        // Some calls require more than the right: ownership of the agency, or the right to the report.
        if (may && recht !== 'Agentur' && recht !== 'Export') expect(reply.status, what).not.toBe(403);
        if (!may) expectProblem(reply, 403, 'NichtAuthorisiert');
      }
      cells.push(may ? 'yes' : 'no');
    }
    printed.push(line([recht, ...cells, String(callsOf(recht).length)]));
  });
});
