import type { PageContext } from '../../shell/page.ts';
import { Button } from '../../ui/button.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { ORDER_BUTTON } from './newsletter.ts';

/** Form that requests the mail whose link gives the consent to the newsletter; shows the consent word for word. */
export const NewsletterOrder = ({ t, mandant, email }: PageContext & { readonly email: string }) => (
  <>
    <p className="break-words">{t('meinedaten.newsletter.bestellen.text', { email })}</p>
    <blockquote className="border-l-4 border-primary pl-4">{t('angaben.einwilligung', { mandant: mandant.Name })}</blockquote>
    <p className="text-xs text-muted">{t('meinedaten.newsletter.bestellen.widerruf')}</p>
    <PostForm className="flex flex-col md:items-start">
      <Button {...ORDER_BUTTON}>{t('meinedaten.newsletter.bestellen.knopf')}</Button>
    </PostForm>
  </>
);
