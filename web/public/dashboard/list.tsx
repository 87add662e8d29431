import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Detail } from './detail.tsx';
import type { DashboardProps } from './load.ts';
import { PartLinks } from './part-links.tsx';
import { Rows } from './rows.tsx';

/** All recipients, one line each, and one of them in full: next to the list, on phones in its place once it is chosen. */
export const List = (props: DashboardProps) => {
  const { t, look, laufend, detail, isChosen } = props;
  const chosen = detail?.id ?? null;
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:items-start lg:gap-12 xl:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]">
      <div className={`flex flex-col gap-8 ${isChosen ? 'max-lg:hidden' : ''}`}>
        {laufend.anzahl > 0 && (
          <section aria-labelledby="laufend">
            <Heading level={2} size="item" id="laufend" className="mb-4 scroll-mt-6">
              {t('bereich.laufend')}
            </Heading>
            {laufend.rows.length > 0 && <Rows t={t} look={look} rows={laufend.rows} chosen={chosen} />}
            <PartLinks t={t} part={laufend} title={t('bereich.laufend')} />
          </section>
        )}
        <Ended {...props} />
      </div>
      {detail && (
        <div className={`lg:sticky lg:top-6 ${isChosen ? '' : 'max-lg:hidden'}`}>
          <Detail {...props} detail={detail} />
        </div>
      )}
    </div>
  );
};

/** Ended items, folded unless one of them is shown in full or the page shows later ones. */
const Ended = ({ t, look, beendet, detail }: DashboardProps) =>
  beendet.anzahl === 0 ? null : (
    <details className="group" open={beendet.first !== null || beendet.rows.some(({ id }) => id === detail?.id)}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-6 py-3">
        <Heading level={2} size="item" id="beendet" className="scroll-mt-6">
          {t('bereich.beendet', { anzahl: beendet.anzahl })}
        </Heading>
        <Icon name="plus" className="text-primary motion-safe:transition-transform motion-safe:duration-200 group-open:rotate-45" />
      </summary>
      {beendet.rows.length > 0 && <Rows t={t} look={look} rows={beendet.rows} chosen={detail?.id ?? null} />}
      <PartLinks t={t} part={beendet} title={t('bereich.beendet', { anzahl: beendet.anzahl })} />
    </details>
  );
