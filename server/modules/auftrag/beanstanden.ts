import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { enqueueMail } from '../../mail/store.ts';
import { auftragBeanstandet } from './beanstanden-mails.ts';
import { type AuftragRow, updateAuftrag } from './store.ts';

/**
 * Keeps what its agency says against an order that is locked: it does not release itself any more, and the tenant is told by mail, who decides. The
 * audit log has that it was said, never the words: people write of people.
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
