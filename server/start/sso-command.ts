import type { Mandant } from '../context.ts';
import { openClock } from '../db/clock.ts';
import { openDb } from '../db/scope.ts';
import { NO_MANDANT } from '../mandant-folder/list.ts';
import { loadMandanten, pageUrl } from '../modules/mandant/index.ts';
import { endDienstgeheimnis, setDienstgeheimnis } from '../modules/zugang/index.ts';
import { baseUrl } from '../parts.ts';
import { openSecrets } from './app-secret.ts';
import { readSettings, withKnownDatabase } from './command.ts';

type Setting = Parameters<typeof endDienstgeheimnis>[0];

/** Runs `work` about a tenant's provider in one transaction. Throws with a line for the user. */
async function withDienst<T>(
  env: NodeJS.ProcessEnv,
  name: string,
  work: (context: Setting, mandant: Mandant, base: string) => Promise<T>,
): Promise<T> {
  const settings = readSettings(env);
  const done = await withKnownDatabase(settings, null, async (source) => {
    const db = openDb(source);
    const mandanten = await loadMandanten(db);
    const mandant = mandanten.get(name);
    const names = mandanten.all().map((one) => one.mandant);
    if (!mandant) throw new Error(names.length === 0 ? NO_MANDANT : `there is no tenant ${name}; there are ${names.join(', ')}`);
    const [clock, secrets] = [await openClock(db), await openSecrets(settings, db)];
    const given = { mandant: name, now: clock.now(), wer: 'Betrieb', secrets };
    return db.inMandant(name, async ({ tx }) => ({ result: await work({ ...given, tx }, mandant, baseUrl(settings, mandant)) }));
  });
  if (done === null) throw new Error(NO_MANDANT);
  return done.result;
}

/**
 * Stores the encrypted secret of a tenant at its login provider. Returns the redirect addresses to register there, in lines. Throws with a line for the user.
 */
export const setSsoSecret = (env: NodeJS.ProcessEnv, name: string, secret: string): Promise<string> =>
  withDienst(env, name, async (context, { konfiguration }, base) => {
    const { Anmeldedienst: dienst, SupportedLanguage } = konfiguration;
    if (!dienst) throw new Error(`${name} has no Anmeldedienst in its konfiguration: import that first`);
    if (secret.trim() === '') throw new Error('no secret came by the standard input');
    await setDienstgeheimnis(context, dienst, secret.trim());
    const back = SupportedLanguage.Sprache.map((locale) => `  ${pageUrl({ konfiguration, baseUrl: base }, 'AgencyLogin', locale, {})}`);
    return [`${name} is known at ${dienst.Issuer} as ${dienst.ClientId}, which has to lead back to`, ...back].join('\n');
  });

/** Removes that secret, which ends logins by the provider. Throws with a line for the user. */
export const endSsoSecret = (env: NodeJS.ProcessEnv, name: string): Promise<string> =>
  withDienst(env, name, async (context) =>
    (await endDienstgeheimnis(context)) ? `The secret of ${name} at its provider is gone` : `${name} had no secret at a provider`,
  );
