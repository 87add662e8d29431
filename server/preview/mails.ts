import type { VorschauSeite } from '../../contract/rules/entwurf-vorschau.ts';
import type { Context } from '../context.ts';
import type { LoadedMail } from '../mail/template.ts';
import { auftragEingegangen, type Example, orderExample, releaseExample } from '../modules/auftrag/index.ts';
import { empfaengerBestaetigen } from '../modules/empfaenger/index.ts';
import { listOfAuftrag, praemieBereit } from '../modules/praemierung/index.ts';

/** Loads a mail of the example; null for a state that is mailed to nobody at this tenant. */
type LoadMail = (context: Context, example: Example) => Promise<LoadedMail | null>;

/** The mails of a preview. Each is loaded by the numbers of the example, so that no mail about a stored person is shown. */
export const MAILS = {
  'mail-bestaetigen': (context, { mailedLink }) => empfaengerBestaetigen.load(context, mailedLink, context.now),
  'mail-auftrag': async (context, example) => {
    const { Auftragsnummer } = await orderExample(context, example);
    return auftragEingegangen.load(context, Auftragsnummer, context.now);
  },
  'mail-praemie': async (context, example) => {
    const { auftrag, later } = await releaseExample(context, example, await orderExample(context, example));
    const [grant] = await listOfAuftrag(context, auftrag.Auftragsnummer);
    return grant ? praemieBereit.load(later, grant.praemierungsnummer, later.now) : null;
  },
} as const satisfies Partial<Record<VorschauSeite, LoadMail>>;
