import type { TestApp } from '../../../test/support/app.ts';
import { postAuftrag } from '../../../test/support/walk.ts';
import { checkBankdaten, storeBankdaten } from '../bankdaten/index.ts';
import { rechnungenOf } from '../rechnung/betrieb/rechnungen.fixture.ts';
import { ibanOf, type payoutsOf, TENANT } from './auszahlung.fixture.ts';

/** A choice of payments in favour of agencies alone. */
export const ERSTATTUNG = { Arten: ['Erstattung'] };

interface Konto {
  readonly iban?: string;
  readonly inhaber?: string;
}

/** Corrections in favour of agencies, which `pay` pays. */
export function erstattungenOf(app: TestApp, pay: ReturnType<typeof payoutsOf>) {
  const belege = rechnungenOf(app);
  let accounts = 500;
  function nextIban(): string {
    accounts += 1;
    return ibanOf(accounts);
  }
  /** Stores an account for an agency. */
  async function setKonto(agenturnummer: string, { iban = nextIban(), inhaber = 'Agentur Testweg' }: Konto = {}): Promise<void> {
    await app.inTenant(TENANT, async (context) => {
      const bankdaten_id = await storeBankdaten(context, checkBankdaten(context, { Kontoinhaber: inhaber, IBAN: iban }, ''));
      await context.tx.updateTable('agentur').set({ bankdaten_id }).where('agenturnummer', '=', agenturnummer).execute();
    });
  }
  /** An agency with an open correction over 70.21 € in its favour, its account stored 30 days ago or none, and no mail sent to its owner yet. */
  async function credited(konto: Konto | null = {}) {
    const { nr: invoice, agenturnummer, auftrag, owner } = await belege.invoiced();
    await belege.pay(invoice, belege.today());
    if (konto !== null) await setKonto(agenturnummer, konto);
    await postAuftrag(app, TENANT, auftrag, 'Storniert');
    app.clock.pass({ days: 31 });
    await belege.enter();
    await belege.run(belege.month());
    await app.jobs.drain();
    await pay.enter();
    const [row] = await belege.rowsOf({ Suche: agenturnummer, Faellig: 'Guthaben' });
    return { nr: row?.Rechnungsnummer ?? '', agenturnummer, owner };
  }
  return { belege, nextIban, setKonto, credited };
}
