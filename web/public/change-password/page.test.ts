import { describe, expect, it } from 'vitest';
import { openPage } from '../../shell/open.fixture.ts';
import { visitOf } from '../../shell/visit.fixture.ts';
import type { Problem } from '../../shell/visit.ts';
import { postPage } from '../../site.tsx';

const answers = {
  readUser: { body: { Email: 'erika@example.org' } },
  readPasswortregeln: { body: { MinLaenge: 8, Regeln: [{ Name: 'Ziffer', Muster: '[0-9]', Text: 'eine Ziffer' }] } },
  validatePasswortlink: { body: { Gueltig: true, Verwendet: false, Ablauf: '2026-12-24T13:05:00.000Z', Email: 'erika@example.org' } },
};
const FAILURE = 'Fehler: Passwort konnte nicht geändert werden, versuchen sie es zu einem späteren Zeitpunkt nocheinmal.';

async function html(name: 'ChangePassword' | 'SetPassword', problem: Problem | null) {
  const form = problem && { values: { Password: 'Geheimes-Wort', NewPassword: 'Geheimeres-Wort' }, problem };
  return (await openPage(name, { login: { who: 'E' }, query: { token: 't' }, form }, answers)).html;
}

describe('a password form', () => {
  it.each(['ChangePassword', 'SetPassword'] as const)('%s reports a failure of the server in its own sentence', async (name) => {
    for (const status of [500, 503]) {
      const page = await html(name, { status, code: 'Default', detail: 'Anderes.' });
      expect(page).toContain(FAILURE);
      expect(page).not.toMatch(/Anderes|Geheime/);
    }
    expect(await html(name, { status: 403, code: 'KontoGesperrtEinzel', detail: 'Gesperrt.' })).not.toContain(FAILURE);
  });

  it.each(['ChangePassword', 'SetPassword'] as const)('%s lets password managers know whose password it is', async (name) => {
    expect(await html(name, null)).toMatch(
      /<input type="email" autoComplete="username" readOnly="" hidden="" value="erika@example.org"\/>/,
    );
  });

  it.each(['ChangePassword', 'SetPassword'] as const)('%s shows the rules, and a button that only the script reveals', async (name) => {
    const page = await html(name, null);
    expect(page).toContain('data-pattern="[0-9]"');
    expect(page).toMatch(/<button type="button" hidden="" data-say-show="Anzeigen"/);
  });

  it.each([
    ['ChangePassword', 'NewPassword'],
    ['SetPassword', 'Password'],
  ] as const)('%s asks for the new password twice, and makes no call if the two differ', async (name, field) => {
    expect((await html(name, null)).match(/autoComplete="new-password"/g)).toHaveLength(2);
    const options = { login: { who: 'E' } as const, query: { token: 't' } };
    const posted = async (values: Record<string, string>) => {
      const { visit, made } = visitOf(options, { changePasswort: { status: 204, body: null }, resetPasswort: { body: {} } });
      return { posted: await postPage(name, visit, values), made };
    };
    const other = await posted({ [field]: 'kurz', Wiederholung: 'Kurz' });
    expect(other.made).toEqual([]);
    const page = await html(name, 'problem' in (other.posted ?? {}) ? (other.posted as { problem: Problem }).problem : null);
    expect(page).toContain('Das sind zwei verschiedene Passwörter.');
    expect(page).toContain('mindestens 8 Zeichen, einen Großbuchstaben und eine Ziffer.');
    expect((await posted({ [field]: 'Fensterbank7' })).made).toEqual([]);
    expect((await posted({ [field]: 'Fensterbank7', Wiederholung: 'Fensterbank7' })).made).toHaveLength(1);
    expect((await posted({})).made).toHaveLength(1);
  });
});
