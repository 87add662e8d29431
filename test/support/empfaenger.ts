import { hexOf } from '../../server/modules/empfaenger/hex.ts';
import type { Reply, TestApp } from './app.ts';

/** The row of a recipient of telko, as stored. */
export const rowOf = (app: TestApp, empfaengernummer: string) =>
  app.inTenant('telko', ({ tx }) =>
    tx.selectFrom('empfaenger').selectAll().where('empfaengernummer', '=', empfaengernummer).executeTakeFirstOrThrow(),
  );

/** The secret of a recipient as it is now. */
export const hexNow = (app: TestApp, tenant: string, empfaengernummer: string): Promise<string> =>
  app.inTenant(tenant, async (context) => {
    const row = context.tx.selectFrom('empfaenger').select(['empfaengernummer', 'hex_version']);
    return hexOf(context, await row.where('empfaengernummer', '=', empfaengernummer).executeTakeFirstOrThrow());
  });

/** What tells of the person in that row. */
export const PERSONAL = [
  ...(['hex_hash', 'anrede', 'vorname', 'name', 'geburtsdatum', 'email', 'email_schluessel', 'email_alias', 'telefon'] as const),
  ...(['ort', 'plz', 'strasse', 'hausnummer'] as const),
];

/** Confirms the data by the token of the mail. */
export const confirmData = (app: TestApp, Token: string, tenant = 'telko'): Promise<Reply> =>
  app.api(tenant, 'POST', '/empfaenger/bestaetigen', { body: { Token } });

/** What the page behind the mail asks before its button acts. */
export const readConfirmation = (app: TestApp, Token: string, tenant = 'telko'): Promise<Reply> =>
  app.api(tenant, 'PUT', '/empfaenger/bestaetigung', { body: { Token } });
