import type { Reply, TestApp } from './app.ts';

/** The row of a recipient of telko, as stored. */
export const rowOf = (app: TestApp, empfaengernummer: string) =>
  app.inTenant('telko', ({ tx }) =>
    tx.selectFrom('empfaenger').selectAll().where('empfaengernummer', '=', empfaengernummer).executeTakeFirstOrThrow(),
  );

/** What tells of the person in that row. */
export const PERSONAL = [
  ...(['hex_hash', 'anrede', 'vorname', 'name', 'geburtsdatum', 'email', 'email_schluessel', 'email_alias', 'telefon'] as const),
  ...(['ort', 'plz', 'strasse', 'hausnummer'] as const),
];

/** Confirms the data by the token of the mail. */
export const confirmData = (app: TestApp, Token: string, tenant = 'telko'): Promise<Reply> =>
  app.api(tenant, 'POST', '/empfaenger/bestaetigen', { body: { Token } });
