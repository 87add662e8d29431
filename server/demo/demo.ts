import { addTage } from '../calendar.ts';
import type { Context, Mandant } from '../context.ts';
import type { Sweep } from '../jobs/sweep.ts';
import { importFolder } from '../mandant-folder/import.ts';
import { confirmAccount, findEmpfehlerAccount, setPasswort } from '../modules/account/index.ts';
import { addApiSchluessel } from '../modules/betrieb/index.ts';
import { ensureEmpfehler, saveBankdaten } from '../modules/empfehler/index.ts';
import { createEmpfehlung } from '../modules/empfehlung/index.ts';
import { inContext, type Parts } from '../parts.ts';
import { type DemoMandant, listDemoMandanten, loadDemoMandant } from './files.ts';
import { historyOf, recommendationOf } from './history.ts';
import { ERIKA_BANKDATEN } from './steps.ts';
import { discardMails, hasMandanten } from './store.ts';

export const DEMO_PASSWORD = 'Demo-2026';
export const DEMO_EMAIL = 'erika@example.org';

/** The key of a demo tenant's own systems. */
export const demoKey = (mandant: string): string => `demo-${mandant}`;

/** Days before the demo's start on which what was due by then is done: a voucher sent, a reward and a referral expired. */
const REVIEWS = [86, 14, 0];

/** How long before the demo's start its history begins. */
const HISTORY_DAYS = 150;

/**
 * Fills an empty database with the demo tenants, imported as any folder of a tenant is, each with a key and a recommender with a
 * referral in every status, made by the rules themselves. Leaves a database that has tenants alone.
 */
export async function loadDemo(parts: Parts, sweeps: readonly Sweep[]): Promise<boolean> {
  if (await parts.db.inSystem(hasMandanten)) return false;
  const [passwortHash, ...demos] = await Promise.all([parts.passwords.hash(DEMO_PASSWORD), ...listDemoMandanten().map(loadDemoMandant)]);
  for (const demo of demos) await importFolder(parts, demo, { wer: 'Demo', isDemo: true });
  await parts.mandanten.reload();
  await parts.inhalte.refresh();
  for (const demo of demos) await addPeople(parts, demo, passwortHash, sweeps);
  return true;
}

/** The tenant's key, its recommender and her history. */
async function addPeople(parts: Parts, demo: DemoMandant, passwortHash: string, sweeps: readonly Sweep[]): Promise<void> {
  const mandant = parts.mandanten.get(demo.name);
  if (!mandant) throw new Error(`demo tenant ${demo.name} is not there`);
  const now = parts.clock.now();
  await inContext(parts, mandant, { wer: 'Demo', now: addTage(now, -HISTORY_DAYS) }, async (context) => {
    await addApiSchluessel(context, demoKey(demo.name), 'demo');
    await addErika(context, passwortHash);
  });
  await tellHistory(parts, mandant, demo, sweeps, now);
}

async function addErika(context: Context, passwortHash: string): Promise<void> {
  const empfehlerId = await ensureEmpfehler(context, { email: DEMO_EMAIL, vorname: 'Erika', nachname: 'Muster' });
  await confirmAccount(context, empfehlerId);
  await setPasswort(context, empfehlerId, passwortHash);
  await saveBankdaten(context, empfehlerId, ERIKA_BANKDATEN);
}

/** Lets the stories happen day by day, by the rules of each day. */
async function tellHistory(parts: Parts, mandant: Mandant, demo: DemoMandant, sweeps: readonly Sweep[], now: Date): Promise<void> {
  const produktIds = demo.produkte.filter(isForAnyone).map((produkt) => produkt.Id);
  const at = <T>(vorTagen: number, work: (context: Context) => Promise<T>) =>
    inContext(parts, mandant, { wer: 'Demo', now: addTage(now, -vorTagen) }, work);
  const erika = { id: await at(0, findErika), email: DEMO_EMAIL };
  const steps = historyOf(erika, produktIds);
  for (const [index, review] of REVIEWS.entries()) {
    const before = REVIEWS[index - 1] ?? Number.POSITIVE_INFINITY;
    const ofThen = steps.filter((step) => step.vorTagen < before && step.vorTagen >= review);
    await at(review, async (context) => {
      for (const step of ofThen) await step.run({ ...context, now: addTage(now, -step.vorTagen) });
    });
    for (const sweep of sweeps) {
      const due = await parts.db.inSystem((scope) => sweep.due(scope, addTage(now, -review), 500));
      for (const row of due) if (row.mandant === mandant.mandant) await at(review, (context) => sweep.run(context, row.id));
    }
  }
  await at(0, async (context) => {
    await createEmpfehlung(context, recommendationOf(erika, produktIds[0] ?? 0, { channel: 'email', anteil: 50 }), null);
    await discardMails(context, now);
  });
}

/** Shown, and without an age that the people of the stories would not have. */
const isForAnyone = (produkt: DemoMandant['produkte'][number]): boolean =>
  !produkt.Versteckt && !('Young' in produkt.Daten && produkt.Daten.Young);

async function findErika(context: Context): Promise<string> {
  const account = await findEmpfehlerAccount(context, DEMO_EMAIL);
  if (!account) throw new Error('the demo has no recommender');
  return account.account_id;
}
