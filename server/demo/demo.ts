import { daysUntilFreigabe } from '../../contract/rules/freigabe.ts';
import { addTage, dayOf } from '../calendar.ts';
import type { Context, Mandant } from '../context.ts';
import type { Sweep } from '../jobs/sweep.ts';
import { importFolder } from '../mandant-folder/import.ts';
import { confirmAccount, findEmpfehlerAccount, setPasswort } from '../modules/account/index.ts';
import { addApiSchluessel } from '../modules/betrieb/index.ts';
import { CONTENT_SERVICES } from '../modules/content/index.ts';
import { ensureEmpfehler, saveBankdaten } from '../modules/empfehler/index.ts';
import { createEmpfehlung, PRODUKTLINK } from '../modules/empfehlung/index.ts';
import { handOverMonth } from '../modules/praemierung/lohn/uebergabe.ts';
import { ANMELDEDIENST } from '../modules/zugang/index.ts';
import { setSecret } from '../outside/secret.ts';
import { inContext, type Parts } from '../parts.ts';
import { tellAgenturen } from './agentur/agenturen.ts';
import { tellAnliegen } from './anliegen.ts';
import { tellAuszahlungen } from './auszahlung/auszahlungen.ts';
import { tellBetrieb, tellWorkLists } from './betrieb.ts';
import { tellEntwurf } from './entwurf.ts';
import { type DemoMandant, listDemoMandanten, loadDemoMandant } from './files.ts';
import { historyOf, recommendationOf, type Step } from './history.ts';
import {
  DEMO_AGENTUR,
  DEMO_BETRIEB_MANDANTEN,
  DEMO_EMAIL,
  DEMO_PASSWORD,
  DEMO_SECRETS,
  DEMO_SELLER,
  DEMO_TOUR,
  demoKey,
} from './logins.ts';
import { tellMitarbeitende } from './mitarbeitende.ts';
import { tellSeller } from './seller.ts';
import { ERIKA_BANKDATEN } from './steps.ts';
import { discardMails, hasMandanten } from './store.ts';
import { at, type Telling, type Told, tell } from './tell.ts';

/** Days before the demo's start on which the work due by then is done: a voucher is sent, a reward and a referral expire. */
const REVIEWS = [86, 14, 0];

/** Days before the demo's start on which its history begins. */
const HISTORY_DAYS = 150;

/**
 * Fills an empty database with the demo tenants, each with a recommender who has a referral in every status, made by the rules themselves. Returns
 * false and changes nothing if the database has tenants. `gatherStatistics` updates the statistics of the database.
 */
export async function loadDemo(parts: Parts, sweeps: readonly Sweep[], gatherStatistics: () => Promise<void>): Promise<boolean> {
  if (await parts.db.inSystem(hasMandanten)) return false;
  const demo = await importDemo(parts);
  await tellDemo({ parts, sweeps }, demo, gatherStatistics);
  await gatherStatistics();
  return true;
}

interface Demo {
  readonly mandanten: readonly DemoMandant[];
  readonly passwortHash: string;
}

/** Reads the demo: the folders of its tenants, and the password hash of its people. */
export async function readDemo({ passwords }: Pick<Parts, 'passwords'>): Promise<Demo> {
  const [passwortHash, ...mandanten] = await Promise.all([passwords.hash(DEMO_PASSWORD), ...listDemoMandanten().map(loadDemoMandant)]);
  return { passwortHash, mandanten };
}

/** Imports the demo without its history: its tenants, like any folder of a tenant, each with a key and a recommender. */
export async function importDemo(parts: Parts): Promise<Demo> {
  const demo = await readDemo(parts);
  const { mandanten, passwortHash } = demo;
  for (const one of mandanten) await importFolder(parts, one, { wer: 'Demo', isDemo: true });
  await parts.mandanten.reload();
  await parts.inhalte.refresh();
  for (const one of mandanten) await addPeople(parts, one, passwortHash);
  await tellBetrieb(parts, passwortHash);
  return demo;
}

/** Services whose other side is in the demo: a stand-in or the shop. */
const SERVICES = [...CONTENT_SERVICES, PRODUKTLINK, ANMELDEDIENST];

/** Adds the tenant's key, its recommender, and its secrets for services whose other side is in the demo. */
async function addPeople(parts: Parts, demo: DemoMandant, passwortHash: string): Promise<void> {
  const now = addTage(parts.clock.now(), -HISTORY_DAYS);
  await inContext(parts, mandantOf(parts, demo), { wer: 'Demo', now }, async (context) => {
    await addApiSchluessel(context, demoKey(demo.name), 'demo');
    await addErika(context, passwortHash);
    const secrets: Readonly<Record<string, string>> = DEMO_SECRETS;
    for (const { name, readFrom } of SERVICES) {
      const used = readFrom(context.konfiguration);
      if (used) await setSecret(context, name, secrets[name] ?? '', ...used.boundTo);
    }
  });
}

/** Plays the history of the demo's tenants, and discards the mails that it caused. */
export async function tellDemo(telling: Telling, { mandanten, passwortHash }: Demo, gatherStatistics: () => Promise<void>): Promise<void> {
  for (const demo of mandanten) {
    const now = telling.parts.clock.now();
    const told = { ...telling, mandant: mandantOf(telling.parts, demo), now };
    await tellHistory(told, demo);
    if (demo.name === DEMO_AGENTUR.mandant) {
      await tellAgenturen(told, passwortHash);
      await tellAnliegen(told, produktIdsOf(demo)[0] ?? 0);
    }
    if (demo.name === DEMO_SELLER.mandant) await tellSeller(told, passwortHash);
    // Without them a server plans as for empty tables, and reads of one reward can take seconds.
    if (demo.name === DEMO_AGENTUR.mandant) await gatherStatistics();
    if (DEMO_BETRIEB_MANDANTEN.some((name) => name === demo.name)) await tellAuszahlungen(told, produktIdsOf(demo));
    await at(told, 0, (context) => discardMails(context, now));
    if (DEMO_BETRIEB_MANDANTEN.some((name) => name === demo.name)) await at(told, 0, tellWorkLists);
    if (demo.name === DEMO_TOUR) await tellEntwurf(telling.parts, demo.name);
  }
  await telling.parts.inhalte.refresh();
}

function mandantOf(parts: Parts, { name }: DemoMandant): Mandant {
  const mandant = parts.mandanten.get(name);
  if (!mandant) throw new Error(`demo tenant ${name} is not there`);
  return mandant;
}

async function addErika(context: Context, passwortHash: string): Promise<void> {
  const empfehlerId = await ensureEmpfehler(context, { email: DEMO_EMAIL, vorname: 'Erika', nachname: 'Muster' });
  await confirmAccount(context, empfehlerId);
  await setPasswort(context, empfehlerId, passwortHash);
  if (context.konfiguration.ModuleStoringBankdata) await saveBankdaten({ ...context, isSilent: true }, empfehlerId, ERIKA_BANKDATEN);
}

/** The oldest rewards of employees were handed over to payroll, the younger ones wait. */
const WAGES: Step = {
  vorTagen: 40,
  run: (context) => handOverMonth(context, dayOf(addTage(context.now, -40)).slice(0, 7)),
};

/** Plays Erika's stories, and leaves one referral that waits for its confirmation. */
async function tellHistory(told: Told, demo: DemoMandant): Promise<void> {
  const produktIds = produktIdsOf(demo);
  const erika = { id: await at(told, 0, findErika), email: DEMO_EMAIL };
  const { konfiguration } = told.mandant;
  if (konfiguration.ModuleCompanyRecommendation) await tellMitarbeitende(told, erika.id, produktIds);
  const history = historyOf(erika, produktIds, daysUntilFreigabe(konfiguration, konfiguration.ProduktArt), konfiguration.PraemieAlsLohn);
  await tell(told, [...history, ...(konfiguration.PraemieAlsLohn ? [WAGES] : [])], REVIEWS);
  await at(told, 0, async (context) => {
    await createEmpfehlung(context, recommendationOf(erika, produktIds[0] ?? 0, { channel: 'email', anteil: 50 }), null);
  });
}

const produktIdsOf = ({ produkte }: DemoMandant): number[] => produkte.filter(isForAnyone).map((produkt) => produkt.Id);

/** Whether a product is shown and has no age limit that the people of the stories exceed. */
const isForAnyone = (produkt: DemoMandant['produkte'][number]): boolean =>
  !produkt.Versteckt && !('Young' in produkt.Daten && produkt.Daten.Young);

async function findErika(context: Context): Promise<string> {
  const account = await findEmpfehlerAccount(context, DEMO_EMAIL);
  if (!account) throw new Error('the demo has no recommender');
  return account.account_id;
}
