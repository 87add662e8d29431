import { listPraemien, readMaxPraemiewert } from '../../../contract/praemie.ts';
import { formatCent } from '../../../contract/values.ts';
import { dayOf } from '../../calendar.ts';
import { answer, type Mount, mount } from '../../http/mount.ts';
import { isActive, maxWertCent, readPraemien, toWire } from './praemie.ts';

export function mountPraemie(mounting: Mount): void {
  mount(mounting, listPraemien, async (context) => {
    const day = dayOf(context.now);
    const active = (await readPraemien(context)).filter((praemie) => isActive(praemie, day));
    return answer(
      200,
      active.map((praemie) => toWire(praemie, context.locale)),
    );
  });

  mount(mounting, readMaxPraemiewert, async (context) => {
    const WertCent = await maxWertCent(context);
    return answer(200, { WertCent, Wert: formatCent(WertCent, context.locale) });
  });
}
