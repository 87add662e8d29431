import type { Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { notizOf, rowOf, type Sicht, worteOf } from '../../agentur/index.ts';
import { handlungenOf } from '../../einladung/index.ts';
import { BERICHTE } from '../berichte.ts';
import type { EinladungBerichtRow } from '../einladungen/reads.ts';
import { type Eintrag, inOrder } from '../verlauf/verlauf.ts';

/** One invitation with what happened, until when it can be accepted, and what whoever asks can do with it. */
export async function einladungOf(context: Context, login: Login | null, sicht: Sicht, nummer: string) {
  const { row, zeile } = await rowOf(context, BERICHTE.einladungen, sicht, nummer);
  return {
    ...zeile,
    Notiz: await notizOf(context, { agenturnummer: sicht.agenturnummer, bericht: 'einladungen', bezug: nummer }),
    GueltigBis: row.gueltig_bis.toISOString(),
    ...(await handlungenOf(context, login, nummer)),
    Verlauf: verlaufOf(context, row),
  };
}

/** What is over by its time alone has no other moment than that. */
function verlaufOf(context: Context, { art, status, erstellt_am, gueltig_bis, beendet_am }: EinladungBerichtRow): Eintrag[] {
  const { t } = worteOf(context);
  const end = status === 'Offen' ? [] : [{ am: beendet_am ?? gueltig_bis, was: t(`agentur.verlauf.einladung.${status}`) }];
  return inOrder([{ am: erstellt_am, was: t(`agentur.verlauf.eingeladen.${art}`) }, ...end]);
}
