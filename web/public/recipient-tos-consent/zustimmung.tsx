import { pageAddress } from '../../../contract/pages/public.ts';
import { acceptedOf, acceptedPagesOf } from '../../features/account/accepted.ts';
import { SeenVersions } from '../../features/account/terms.tsx';
import { Refusal } from '../../shell/form-page.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Flow } from '../../ui/flow.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import type { EigenerStandView, ZustimmungProps } from './load.ts';

/** Texts to read before accepting. */
const READ = { TOS: 'zustimmung.agb', RewardConditions: 'zustimmung.praemienbedingungen', Privacy: 'zustimmung.datenschutz' } as const;

/** Terms and reward conditions: their essentials in three lines, and the button that accepts them. */
export const Zustimmung = (props: ZustimmungProps & { readonly stand: EigenerStandView }) => {
  const { t, paths, locale, stand, message } = props;
  const { vorname } = stand;
  return (
    <Flow title={t('zustimmung.titel')} lead={t('zustimmung.lead')}>
      <Refusal message={message} />
      <PostForm className="flex flex-col gap-6">
        <Card className="p-5 md:p-8">
          <Heading level={2} size="item">
            {t('zustimmung.kurz')}
          </Heading>
          <ul className="mt-4 flex flex-col gap-3">
            {(['link', 'frist', 'sicht'] as const).map((point) => (
              <li key={point} className="flex gap-3">
                <Icon name="arrow" className="mt-1 text-primary" />
                <span className="min-w-0 max-w-measure break-words">
                  {t(`zustimmung.kurz.${point}`, { vorname, widerruf: t('frist.widerruf') })}
                </span>
              </li>
            ))}
          </ul>
          <div className="mt-4 flex flex-col md:flex-row md:flex-wrap md:gap-x-6">
            {[...acceptedPagesOf(props), 'Privacy' as const].map((page) => (
              <a
                key={page}
                href={pageAddress(paths, page, locale)}
                target="_blank"
                rel="noopener"
                className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
              >
                {t(READ[page])}
              </a>
            ))}
          </div>
        </Card>
        <SeenVersions {...props} />
        <ActionBar stacked>
          <p className="max-w-measure max-md:text-xs">{t('zustimmung.satz', acceptedOf(props))}</p>
          <Button>{t('zustimmung.knopf')}</Button>
        </ActionBar>
      </PostForm>
    </Flow>
  );
};
