import type { ReactNode } from 'react';
import { dayOf, formatDay, formatTime } from '../../../contract/values/days.ts';
import { SmallLink } from '../../../web/shell/small-link.tsx';
import { Card } from '../../../web/ui/card.tsx';
import { Fact, Facts } from '../../../web/ui/facts.tsx';
import { Flow } from '../../../web/ui/flow.tsx';
import { Notice } from '../../../web/ui/notice.tsx';
import { findScene } from '../../../web/ui/picture.tsx';
import { TextLink } from '../../../web/ui/text-link.tsx';
import { releaseDay } from '../release.ts';
import { isUnreported } from '../report.ts';
import { bestellungPath, type ShopAnswer, shopPath } from '../request.ts';
import { type Bestellung, meldungOf } from '../store.ts';
import type { Visit } from '../visit.ts';
import { canWithdraw, lastDayOf } from '../withdrawal.ts';
import { draw, drawEnd } from './frame.tsx';

/** The order page for the customer: thanks, next step and withdrawal link; after a withdrawal, the receipt. */
export function answerOrder(visit: Visit, bestellung: Bestellung): ShopAnswer {
  const { words, tenant, locale } = visit;
  const { Status, Auftragsnummer, ProduktName, Auftragsdatum } = bestellung;
  const title = words.order.title[Status];
  const referral = referralOf(bestellung);
  return draw(
    visit,
    title,
    <Flow
      title={title}
      lead={Status === 'Eingegangen' ? nextOf(words, referral) : receivedAt(visit, bestellung)}
      picture={Status === 'Eingegangen' ? (findScene(visit.brand.look, 'bestellt') ?? visit.brand.look.szenen.danke) : undefined}
    >
      {Status === 'Eingegangen' && (referral === 'counts' || referral === 'pending') && <Noted visit={visit} bestellung={bestellung} />}
      <Card className="px-5 py-2 md:px-8">
        <Facts>
          <Fact title={words.order.number}>
            <strong className="font-numbers">{Auftragsnummer}</strong>
          </Fact>
          <Fact title={words.order.product}>{ProduktName}</Fact>
          <Fact title={words.order.day}>{formatDay(Auftragsdatum, locale)}</Fact>
          <Fact title={words.order.referral}>{words.order[referral]}</Fact>
        </Facts>
      </Card>
      {bestellung.Widerruf ? (
        <TextLink href={bestellungPath(tenant, Auftragsnummer, '/widerruf')}>{words.withdrawal.save}</TextLink>
      ) : (
        <Withdraw visit={visit} bestellung={bestellung} />
      )}
    </Flow>,
  );
}

/** The customer's reward and the days on which the next steps are. */
const Noted = ({ visit: { words, locale, konfiguration }, bestellung }: { visit: Visit; bestellung: Bestellung }): ReactNode =>
  bestellung.Praemie && (
    <Notice variant="success">
      <p className="font-semibold">{words.order.noted(bestellung.Praemie)}</p>
      <p>{words.order.chooseFrom(formatDay(releaseDay(konfiguration, bestellung), locale))}</p>
    </Notice>
  );

const Withdraw = ({ visit: { words, tenant, locale, now }, bestellung }: { visit: Visit; bestellung: Bestellung }): ReactNode => {
  if (bestellung.Status === 'Storniert') return null;
  const lastDay = formatDay(lastDayOf(bestellung), locale);
  if (!canWithdraw(bestellung, dayOf(now))) return <p className="text-muted">{words.order.withdrawOver(lastDay)}</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-xs text-muted">
      <SmallLink href={shopPath(tenant, 'widerruf', { auftragsnummer: bestellung.Auftragsnummer })}>{words.withdrawal.title}</SmallLink>
      {words.order.withdrawUntil(lastDay)}
    </p>
  );
};

/** Whether an order counts for a referral. */
function referralOf(bestellung: Bestellung): 'none' | 'countsNot' | 'pending' | 'counts' {
  if (meldungOf(bestellung, bestellung.Status) === null) return 'none';
  if (['Storniert', 'Widerrufen'].includes(bestellung.Status) || bestellung.Gemeldet?.Grund) return 'countsNot';
  return isUnreported(bestellung) ? 'pending' : 'counts';
}

/** Text on the next steps; mentions the reward only for an order that can earn one. */
const nextOf = ({ order }: Visit['words'], referral: ReturnType<typeof referralOf>): string =>
  referral === 'counts' || referral === 'pending' ? `${order.next} ${order.nextReward}` : order.next;

function receivedAt({ words, locale }: Visit, { Widerruf }: Bestellung): string | undefined {
  if (!Widerruf) return undefined;
  const zeit = new Date(Widerruf.Zeit);
  return words.withdrawal.received(formatDay(dayOf(zeit), locale), formatTime(zeit));
}

/** The receipt of a withdrawal as a file: declaration, name, and time of arrival. */
export function answerReceipt(visit: Visit, bestellung: Bestellung): ShopAnswer {
  const { words, brand, locale } = visit;
  const { Widerruf, Auftragsnummer, ProduktName, Auftragsdatum } = bestellung;
  if (!Widerruf) return drawEnd(visit, 404, words.missing);
  const lines = [
    `${words.withdrawal.receipt} – ${brand.name}`,
    receivedAt(visit, bestellung),
    '',
    words.withdrawal.declared(Widerruf.Name),
    `${words.order.number}: ${Auftragsnummer}`,
    `${words.order.product}: ${ProduktName}`,
    `${words.order.day}: ${formatDay(Auftragsdatum, locale)}`,
    `${words.form.email}: ${Widerruf.Kontakt}`,
  ];
  return { file: { name: `widerruf-${Auftragsnummer.replace(/[^\w-]+/g, '_')}.txt`, text: `${lines.join('\n')}\n` } };
}
