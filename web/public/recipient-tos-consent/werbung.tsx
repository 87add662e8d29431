import { type EigenerStand, withdrawEigeneWerbeeinwilligung } from '../../../contract/calls/account/eigenerstand.ts';
import type { PageContext } from '../../shell/page.ts';
import type { Posted, Visit } from '../../shell/visit.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';

/** The field that distinguishes this form from the others of the page. */
export const WITHDRAW_BUTTON = { name: 'schritt', value: 'werbungWiderrufen' } as const;

/** Status of the consent to advertising, or that it was just withdrawn; null if there is none. */
export type WerbungState = 'angefragt' | 'gegeben' | 'widerrufen' | null;

export function werbungStateOf({ query }: Pick<Visit, 'query'>, { Werbeeinwilligung }: EigenerStand): WerbungState {
  if (Werbeeinwilligung === 'Gegeben') return 'gegeben';
  if (Werbeeinwilligung === 'Angefragt') return 'angefragt';
  return query.werbung === 'widerrufen' ? 'widerrufen' : null;
}

/** Withdraws the consent; a second click has no further effect. */
export async function withdrawWerbung(visit: Visit): Promise<Posted> {
  const done = await visit.call(withdrawEigeneWerbeeinwilligung);
  return done.ok ? { redirect: { page: 'RecipientTOSConsent', params: { werbung: 'widerrufen' } } } : { problem: done.problem };
}

/** The consent to advertising, word for word, with a button that withdraws it as easily as it was given (GDPR art. 7 (3)). */
export const Werbung = ({ t, mandant, werbung }: Pick<PageContext, 't' | 'mandant'> & { readonly werbung: WerbungState }) =>
  werbung && (
    <div className="mx-auto -mt-8 w-full max-w-flow px-gutter pb-16 md:px-8 lg:-mt-16 lg:pb-24">
      {werbung === 'widerrufen' ? (
        <Notice variant="success" alert>
          {t('werbung.widerrufen', { mandant: mandant.Name })}
        </Notice>
      ) : (
        <Card className="flex flex-col gap-4 p-5 md:p-6">
          <Heading level={2} size="item">
            {t('werbung.titel')}
          </Heading>
          <p className="max-w-measure">{t(`werbung.${werbung}`)}</p>
          <blockquote className="max-w-measure border-l-4 border-primary pl-4">
            {t('angaben.einwilligung', { mandant: mandant.Name })}
          </blockquote>
          <PostForm className="flex flex-col md:items-start">
            <Button variant="quiet" {...WITHDRAW_BUTTON}>
              {t('werbung.knopf')}
            </Button>
          </PostForm>
        </Card>
      )}
    </div>
  );
