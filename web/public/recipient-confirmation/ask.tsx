import { pageAddress } from '../../../contract/pages/public.ts';
import { Vorgang } from '../../shell/form-page.tsx';
import type { PageContext } from '../../shell/page.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { TextLink } from '../../ui/text-link.tsx';

type AskProps = PageContext & { readonly token: string; readonly isRefusal: boolean };

/** The one button that acts, and the way to the other answer. */
export const Ask = ({ t, paths, locale, token, isRefusal }: AskProps) => (
  <PostForm className="flex flex-col gap-3 md:items-start">
    <Vorgang />
    <ActionBar>
      <Button>{t(isRefusal ? 'angabenBestaetigen.ablehnen.knopf' : 'angabenBestaetigen.knopf')}</Button>
    </ActionBar>
    <TextLink href={pageAddress(paths, 'RecipientConfirmation', locale, { token, ...(!isRefusal && { ablehnen: '1' }) })}>
      {t(isRefusal ? 'angabenBestaetigen.ablehnen.zurueck' : 'angabenBestaetigen.ablehnen')}
    </TextLink>
  </PostForm>
);
