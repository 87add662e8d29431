import { readAgenturUser } from '../../../../../contract/calls/agentur/login.ts';
import { pageAddress, rechtOf } from '../../../../../contract/pages/public.ts';
import { AGENTUR, type Bereich, bereichNames } from '../../../../../contract/portals/agentur.ts';
import { areaOn } from '../../../../../contract/portals/portal.ts';
import { AGENTUR_RECHTE, type AgenturRecht, may } from '../../../../../contract/rules/rechte.ts';
import type { TextKey } from '../../../../../texts/texts.ts';
import { headOf } from '../../../../shell/head.ts';
import type { Visit } from '../../../../shell/visit.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { ClosedDoor } from '../../../../ui/drawings/closed-door.tsx';
import { End } from '../../../../ui/end.tsx';
import { Heading } from '../../../../ui/heading.tsx';
import { Linked } from '../../../../ui/linked.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import type { DocumentContext } from '../../../documents/context.ts';
import { DocumentFrame } from '../../../documents/document-frame.tsx';
import { areaLabel } from '../../labels.ts';
import { agenturOf } from '../../visit.ts';
import { agenturContext } from '../declaration.ts';
import { describeRollenWithRecht, explainForbidden } from './words.ts';

interface ForbiddenProps extends DocumentContext {
  readonly agentur: NonNullable<ReturnType<typeof agenturOf>>;
  readonly recht: AgenturRecht;
  /** Name of the closed page. */
  readonly seite: string;
  readonly offen: readonly Bereich[];
  readonly inhaber: readonly string[];
}

const isAgenturRecht = (recht: string): recht is AgenturRecht => AGENTUR_RECHTE.some((one) => one === recht);

/**
 * Answers 403 for a page that the role of the agency user does not open: names the roles that may open it and lists the areas that the user may open.
 * Null without an agency session, if the missing right is not one of an agency, or if the user cannot be read.
 */
export async function showForbidden(visit: Visit) {
  const { page, params } = visit;
  const agentur = agenturOf(visit);
  const recht = page === null ? 'Besuch' : rechtOf(page, params);
  if (agentur === null || !isAgenturRecht(recht)) return null;
  const user = await visit.call(readAgenturUser);
  if (!user.ok) return null;
  const context = agenturContext(visit);
  const seite = context.t(nameOf(visit));
  const props = {
    ...context,
    agentur,
    recht,
    seite,
    inhaber: user.body.Inhaber,
    offen: bereichNames().filter((name) => may(agentur, rechtOf('AgencyArea', { bericht: name }))),
  };
  const titel = context.t('agenturseite.verboten.titel', { seite });
  return { status: 403, head: headOf(context, { titel, beschreibung: titel }), content: <Forbidden {...props} titel={titel} /> };
}

const AREAS_WITHOUT_SCREEN = ['einladung'] as const;

function nameOf({ params }: Visit): TextKey {
  const area = areaOn(AGENTUR, AGENTUR.area.page, params);
  if (area !== null) return areaLabel(area);
  const other = AREAS_WITHOUT_SCREEN.find((name) => name === params.bericht);
  return other ? `agenturseite.bereich.${other}` : 'agenturseite.link.AgencyRewardOverview';
}

const Forbidden = (props: ForbiddenProps & { readonly titel: string }) => {
  const { t, titel, agentur, recht, paths, locale, offen, mandant, inhaber } = props;
  const [rolle = 'Minimal'] = agentur.rollen;
  const [why, ask] = explainForbidden(t, recht, { rolle, agentur, mandant, inhaber });
  return (
    <DocumentFrame context={props}>
      <End
        title={titel}
        why={why}
        drawing={<ClosedDoor />}
        more={
          <>
            <p>{t('agenturseite.verboten.text', { agentur: agentur.name, wer: describeRollenWithRecht(t, recht) })}</p>
            <p>
              <Linked text={ask} />
            </p>
            {offen.length > 0 && (
              <nav aria-labelledby="koennen">
                <Heading level={2} size="item" id="koennen">
                  {t('agenturseite.verboten.koennen')}
                </Heading>
                <ul className="mt-2 flex flex-wrap gap-x-6">
                  {offen.map((bericht) => (
                    <li key={bericht}>
                      <TextLink href={pageAddress(paths, 'AgencyArea', locale, { bericht })}>{t(`agentur.bereich.${bericht}`)}</TextLink>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </>
        }
      >
        <ButtonLink href={pageAddress(paths, 'AgencyHome', locale)}>{t('portal.uebersicht')}</ButtonLink>
      </End>
    </DocumentFrame>
  );
};
