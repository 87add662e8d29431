import { postAuftrag } from '../../../contract/auftrag.ts';
import { answer, type Mount, mount } from '../../http/mount.ts';
import { takeAuftrag } from './auftrag.ts';

export function mountAuftrag(mounting: Mount): void {
  mount(mounting, postAuftrag, async (context, { input }) => {
    const { isNew, auftrag } = await takeAuftrag(context, input.body);
    return answer(isNew ? 201 : 200, auftrag);
  });
}
