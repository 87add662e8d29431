import { SESSION_HOURS } from '../../../../../contract/calls/account/account.ts';
import { pageAddress } from '../../../../../contract/pages/public.ts';
import { InterstitialFront } from '../../../../features/interstitial/front.tsx';
import { InterstitialParts } from '../../../../features/interstitial/parts.tsx';
import { ToLogin } from '../../../../features/interstitial/to-login.tsx';
import { type Page, page } from '../../../../shell/page.ts';
import type { Loaded, Visit } from '../../../../shell/visit.ts';
import type { DocumentContext } from '../../../documents/context.ts';
import { DocumentFrame } from '../../../documents/document-frame.tsx';
import { targetOf } from '../../../documents/login/load.ts';
import { BelowLogin } from '../below-login.tsx';
import { SELLER_DOCUMENTS, sellerContext } from '../declaration.ts';

/** Redirects a logged-in seller to the target of the login. */
async function loadInterstitial(visit: Visit): Promise<Loaded<DocumentContext>> {
  const context = sellerContext(visit);
  return context.isLoggedIn ? { redirect: targetOf(SELLER_DOCUMENTS, visit) } : { props: context };
}

/** Page in front of the sellers' login at a tenant that forces a login: who may sell here, for what, and the login. */
export const sellerInterstitial: Page = page<DocumentContext>({
  cache: 'inhalt',
  load: loadInterstitial,
  head: ({ t, mandant }) => ({
    titel: t('sellerseite.willkommen.titel'),
    beschreibung: t('sellerseite.willkommen.text', { programm: mandant.ProgrammName }),
  }),
  View: (props) => (
    <DocumentFrame context={props}>
      <Front {...props} />
      <Parts {...props} />
    </DocumentFrame>
  ),
});

const Front = (props: DocumentContext) => {
  const { t, mandant, paths, locale, loginRedirect } = props;
  return (
    <InterstitialFront
      title={t('sellerseite.willkommen.titel')}
      text={t('sellerseite.willkommen.text', { programm: mandant.ProgrammName })}
    >
      <div className="flex flex-col gap-10">
        <ToLogin
          href={pageAddress(paths, 'SellerLogin', locale, loginRedirect)}
          label={t('anmelden.knopf')}
          text={t('sellerseite.willkommen.anmelden')}
        />
        <BelowLogin {...props} isPasswordSet={false} />
      </div>
    </InterstitialFront>
  );
};

const Parts = ({ t, mandant, canRegister }: DocumentContext) => {
  const who = t(canRegister ? 'sellerseite.willkommen.wer.text' : 'sellerseite.willkommen.wer.ohne', {
    mandant: mandant.Name,
    support: mandant.SupportEmail,
  });
  return (
    <InterstitialParts
      parts={[
        { title: t('sellerseite.willkommen.wer'), text: who },
        { title: t('sellerseite.willkommen.was'), text: t('sellerseite.willkommen.was.text') },
        { title: t('sellerseite.willkommen.wie'), text: t('sellerseite.willkommen.wie.text', { stunden: SESSION_HOURS }) },
      ]}
    />
  );
};
