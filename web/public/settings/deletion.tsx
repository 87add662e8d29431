import type { ReactNode } from 'react';
import { pageAddress } from '../../../contract/pages/public.ts';
import { Refusal } from '../../shell/form-page.tsx';
import { BandFlow } from '../../ui/band-flow.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { SettingsProps } from './load.ts';

/** The step before the account is deleted: the consequences, then the button. */
export const Deletion = (props: SettingsProps & { readonly offenePraemien: number }) => {
  const { t, message, paths, locale } = props;
  return (
    <BandFlow title={t('loeschen.titel')} lead={t('loeschen.lead')}>
      <Refusal message={message} />
      {props.offenePraemien > 0 && <Waiting {...props} />}
      <Card className="px-5 py-1 md:px-6">
        <Consequences {...props} />
      </Card>
      <PostForm className="flex flex-col gap-x-6 gap-y-2 md:flex-row md:items-center">
        <Button name="schritt" value="loeschen">
          {t('loeschen.knopf')}
        </Button>
        <TextLink href={pageAddress(paths, 'Settings', locale)}>{t('loeschen.behalten')}</TextLink>
      </PostForm>
    </BandFlow>
  );
};

const Waiting = ({ t, paths, locale, offenePraemien: anzahl }: SettingsProps & { readonly offenePraemien: number }) => (
  <Notice variant="warning">
    <p>{t.plural('loeschen.offen', anzahl)}</p>
    <TextLink href={pageAddress(paths, 'Dashboard', locale)}>{t('loeschen.offen.link')}</TextLink>
  </Notice>
);

/** What the deletion does with links, rewards and data (docs/rules/privacy.md). */
const Consequences = ({ t, email, mandant }: SettingsProps) => (
  <dl className="divide-y divide-border">
    <Consequence of={t('loeschen.links')}>{t('loeschen.links.text')}</Consequence>
    <Consequence of={t('loeschen.praemien')}>{t('loeschen.praemien.text')}</Consequence>
    <Consequence of={t('loeschen.daten')}>
      <p>{t('loeschen.daten.weg')}</p>
      <p className="mt-2">{t('loeschen.daten.bleibt')}</p>
    </Consequence>
    <Consequence of={t('loeschen.adresse')}>{t('loeschen.adresse.text', { email, support: mandant.SupportEmail })}</Consequence>
  </dl>
);

const Consequence = ({ of, children }: { of: string; children: ReactNode }) => (
  <div className="py-5">
    <dt className="font-semibold">{of}</dt>
    <dd className="mt-1 max-w-measure break-words">{children}</dd>
  </div>
);
