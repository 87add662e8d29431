import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { enqueueMail } from '../../mail/store.ts';
import { auftragBeanstandet } from './beanstanden-mails.ts';
import { type AuftragRow, updateAuftrag } from './store.ts';

/**
 * Stores the agency's objection to a locked order: the automatic release stops, and a mail asks the tenant to decide. The audit log
 * records the objection without its text, because the text can be about people.
 */
export async function objectTo(context: Context, { auftragsnummer, agenturnummer, status }: AuftragRow, grund: string): Promise<void> {
  await updateAuftrag(context, auftragsnummer, { beanstandet_am: context.now, beanstandung: grund, freigabe_am: null });
  await writeProtokoll(
    context,
    'auftrag.beanstandet',
    auftragsnummer,
    {},
    { agenturnummer, vorher: status, nachher: status, grund: 'Beanstandet' },
  );
  await enqueueMail(context, auftragBeanstandet, auftragsnummer);
}
