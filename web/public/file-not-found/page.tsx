import { pageAddress } from '../../../contract/pages/public.ts';
import { Frame } from '../../shell/frame.tsx';
import { headOf } from '../../shell/head.ts';
import { type ContextVisit, type Page, type PageContext, pageContext } from '../../shell/page.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { BrokenPath } from '../../ui/drawings/broken-path.tsx';
import { End } from '../../ui/end.tsx';
import { findMissing } from '../../ui/picture.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** Page for an unknown address, with the reason; the code of a referral works without its link. */
export function showFileNotFound(visit: ContextVisit) {
  const context = pageContext(visit);
  const { t } = context;
  const head = headOf(context, { titel: t('seite.nichtGefunden.titel'), beschreibung: t('seite.nichtGefunden.text') });
  return { status: 404, head, content: <FileNotFound {...context} /> };
}

export const fileNotFound: Page = { open: async (visit) => showFileNotFound(visit), post: undefined };

const FileNotFound = (context: PageContext) => {
  const code = context.navigation.find(({ page }) => page === 'Code');
  return (
    <Frame context={context}>
      <End
        title={context.t('seite.nichtGefunden.kopf')}
        why={
          <>
            {context.t('seite.nichtGefunden.text')}
            <span className="mt-2 block text-xs">{context.t('seite.nichtGefunden.titel')}</span>
          </>
        }
        picture={findMissing(context.look)}
        drawing={<BrokenPath />}
      >
        <ButtonLink href={pageAddress(context.paths, 'Homepage', context.locale)}>{context.t('seite.zurStartseite')}</ButtonLink>
        {code && <TextLink href={code.adresse}>{context.t('seite.navigation.Code')}</TextLink>}
      </End>
    </Frame>
  );
};
