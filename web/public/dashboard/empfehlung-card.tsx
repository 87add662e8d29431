import { pageAddress } from '../../../contract/pages/public.ts';
import type { PageContext } from '../../shell/page.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Heading } from '../../ui/heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import type { EmpfehlungView } from './empfehlung-view.ts';
import { Merken, placeOf } from './merken.tsx';

type EmpfehlungCardProps = PageContext & { readonly empfehlung: EmpfehlungView };

/** One referral: what it is and pays, its timeline, and what its recommender can do now. */
export const EmpfehlungCard = (props: EmpfehlungCardProps) => {
  const { t, paths, locale, empfehlung } = props;
  const { empfehlungsnummer, produkt, status, betrag, verlauf, danach, praemien, isShareable, neu } = empfehlung;
  return (
    <Card className="p-5 md:p-8">
      <article id={placeOf(empfehlungsnummer)} className="scroll-mt-6" aria-labelledby={`titel-${empfehlungsnummer}`}>
        <p className="text-xs font-semibold text-muted">{status}</p>
        <Heading level={3} size="item" id={`titel-${empfehlungsnummer}`} className="mt-1">
          {produkt}
        </Heading>
        <p className="mt-1 font-numbers text-muted tabular-nums">{betrag}</p>
        <div className="mt-6">
          <Timeline past={verlauf} next={danach} />
        </div>
        {(praemien.length > 0 || isShareable || neu !== null) && (
          <div className="mt-6 flex flex-col gap-x-6 gap-y-3 md:flex-row md:flex-wrap md:items-center">
            {praemien.map(({ token, wert }) => (
              <ButtonLink key={token} href={pageAddress(paths, 'Reward', locale, { token })}>
                {t('bereich.waehlen', { wert })}
              </ButtonLink>
            ))}
            {isShareable && (
              <span>
                <TextLink href={pageAddress(paths, 'Recommendation', locale, { empfehlungsnummer })}>{t('bereich.teilen')}</TextLink>
              </span>
            )}
            {neu !== null && (
              <span>
                <TextLink href={neu}>{t('bereich.neuerLink')}</TextLink>
              </span>
            )}
          </div>
        )}
        <Merken {...props} />
      </article>
    </Card>
  );
};
