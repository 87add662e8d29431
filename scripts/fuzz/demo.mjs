import { call } from '../http.mjs';

export const TENANTS = ['telko', 'energie', 'berater', 'intern'];
const DAY = new Date().toISOString().slice(0, 10);

/** What fits fields by their names, so that requests get beyond the check of their form. */
export const KNOWN = {
  tenant: [...TENANTS, 'TELKO', 'gibt-es-nicht'],
  email: ['erika@example.org', 'erika+1@example.org', 'neu@example.org', 'person@werkring.example'],
  password: ['Demo-2026', 'Fensterbank7'],
  newPassword: ['Fensterbank7'],
  agbText: ['ja', true],
  anteilEmpfehler: [100, 50, 0],
  geburtsdatum: ['24.12.1980', '29.02.2004'],
  plz: ['50667'],
  iban: ['DE89370400440532013000', 'DE02120300000000202051'],
  auftragsnummer: ['A-1', 'A-2', 'A-3', 'A-4', 'A-5'],
  auftragsdatum: [DAY],
  channel: ['whatsapp'],
  status: ['Eingegangen', 'Bestaetigt', 'Freigegeben', 'Storniert', 'Widerrufen'],
};
/** Names under which the same is known. */
const ALIASES = {
  empfehlungsnummer: ['nr'],
  empfaengernummer: ['nr'],
  praemierungsnummer: ['nr'],
  id: ['produkt', 'produktId', 'praemieId'],
  empfehlungscode: ['code'],
  token: ['t'],
};
/** Sessions by tenant, made by the key of the tenant's own system: passwords may have been changed. */
export function makeLogins(port, pool) {
  const sessions = new Map();
  return {
    of: (tenant) => sessions.get(tenant),
    async renew(tenant) {
      if (!TENANTS.includes(tenant)) return;
      const api = (method, path, options) => call(port, method, `/api/v1/${tenant}${path}`, options);
      const made = await api('POST', '/logintoken', { bearer: `demo-${tenant}`, body: { Email: 'erika@example.org' } });
      const { body } = await api('GET', `/account/login/?token=${made.body.Token}`);
      if (body.Token) sessions.set(tenant, body.Token);
      pool.add('key', `demo-${tenant}`);
      const { body: mails } = await call(port, 'GET', '/dev/mails');
      for (const { Links } of Array.isArray(mails) ? mails.slice(0, 50) : []) {
        for (const link of Links) if (URL.canParse(link)) pool.add('token', new URL(link).searchParams.get('token') ?? '');
      }
    },
  };
}

/** Numbers and secrets of an answer under all names that calls have for them. */
export function learn(pool, body) {
  pool.learn(body);
  for (const [name, others] of Object.entries(ALIASES))
    for (const other of others) for (const value of pool.of(name).slice(-1)) pool.add(other, value);
  const grants = [body].flat().flatMap((one) => one?.Empfaenger ?? []);
  for (const { Praemierung } of grants) if (Praemierung?.Token) pool.add('grant', Praemierung.Token);
}
