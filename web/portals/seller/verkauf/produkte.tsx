import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { amount } from '../../shell/format.ts';
import { useKeys } from '../../shell/keys.ts';
import { beginsWord } from '../../shell/search/begins-word.ts';
import { SearchField } from '../../shell/search/search-field.tsx';
import { Section } from '../../shell/section.tsx';
import { OpenLink } from '../../shell/table/open-link.tsx';
import { LoadError, StateMessage } from '../../shell/table/state-messages.tsx';
import { rowHref, useOpenRow } from '../../shell/table/use-table-state.ts';
import { useSeller } from '../own.ts';
import { produkteQuery, type SellerProdukt } from './load.ts';

const loadLinkView = () => import('./link-view.tsx');
const LinkView = lazy(loadLinkView);

/** Number of products above which the list has a search. */
export const MANY = 8;

/** The products that the seller can sell; each opens its link, whose place is in the address. */
export function Produkte() {
  const portal = useSeller();
  const { t, data } = portal;
  const answer = useQuery(produkteQuery(portal));
  const [query] = useSearchParams();
  const [row, open] = useOpenRow(query);
  const { data: produkte } = answer;
  if (!produkte)
    return answer.isPending ? (
      <Skeleton label={t('portal.wartet')} shapes={['title', 'control', 'control', 'control', 'control']} />
    ) : (
      <LoadError error={answer.error} retry={() => void answer.refetch()} />
    );
  if (produkte.length === 0)
    return (
      <StateMessage
        icon="info"
        title={t('seller.produkte.keine.titel')}
        text={t('seller.produkte.keine.text', { mandant: data.own.mandant.name, support: data.own.mandant.support })}
      />
    );
  return (
    <Section title={t('seller.produkte')} text={t('seller.produkte.text')}>
      <ProduktList produkte={produkte} open={open} />
      {row !== null && (
        <Suspense>
          <LinkView produkt={produkte.find(({ ProduktId }) => String(ProduktId) === row) ?? null} close={() => open(null)} />
        </Suspense>
      )}
    </Section>
  );
}

function ProduktList({ produkte, open }: { produkte: readonly SellerProdukt[]; open(nr: string): void }) {
  const { t } = useSeller();
  const [typed, setTyped] = useState('');
  const search = useRef<HTMLInputElement>(null);
  useKeys({ '/': () => search.current?.focus() });
  const found = typed.trim() === '' ? produkte : produkte.filter(({ Name }) => beginsWord(Name, typed));
  return (
    <>
      {produkte.length > MANY && (
        <SearchField
          ref={search}
          label={t('seller.produkte.suche')}
          hotkey="/"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && setTyped('')}
        />
      )}
      <p role="status" className="text-muted empty:hidden">
        {found.length === 0 && t('seller.produkte.nichts')}
      </p>
      {found.length > 0 && (
        // The code of the view is loaded before a click or tap ends.
        <ul
          className="divide-y divide-border overflow-hidden rounded-card border border-border bg-surface"
          onPointerEnter={() => void loadLinkView()}
          onFocus={() => void loadLinkView()}
        >
          {found.map((produkt) => (
            <ProduktRow key={produkt.ProduktId} produkt={produkt} open={open} />
          ))}
        </ul>
      )}
    </>
  );
}

function ProduktRow({
  produkt: { ProduktId, Name, ProvisionCent, EmpfaengerCent },
  open,
}: {
  produkt: SellerProdukt;
  open(nr: string): void;
}) {
  const { t, locale } = useSeller();
  const nr = String(ProduktId);
  return (
    <li className="relative flex min-h-16 items-center gap-3 px-4 py-3 transition-colors duration-150 ease-out hover:bg-surface-strong">
      <div className="min-w-0 grow">
        <OpenLink
          nr={nr}
          href={rowHref(nr)}
          open={open}
          className="font-semibold wrap-anywhere after:absolute after:inset-0 hover:decoration-transparent"
        >
          {Name}
        </OpenLink>
        <p className="flex flex-wrap gap-x-3 text-xs text-muted tabular-nums">
          <span className="font-semibold text-text">{t('seller.produkt.provision', { betrag: amount(ProvisionCent, locale) })}</span>
          {EmpfaengerCent > 0 && <span>{t('seller.produkt.kontakt', { betrag: amount(EmpfaengerCent, locale) })}</span>}
        </p>
      </div>
      <Icon name="qr" className="text-xl text-primary" />
    </li>
  );
}
