import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/sources.mjs';
import { importMandantFolder } from '../../server/start/mandant-command.ts';
import type { OwnDatabase } from '../shared/database.ts';

const SOURCE = join(root, 'docs', 'musterfirma');

/** Session token of the agency user of each copy. */
export const SESSION = 'bench-session';
/** Number of the one referral of each copy. */
export const EMPFEHLUNGSNUMMER = 'bench-1';

export const hostOf = (tenant: string): string => `${tenant}.bench.example`;

/** Imports copies of the documented tenant with the operator's command, each with its own hosts and with the agency module on. */
export async function importCopies(env: NodeJS.ProcessEnv, folder: string, tenants: readonly string[]): Promise<void> {
  for (const tenant of tenants) {
    const own = join(folder, tenant);
    mkdirSync(own);
    for (const file of readdirSync(SOURCE)) {
      const text = readFileSync(join(SOURCE, file), 'utf8').replaceAll('empfehlen.musterfirma.example', hostOf(tenant));
      writeFileSync(join(own, file), file === 'mandant.json' ? withAgencies(text) : text);
    }
    await importMandantFolder(env, own);
  }
}

function withAgencies(text: string): string {
  const { konfiguration, ...rest } = JSON.parse(text);
  return JSON.stringify({ ...rest, konfiguration: { ...konfiguration, ModuleAgentur: 'Offen' } });
}

/** Inserts a referral and an agency with a logged-in user for each tenant. */
export async function insertPeople(database: Pick<OwnDatabase, 'query'>): Promise<void> {
  const tokenHash = createHash('sha256').update(SESSION).digest('base64url');
  for (const statement of [
    `insert into account (mandant, account_id, art, email, email_schluessel, bestaetigt_am, language, erstellt_am)
     select mandant, 'bench-' || art, art, lower(art) || '@beispiel.example', lower(art) || '@beispiel.example', now(), 'de', now()
     from mandant, unnest(array['Empfehler', 'Agentur']) as art`,
    `insert into empfehler (mandant, empfehler_id, vorname, nachname, empfehlerhash)
     select mandant, 'bench-Empfehler', 'Kim', 'Beispiel', 'bench' from mandant`,
    `insert into empfehlung (mandant, empfehlungsnummer, empfehler_id, vorname, nachname, produkt_id, channel, empfehlungslink, anteil_empfehler, code,
       erstellt_am, bestaetigt_am, gueltig_bis)
     select mandant, '${EMPFEHLUNGSNUMMER}', 'bench-Empfehler', 'Kim', 'Beispiel', min(id), 'link', true, 50, 'BENCH1', now(), now(),
       (now() + interval '60 days')::date
     from produkt group by mandant`,
    `insert into agentur (mandant, agenturnummer, name, status, erstellt_am) select mandant, 'A-1', 'Agentur Beispiel', 'Aktiv', now() from mandant`,
    `insert into agentur_benutzer (mandant, agentur_benutzer_id, agenturnummer, account_id, vorname, nachname, rollen, status, erstellt_am)
     select mandant, 'bench', 'A-1', 'bench-Agentur', 'Kim', 'Beispiel', array['Inhaber'], 'Aktiv', now() from mandant`,
    `insert into session (mandant, token_hash, account_id, erstellt_am, ablauf_am, agentur_benutzer_id, nur_lesen)
     select mandant, '${tokenHash}', 'bench-Agentur', now(), now() + interval '12 hours', 'bench', false from mandant`,
  ])
    await database.query(statement);
}
