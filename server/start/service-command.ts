import pino from 'pino';
import type { Mandant } from '../context.ts';
import { openClock } from '../db/clock.ts';
import { openDb } from '../db/scope.ts';
import { NO_MANDANT } from '../mandant-folder/list.ts';
import { CONTENT_SERVICES, readServiceContent, saveBilder, saveInhalte } from '../modules/content/index.ts';
import { loadMandanten } from '../modules/mandant/index.ts';
import { ADVICE, OutsideFault } from '../outside/fault.ts';
import { openOutside } from '../outside/outside.ts';
import { endSecret, findSecret, setSecret } from '../outside/secret.ts';
import { type OutsideService, runChecks } from '../outside/service.ts';
import { baseUrl } from '../parts.ts';
import { openSecrets } from './app-secret.ts';
import { readSettings, withKnownDatabase } from './command.ts';
import { SERVICES } from './modules.ts';

type Setting = Parameters<typeof endSecret>[0];

interface Given {
  readonly context: Setting;
  readonly mandant: Mandant;
  readonly service: OutsideService;
  readonly base: string;
}

/** Runs `work` about a tenant's secret for a service in one transaction. Throws with a line for the user. */
async function withService<T>(env: NodeJS.ProcessEnv, name: string, dienst: string, work: (given: Given) => Promise<T>): Promise<T> {
  const service = SERVICES.find((one) => one.name === dienst);
  if (!service) throw new Error(`there is no service ${dienst}; there are ${namesOf(SERVICES)}`);
  const settings = readSettings(env);
  const done = await withKnownDatabase(settings, null, async (source) => {
    const db = openDb(source);
    const mandanten = await loadMandanten(db);
    const mandant = mandanten.get(name);
    const names = mandanten.all().map((one) => one.mandant);
    if (!mandant) throw new Error(names.length === 0 ? NO_MANDANT : `there is no tenant ${name}; there are ${names.join(', ')}`);
    const [clock, secrets] = [await openClock(db), await openSecrets(settings, db)];
    const setting = { mandant: name, now: clock.now(), wer: 'Betrieb', secrets };
    return db.inMandant(name, async ({ tx }) => ({
      result: await work({ context: { ...setting, tx }, mandant, service, base: baseUrl(settings, mandant) }),
    }));
  });
  if (done === null) throw new Error(NO_MANDANT);
  return done.result;
}

/** Asks services of a tenant with this address, without a log. */
const outsideOf = (base: string) => openOutside({ log: pino({ level: 'silent' }), ownAddress: () => base });

const namesOf = (services: readonly OutsideService[]): string => services.map(({ name }) => name).join(', ');

/**
 * Stores the encrypted secret of a tenant for an outside service. Returns lines for the user: with a login provider the redirect addresses to register
 * there. Throws with a line for the user.
 */
export const setServiceSecret = (env: NodeJS.ProcessEnv, name: string, dienst: string, secret: string): Promise<string> =>
  withService(env, name, dienst, async ({ context, mandant: { konfiguration }, service, base }) => {
    const configured = service.readFrom(konfiguration);
    if (configured === null) {
      const used = SERVICES.filter((one) => one.readFrom(konfiguration) !== null);
      throw new Error(`${name} has no ${dienst} in its konfiguration: import that first. Its services: ${namesOf(used) || 'none'}`);
    }
    if (service.needsNoSecret) throw new Error(`${dienst} needs no secret`);
    if (secret.trim() === '') throw new Error('no secret came by the standard input');
    const fault = configured.faultOf?.(secret.trim());
    if (fault) throw new Error(fault);
    await setSecret(context, dienst, secret.trim(), ...configured.boundTo);
    return [`The secret of ${name} for ${dienst} is set`, ...(configured.linesAfterSecret?.(base) ?? [])].join('\n');
  });

/** Removes that secret; the service does not work from then on. The configuration may lack the service already. Throws with a line for the user. */
export const endServiceSecret = (env: NodeJS.ProcessEnv, name: string, dienst: string): Promise<string> =>
  withService(env, name, dienst, async ({ context }) =>
    (await endSecret(context, dienst)) ? `The secret of ${name} for ${dienst} is removed` : `${name} had no secret for ${dienst}`,
  );

/**
 * Asks each service of a tenant as the product would. Returns a line for each thing asked. Throws with these lines if something is missing or does not
 * work, and with a line for the user.
 */
export async function probeServices(env: NodeJS.ProcessEnv, name: string): Promise<string> {
  const reads = [];
  for (const { name: dienst } of SERVICES) {
    reads.push(
      await withService(env, name, dienst, async ({ context, mandant, service, base }) => {
        const configured = service.readFrom(mandant.konfiguration);
        if (!configured) return null;
        const secret = service.needsNoSecret ? '' : await findSecret(context, dienst, ...configured.boundTo);
        return { dienst, mandant, configured, base, secret };
      }),
    );
  }
  const used = reads.filter((one) => one !== null);
  if (used.length === 0) return `${name} uses no service`;
  const results = [];
  for (const { dienst, mandant, configured, base, secret } of used) {
    if (secret === null)
      results.push({ isGood: false, lines: [`${dienst}: its secret is missing, or was set for another address or client`] });
    else results.push(await runChecks(dienst, configured.checks({ outside: outsideOf(base), mandant, secret })));
  }
  const text = results.flatMap(({ lines }) => lines).join('\n');
  if (results.some(({ isGood }) => !isGood)) throw new Error(text);
  return text;
}

/**
 * Takes all content of a tenant's content services into the own store, with its pictures, where an export finds it. Changes nothing of a service unless every
 * item is valid. Returns lines for the user; throws with lines.
 */
export async function pullContent(env: NodeJS.ProcessEnv, name: string): Promise<string> {
  const lines: string[] = [];
  for (const { name: dienst } of CONTENT_SERVICES) lines.push(...(await pullFrom(env, name, dienst)));
  if (lines.length === 0) throw new Error(`${name} has no content service: it has neither Dienste.Inhalte nor Dienste.InhalteApi`);
  return lines.join('\n');
}

const pullFrom = (env: NodeJS.ProcessEnv, name: string, dienst: string): Promise<readonly string[]> =>
  withService(env, name, dienst, async ({ context, mandant, service, base }) => {
    const configured = service.readFrom(mandant.konfiguration);
    if (configured === null) return [];
    const secret = await findSecret(context, dienst, ...configured.boundTo);
    if (secret === null) throw new Error(`the secret of ${name} for ${dienst} is missing, or was set for another address or client`);
    const asking = { outside: outsideOf(base), mandant, secret };
    const { arten, entries, faults, bilder } = await readServiceContent(dienst, asking).catch((error: unknown) => {
      throw error instanceof OutsideFault ? new Error(`${dienst}: ${error.message}: ${ADVICE[error.kind]}`) : error;
    });
    if (faults.length > 0) throw new Error(['nothing was changed', ...faults.map(({ what, reason }) => `  ${what}: ${reason}`)].join('\n'));
    await saveBilder(context, bilder);
    await saveInhalte(context, entries, arten);
    return arten.map((art) => `${art}: ${entries.filter((entry) => entry.art === art).length} items`);
  });
