import type { Kosten } from '../../../../contract/calls/agentur/plan.ts';
import { ANTEILE } from '../../../../contract/rules/anteil.ts';
import { splitPraemie } from '../../../../contract/rules/split.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { kostenCentOf } from '../../kassenbuch/index.ts';
import { entryOf, geltendePraemie, readAngebot } from '../../praemie/index.ts';
import { findProdukt, nameOf } from '../../produkt/index.ts';

interface KostenQuery {
  readonly agenturnummer: string;
  /** Id or ExterneId. */
  readonly produkt: string;
  /** The order date. */
  readonly tag: string;
}

/** What an order of a product on a day costs an agency if the person joins now, by the rule of its release. Throws NichtGefunden for an unknown product. */
export async function kostenOf(context: Context, { agenturnummer, produkt, tag }: KostenQuery): Promise<Kosten> {
  const row = (await findProdukt(context, produkt)) ?? refuse('NichtGefunden');
  const angebot = await readAngebot(context, [agenturnummer]);
  const praemie = geltendePraemie(angebot, { produkt_id: row.id, tag, agenturnummer, beigetreten_am: null });
  const isOwn = entryOf(
    angebot.plan.filter(({ produkt_id }) => produkt_id === row.id),
    tag,
  );
  const PraemieCent = praemie?.wert_cent ?? 0;
  const SummeCent = praemie ? kostenCentOf(context, { praemieCent: PraemieCent }) : 0;
  return {
    ProduktId: row.id,
    Produkt: nameOf(row, context.locale),
    Auftragsdatum: tag,
    Herkunft: praemie ? (isOwn ? 'Plan' : 'Mandant') : 'Keine',
    PraemieCent,
    Aufteilung: ANTEILE.map((AnteilEmpfehler) => {
      const split = splitPraemie(PraemieCent, AnteilEmpfehler, context.konfiguration.MaxEmpfaengerPraemieCent);
      return { AnteilEmpfehler, EmpfehlerCent: split.empfehlerCent, EmpfaengerCent: split.empfaengerCent };
    }),
    GebuehrCent: SummeCent - PraemieCent,
    SummeCent,
  };
}
