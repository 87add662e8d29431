import type { Datenauskunft } from '../../../contract/calls/account/datenschutz.ts';
import type { Agenturauskunft } from '../../../contract/calls/agentur/auskunft.ts';
import { createTexts } from '../../../texts/texts.ts';
import { PROTOKOLL } from '../../audit/columns.ts';
import { listProtokoll } from '../../audit/store.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { auskunftOf } from '../../db/columns.ts';
import { MAIL } from '../../mail/columns.ts';
import { wantsNoMail } from '../../mail/mail-sperre.ts';
import { auskunftOfPostfach } from '../../mail/ruecklauf/sperre.ts';
import { listMails } from '../../mail/store.ts';
import { auskunftOfAccount, REGISTRIERUNG } from '../account/index.ts';
import { ANMELDEDIENST_KONTO, findZweitfaktor, listVerbundenOf } from '../zugang/index.ts';
import { AGENTUR_BENUTZER } from './columns.ts';
import { listAgenturenThatSee, listBenutzerOf } from './reads.ts';
import { listRegistrierungenOfAccount } from './registrierung/registrieren.ts';
import { actorOf, agenturOf } from './session.ts';

/** All data about the caller as a user of agencies, of all agencies of the account (GDPR art. 15, 20). Read-only. Throws PSOF0204. */
export async function disclose(context: Context, login: Login | null): Promise<Agenturauskunft> {
  const { accountId } = agenturOf(login);
  const benutzer = await listBenutzerOf(context, accountId);
  const registrierungen = await listRegistrierungenOfAccount(context, accountId);
  const own = [accountId, ...benutzer.map((row) => row.agentur_benutzer_id), ...registrierungen.map((row) => row.registrierung_id)];
  const { teil, links } = await auskunftOfAccount(context, accountId, own);
  const bezuege = [...own, ...links];
  const zweitfaktor = await findZweitfaktor(context, accountId);
  return {
    Zeitpunkt: context.now.toISOString(),
    Mandant: context.konfiguration.Name,
    ...teil,
    Konto: { ...teil.Konto, ZweitfaktorAm: zweitfaktor?.bestaetigt_am?.toISOString() ?? null },
    Agenturen: benutzer.map((row) => auskunftOf(AGENTUR_BENUTZER, row)),
    Registrierungen: registrierungen.map((row) => auskunftOf(REGISTRIERUNG, row)),
    Anmeldedienste: (await listVerbundenOf(context, accountId)).map((row) => auskunftOf(ANMELDEDIENST_KONTO, row)),
    Mails: (await listMails(context, bezuege)).map((mail) => auskunftOf(MAIL, mail)),
    MailSperre: await wantsNoMail(context, teil.Konto.Email),
    Postfachsperren: await auskunftOfPostfach(context, teil.Konto.Email),
    Protokoll: (await listProtokoll(context, benutzer.map(actorOf), bezuege)).map((entry) => auskunftOf(PROTOKOLL, entry)),
  };
}

/** Agencies that see a person as a recommender or as a recipient, and what they see. */
export async function auskunftOfAgenturen(
  context: Context,
  empfehlerId: string,
  empfaengernummern: readonly string[],
): Promise<Pick<Datenauskunft, 'Agenturen'>> {
  const t = createTexts(context.locale, context.texte[context.locale]);
  const rows = await listAgenturenThatSee(context, empfehlerId, empfaengernummern);
  return {
    Agenturen: rows.map(({ agenturnummer, name, als }) => ({
      Agenturnummer: agenturnummer,
      Name: name,
      Als: als,
      Sieht: t(`agentur.sieht.${als}`),
    })),
  };
}
