import { postAuftrag } from '../../../contract/auftrag.ts';
import { importAuftraege } from '../../../contract/auftragsimport.ts';
import { answerOnceAcross } from '../../http/idempotency/across.ts';
import { answer, type Mount, mount, mountWithoutTransaction } from '../../http/mount.ts';
import { takeAuftrag } from './auftrag.ts';
import { readZeilen } from './csv.ts';
import { takeZeilen } from './import.ts';

export function mountAuftrag(mounting: Mount): void {
  mount(mounting, postAuftrag, async (context, { input }) => {
    const { isNew, auftrag } = await takeAuftrag(context, input.body);
    return answer(isNew ? 201 : 200, auftrag);
  });

  mountWithoutTransaction(mounting, importAuftraege, (request) =>
    answerOnceAcross(request, importAuftraege, async () => answer(200, await takeZeilen(request, readZeilen(request.input.body)))),
  );
}
