import { listApiSchluessel } from '../modules/betrieb/index.ts';
import type { Parts } from '../parts.ts';
import { DEMO_AGENTUR, DEMO_BETRIEB, DEMO_EMAIL, DEMO_SELLER, demoKey } from './logins.ts';
import { listAccounts, listPeople } from './store.ts';

/** What can be used of the demo: its database can be of an older version of the product, or have tenants that an operator imported. */
export interface DemoAccess {
  /** Tenants with the recommender of the demo. */
  readonly erika: readonly string[];
  /** Keys of the tenants. */
  readonly keys: readonly string[];
  /** Logins to the agency portal; empty if it does not exist. */
  readonly agentur: readonly string[];
  /** Login to the seller portal; null if it does not exist. */
  readonly seller: string | null;
  /** Logins to the back office. */
  readonly betrieb: readonly string[];
  /** Whether the demo lacks logins that this version has. */
  readonly isOld: boolean;
}

const { mandant: AGENTUR_MANDANT, ...AGENTUR_LOGINS } = DEMO_AGENTUR;

export async function readDemoAccess({ db, mandanten }: Pick<Parts, 'db' | 'mandanten'>): Promise<DemoAccess> {
  const erika: string[] = [];
  const keys: string[] = [];
  let agentur: string[] = [];
  let seller: string | null = null;
  for (const { mandant, konfiguration } of mandanten.all()) {
    const { accounts, hasKey } = await db.inMandant(mandant, async (scope) => ({
      accounts: await listAccounts(scope, [DEMO_EMAIL, DEMO_SELLER.email, ...Object.values(AGENTUR_LOGINS)]),
      hasKey: (await listApiSchluessel(scope)).some(({ bezeichnung, widerrufen_am }) => bezeichnung === 'demo' && widerrufen_am === null),
    }));
    const has = (art: string, wanted: string) => accounts.some((account) => account.art === art && account.email === wanted);
    if (has('Empfehler', DEMO_EMAIL)) erika.push(mandant);
    if (hasKey) keys.push(demoKey(mandant));
    if (mandant === AGENTUR_MANDANT && konfiguration.ModuleAgentur !== 'Aus')
      agentur = Object.values(AGENTUR_LOGINS).filter((email) => has('Agentur', email));
    if (mandant === DEMO_SELLER.mandant && konfiguration.ModuleProfiseller && has('Seller', DEMO_SELLER.email)) seller = DEMO_SELLER.email;
  }
  const isDemo = keys.includes(demoKey(AGENTUR_MANDANT));
  const emails = DEMO_BETRIEB.map(({ email }) => email);
  const people = await db.inSystem((scope) => listPeople(scope, emails));
  const betrieb = emails.filter((email) => people.includes(email));
  const isWhole = agentur.length === Object.keys(AGENTUR_LOGINS).length && seller !== null && betrieb.length === emails.length;
  return { erika, keys, agentur, seller, betrieb, isOld: isDemo && !isWhole };
}
