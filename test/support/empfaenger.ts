import { hexOf } from '../../server/modules/empfaenger/hex.ts';
import type { Reply, TestApp } from './app.ts';

/** The stored row of a recipient of telko. */
export const rowOf = (app: TestApp, empfaengernummer: string) =>
  app.inTenant('telko', ({ tx }) =>
    tx.selectFrom('empfaenger').selectAll().where('empfaengernummer', '=', empfaengernummer).executeTakeFirstOrThrow(),
  );

/** The current secret of a recipient. */
export const hexNow = (app: TestApp, tenant: string, empfaengernummer: string): Promise<string> =>
  app.inTenant(tenant, async (context) => {
    const row = context.tx.selectFrom('empfaenger').select(['empfaengernummer', 'hex_version']);
    return hexOf(context, await row.where('empfaengernummer', '=', empfaengernummer).executeTakeFirstOrThrow());
  });

/** Columns with personal data in that row. */
export const PERSONAL = [
  ...(['hex_hash', 'anrede', 'vorname', 'name', 'geburtsdatum', 'email', 'email_schluessel', 'email_alias', 'telefon'] as const),
  ...(['ort', 'plz', 'strasse', 'hausnummer'] as const),
];

/** Confirms the data by the token of the mail. */
export const confirmData = (app: TestApp, Token: string, tenant = 'telko'): Promise<Reply> =>
  app.api(tenant, 'POST', '/empfaenger/bestaetigen', { body: { Token } });

/** The call by which the page of the mailed link reads what its button will confirm. */
export const readConfirmation = (app: TestApp, Token: string, tenant = 'telko'): Promise<Reply> =>
  app.api(tenant, 'PUT', '/empfaenger/bestaetigung', { body: { Token } });
