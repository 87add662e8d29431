import { pageAddress } from '../../../../../contract/pages/public.ts';
import { dayOf, formatDay } from '../../../../../contract/values/days.ts';
import { Block } from '../../../../features/content/inhalt.tsx';
import { formPage } from '../../../../shell/form-page.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Flow } from '../../../../ui/flow.tsx';
import { Heading } from '../../../../ui/heading.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { DocumentFrame } from '../../../documents/document-frame.tsx';
import { PortalForm } from '../../../documents/portal-form.tsx';
import { ownerNames } from '../../owner-names.ts';
import { type ConsentProps, loadConsent, postConsent } from './load.ts';

/** New or changed texts of the tenant, to which an owner agrees for the agency; staff see who can agree. */
export const agencyConsent = formPage<ConsentProps>({
  load: loadConsent,
  post: postConsent,
  head: (props) => ({
    titel: titleOf(props),
    beschreibung: props.t('agenturseite.zustimmung.beschreibung', { programm: props.mandant.ProgrammName }),
  }),
  View: (props) => (
    <DocumentFrame context={props}>{openTextsOf(props).length > 0 ? <Open {...props} /> : <Done {...props} />}</DocumentFrame>
  ),
});

const openTextsOf = ({ texts }: ConsentProps) => texts.filter(({ zugestimmtAm }) => zugestimmtAm === null);

const titleOf = (props: ConsentProps): string => {
  if (openTextsOf(props).length === 0) return props.t('agenturseite.zustimmung.fertig.titel');
  return props.t(props.isOwner ? 'agenturseite.zustimmung.titel' : 'agenturseite.zustimmung.titelMitarbeiter');
};

const Open = (props: ConsentProps) => {
  const { t, agentur, isOwner, owners, paths, locale } = props;
  const later = (
    <TextLink href={pageAddress(paths, 'AgencyHome', locale, { spaeter: '1' })}>{t('agenturseite.zustimmung.spaeter')}</TextLink>
  );
  return (
    <Flow
      title={titleOf(props)}
      lead={t(isOwner ? 'agenturseite.zustimmung.text' : 'agenturseite.zustimmung.textMitarbeiter', { agentur })}
    >
      {!isOwner && <Notice>{t('agenturseite.zustimmung.wer', { wer: ownerNames(t, owners) })}</Notice>}
      {openTextsOf(props).map(({ name, page, block }) => (
        <section key={name} className="flex flex-col gap-4 border-t border-border pt-6">
          <Heading level={2} size="part">
            {t(TITLES[page])}
          </Heading>
          <Block context={props} block={block} />
        </section>
      ))}
      {isOwner ? (
        <PortalForm {...props}>
          {openTextsOf(props).map(({ name, block }) => (
            <input key={name} type="hidden" name={`Zustimmungen.${name}`} value={block.Pruefsumme} />
          ))}
          <div className="flex flex-col gap-x-6 gap-y-2 md:flex-row md:items-center">
            <Button>{t('agenturseite.zustimmung.knopf', { agentur })}</Button>
            {later}
          </div>
        </PortalForm>
      ) : (
        later
      )}
    </Flow>
  );
};

const TITLES = { AgencyRules: 'agenturseite.regeln.titel', AgencyProcessing: 'agenturseite.av.titel' } as const;

const Done = (props: ConsentProps) => {
  const { t, texts, paths, locale } = props;
  return (
    <Flow title={titleOf(props)} lead={t(texts.length > 0 ? 'agenturseite.zustimmung.fertig.text' : 'agenturseite.zustimmung.fertig.leer')}>
      <ul>
        {texts.map(({ name, page, zugestimmtAm }) => (
          <li key={name}>
            <TextLink href={pageAddress(paths, page, locale)}>{t(TITLES[page])}</TextLink>
            {', '}
            {t('agenturseite.zustimmung.fertig.am', { tag: formatDay(dayOf(new Date(zugestimmtAm ?? 0)), locale) })}
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink href={pageAddress(paths, 'AgencyHome', locale)}>{t('agenturseite.zustimmung.fertig.knopf')}</ButtonLink>
      </div>
    </Flow>
  );
};
