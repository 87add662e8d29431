import type { ReactNode } from 'react';
import { pageAddress } from '../../../contract/pages/public.ts';
import type { Tap } from '../../features/recommend/tap.ts';
import { TapForm } from '../../features/recommend/tap-form.tsx';
import { FORM_ID } from '../../shell/navigation.ts';
import type { PageContext } from '../../shell/page.ts';
import { Icon } from '../../ui/icon.tsx';
import { CENTS, CHOOSES, mark, NAMES } from '../../ui/protocol.ts';
import type { Tile } from './produkt.ts';

interface ChooseLinkProps {
  readonly context: PageContext & { readonly tap: Tap | null };
  readonly produkt: Pick<Tile, 'Id' | 'Name' | 'Praemie'>;
  readonly className?: string;
  /** Visible text of the link, if there is room for it. */
  readonly children?: ReactNode;
}

/** Action that covers the whole card: creates the link with one tap if possible, otherwise leads to the form with this product chosen. */
export const ChooseLink = ({ context, produkt, className = '', children }: ChooseLinkProps) => {
  const { t, paths, locale, tap } = context;
  const content = (
    <>
      {children ?? <span className="sr-only">{t('home.produkte.empfehlen')}</span>}
      <span className="sr-only"> {produkt.Name}</span>
      <Icon name="arrow" />
    </>
  );
  if (tap)
    return (
      <TapForm context={context} tap={tap} page="Recommend" produktId={String(produkt.Id)} className={className}>
        <button type="submit" className={`-my-2.25 min-h-11 cursor-pointer ${CARD_LINK}`}>
          {content}
        </button>
      </TapForm>
    );
  return (
    <a
      href={`${pageAddress(paths, 'Homepage', locale, { produkt: String(produkt.Id) })}#${FORM_ID}`}
      {...mark(CHOOSES, produkt.Id)}
      {...mark(CENTS, produkt.Praemie.WertCent)}
      {...mark(NAMES, produkt.Name)}
      className={`${CARD_LINK} ${className}`}
    >
      {content}
    </a>
  );
};

const CARD_LINK = 'inline-flex items-center gap-1 font-semibold text-primary no-underline outline-none after:absolute after:inset-0';
