import { describe, expect, test } from 'vitest';
import { Zahlungssteller } from '../../contract/calls/betrieb/zahlungssteller.ts';
import { demoApp } from '../../test/support/app.ts';
import { makePerson } from '../../test/support/betrieb.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { loadDemoMandant } from '../demo/files.ts';
import type { MandantFolder } from './draft.ts';
import { importFolder } from './import.ts';

const app = demoApp();
const telko = await loadDemoMandant('telko');
const PAYER = Zahlungssteller.parse({ Name: 'Telko Muster GmbH', IBAN: 'DE02120300000000202051' });

const folder = (steller: Partial<Zahlungssteller> | null): MandantFolder => ({
  ...telko,
  konfiguration: { ...telko.konfiguration, Zahlungssteller: steller && { ...PAYER, ...steller } },
});

/** The mails about the payer that an import sends to a person, and its audit entry. */
async function told(email: string, steller: Partial<Zahlungssteller> | null) {
  const before = app.mails.allTo(email).length;
  const entries = () =>
    queryAsOwner<{ daten: object; vorher: string | null; nachher: string | null }>(
      app,
      "select daten, vorher, nachher from protokoll where mandant = 'telko' and was = 'zahlungssteller.geaendert' order by protokoll_id",
    );
  const known = (await entries()).length;
  await importFolder(app.parts, folder(steller));
  await app.parts.mandanten.reload();
  await app.jobs.drainMails();
  return { mails: app.mails.allTo(email).slice(before), audit: (await entries()).slice(known) };
}

describe('the account that payouts come from', () => {
  test('tells those who keep the books when it changes, and nobody when another setting does', async () => {
    const [keeper, support] = [
      await makePerson(app, { rollen: { telko: ['Buchhaltung'] } }),
      await makePerson(app, { rollen: { telko: ['Support'] } }),
    ];
    await importFolder(app.parts, folder({}));
    await app.jobs.drainMails();
    const other = await told(keeper.email, { IBAN: 'DE75512108001245126199' });
    expect(other.audit).toEqual([{ daten: { konto: true, vierAugen: false }, vorher: 'VierAugen', nachher: 'VierAugen' }]);
    expect(other.mails).toMatchObject([{ betreff: expect.stringContaining('zahlt jetzt von einem anderen Konto') }]);
    const [{ text = '' } = {}] = other.mails;
    expect(text).toContain('DE75 •••• •••• •••• ••61 99 von Telko Muster GmbH');
    expect(text).toContain('zweite Person');
    expect(text).not.toContain('DE75512108001245126199');

    const alone = await told(keeper.email, { IBAN: 'DE75512108001245126199', VierAugen: false });
    expect(alone.audit).toEqual([{ daten: { konto: false, vierAugen: true }, vorher: 'VierAugen', nachher: 'ZweiAugen' }]);
    expect(alone.mails).toMatchObject([{ text: expect.stringContaining('Eine Person allein') }]);

    expect(await told(keeper.email, { IBAN: 'DE75512108001245126199', VierAugen: false, Bank: 'Musterbank' })).toEqual({
      mails: [],
      audit: [],
    });
    expect(app.mails.allTo(support.email)).toEqual([]);

    const none = await told(keeper.email, null);
    expect([none.mails, none.audit.length]).toEqual([[], 1]);
  });
});
