import type { Input } from '../../../contract/call.ts';
import type { Praemienvorschau, previewPraemie } from '../../../contract/calls/betrieb/praemien.ts';
import { VORSCHAU_TAGE } from '../../../contract/rules/vorschau.ts';
import { addDays, dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { countOpenLinks } from '../../modules/empfehlung/index.ts';
import { type Angebot, geltendePraemie, type PraemieRow, praemieFor, readAngebot, splitOf } from '../../modules/praemie/index.ts';
import { listEarningAuftraege } from './store.ts';

type Eingabe = Input<typeof previewPraemie>['body'];

/** Id of the previewed reward among the published ones, whose ids are positive. */
const NEW = 0;

/** What the orders of the last days and the open links earn by the published rewards, and what they would earn with another one. */
export async function previewOf(context: Context, eingabe: Eingabe): Promise<Praemienvorschau> {
  const { ProduktId: produktId } = eingabe;
  const heute = dayOf(context.now);
  const [von, bis] = [addDays(heute, -VORSCHAU_TAGE), addDays(heute, -1)];
  const auftraege = await listEarningAuftraege(context, { produktId, von, bis });
  const links = await countOpenLinks(context, produktId);
  const bisher = await readAngebot(
    context,
    [...auftraege, ...links].map(({ agenturnummer }) => agenturnummer),
  );
  const damit = withPraemie(bisher, eingabe, { von, bis: heute });
  const earning = auftraege.filter(({ produkt_id, auftragsdatum }) => praemieFor(damit.praemien, produkt_id, auftragsdatum)?.id === NEW);
  const promised = (angebot: Angebot, link: (typeof links)[number]) => {
    const praemie = geltendePraemie(angebot, { ...link, tag: heute, beigetreten_am: null });
    return sumOf(splitOf(context, praemie?.wert_cent ?? 0, link));
  };
  const more = links.filter((link) => promised(bisher, link) > promised(damit, link));
  return {
    Von: von,
    Bis: bis,
    Auftraege: earning.length,
    Bisher: kostenOf(context, bisher, earning),
    Damit: kostenOf(context, damit, earning),
    LinksMehr: more.reduce((sum, { anzahl }) => sum + anzahl, 0),
  };
}

interface Days {
  readonly von: string;
  readonly bis: string;
}

/** The offer as if a reward replaced those of the same product on these days. */
function withPraemie({ praemien, plan }: Angebot, { ProduktId, WertCent }: Eingabe, { von, bis }: Days): Angebot {
  const praemie: PraemieRow = {
    id: NEW,
    produkt_id: ProduktId,
    wert_cent: WertCent,
    titel: '',
    titel_en: '',
    startdatum: von,
    enddatum: bis,
    enddatum_anzeige: bis,
  };
  return { praemien: [...praemien.filter(({ produkt_id }) => produkt_id !== ProduktId), praemie], plan };
}

type Auftrag = Awaited<ReturnType<typeof listEarningAuftraege>>[number];

/** The rewards of orders by an offer, by the chosen shares. */
function kostenOf(context: Context, angebot: Angebot, auftraege: readonly Auftrag[]): Praemienvorschau['Bisher'] {
  const splits = auftraege.map((auftrag) =>
    splitOf(context, geltendePraemie(angebot, { ...auftrag, tag: auftrag.auftragsdatum })?.wert_cent ?? 0, auftrag),
  );
  const EmpfehlerCent = splits.reduce((sum, { empfehlerCent }) => sum + empfehlerCent, 0);
  const EmpfaengerCent = splits.reduce((sum, { empfaengerCent }) => sum + empfaengerCent, 0);
  return { EmpfehlerCent, EmpfaengerCent, SummeCent: EmpfehlerCent + EmpfaengerCent };
}

const sumOf = ({ empfehlerCent, empfaengerCent }: ReturnType<typeof splitOf>): number => empfehlerCent + empfaengerCent;
