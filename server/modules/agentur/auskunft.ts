import type { Agenturauskunft } from '../../../contract/calls/agentur-auskunft.ts';
import { PROTOKOLL } from '../../audit/columns.ts';
import { listProtokoll } from '../../audit/store.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { auskunftOf } from '../../db/columns.ts';
import { MAIL } from '../../mail/columns.ts';
import { wantsNoMail } from '../../mail/mail-sperre.ts';
import { listMails } from '../../mail/store.ts';
import { auskunftOfAccount } from '../account/index.ts';
import { AGENTUR_BENUTZER } from './columns.ts';
import { listBenutzerOf } from './reads.ts';
import { agenturOf, werOf } from './session.ts';
import { findZweitfaktor } from './store.ts';

/** All that is held on somebody of an agency as such, of all agencies of the account (GDPR art. 15, 20). Changes nothing. Throws PSOF0204. */
export async function disclose(context: Context, login: Login | null): Promise<Agenturauskunft> {
  const { accountId } = agenturOf(login);
  const benutzer = await listBenutzerOf(context, accountId);
  const { teil, links } = await auskunftOfAccount(context, accountId, [accountId]);
  const bezuege = [accountId, ...benutzer.map((row) => row.agentur_benutzer_id), ...links];
  const zweitfaktor = await findZweitfaktor(context, accountId);
  return {
    Zeitpunkt: context.now.toISOString(),
    Mandant: context.konfiguration.Name,
    ...teil,
    Konto: { ...teil.Konto, ZweitfaktorAm: zweitfaktor?.bestaetigt_am?.toISOString() ?? null },
    Agenturen: benutzer.map((row) => auskunftOf(AGENTUR_BENUTZER, row)),
    Mails: (await listMails(context, bezuege)).map((mail) => auskunftOf(MAIL, mail)),
    MailSperre: await wantsNoMail(context, teil.Konto.Email),
    Protokoll: (await listProtokoll(context, benutzer.map(werOf), bezuege)).map((entry) => auskunftOf(PROTOKOLL, entry)),
  };
}
