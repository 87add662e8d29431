import { shortCent } from '../../../contract/values/cent.ts';
import { formatDay } from '../../../contract/values/days.ts';
import { Badge } from '../../../web/ui/badge.tsx';
import { Button } from '../../../web/ui/button.tsx';
import { Card } from '../../../web/ui/card.tsx';
import { Notice } from '../../../web/ui/notice.tsx';
import { STEPS } from '../merchant.ts';
import { releaseDay } from '../release.ts';
import { type Bestellung, meldungOf } from '../store.ts';
import type { Visit } from '../visit.ts';

interface CardProps {
  readonly visit: Visit;
  readonly order: Bestellung;
}

/** An order with its status in the shop and at the platform, and its next steps. */
export const OrderCard = (props: CardProps) => {
  const { visit, order } = props;
  const { merchant, status } = visit.words;
  const { Auftragsnummer, Status } = order;
  return (
    <Card className="flex scroll-mt-6 flex-col gap-4 px-5 py-5 md:px-6">
      <div id={`auftrag-${Auftragsnummer}`} className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-numbers text-lg">{Auftragsnummer}</h2>
        <Badge>{status[Status]}</Badge>
      </div>
      <Known {...props} />
      {order.Abgelehnt && <Refused {...props} />}
      <form method="post" className="flex flex-wrap gap-3">
        <input type="hidden" name="auftragsnummer" value={Auftragsnummer} />
        {STEPS[Status].map((step) => (
          <Button key={step} variant="quiet" name="schritt" value={step}>
            {merchant.steps[step]}
          </Button>
        ))}
        {meldungOf(order, Status) && (
          <Button variant="quiet" name="schritt" value="erneut">
            {merchant.again}
          </Button>
        )}
      </form>
    </Card>
  );
};

const Known = ({ visit: { words, locale }, order }: CardProps) => {
  const { Kunde, ProduktName, Auftragsdatum } = order;
  const rows = [
    [words.order.product, ProduktName] as const,
    ...(Kunde ? [[words.merchant.customer, `${Kunde.Name}, ${Kunde.Email}`] as const] : []),
    [words.merchant.date, formatDay(Auftragsdatum, locale)] as const,
    [words.merchant.there, thereOf(words, order)] as const,
    ...rewardsOf(words, order, (cent) => shortCent(cent, locale)),
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
      {rows.map(([title, value]) => (
        <div key={title} className="contents">
          <dt className="pt-0.5 text-xs text-muted">{title}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** Last known status of the order at the platform. */
function thereOf({ merchant, status }: Visit['words'], order: Bestellung): string {
  if (meldungOf(order, order.Status) === null) return merchant.nothing;
  if (!order.Gemeldet) return merchant.not;
  const stands = status[order.Gemeldet.Status];
  return order.Gemeldet.Status === order.Status ? stands : `${stands}, ${status[order.Status]} ${merchant.not}`;
}

function rewardsOf({ merchant }: Visit['words'], { Gemeldet }: Bestellung, shown: (cent: number) => string): (readonly [string, string])[] {
  if (Gemeldet?.Grund) return [[merchant.rewards, merchant.reason[Gemeldet.Grund]]];
  const rewards = Gemeldet?.Praemierungen.filter(({ Status }) => Status !== 'Storniert') ?? [];
  return rewards.length === 0
    ? []
    : [[merchant.rewards, rewards.map(({ Seite, WertCent }) => `${shown(WertCent)} ${merchant.side[Seite]}`).join(', ')]];
}

/** The refusal of the platform with its reason; for a release that is too early, with the first possible day. */
const Refused = ({ visit: { words, locale, konfiguration }, order }: CardProps) => {
  const { Abgelehnt } = order;
  if (!Abgelehnt) return null;
  const { merchant, status } = words;
  const day = formatDay(releaseDay(konfiguration, order), locale);
  const why = Abgelehnt.code === 'FreigabeZuFrueh' ? merchant.tooEarly(day) : Abgelehnt.text;
  return <Notice variant="danger">{merchant.refused({ ...status, ...merchant.steps }[Abgelehnt.Status], why)}</Notice>;
};
