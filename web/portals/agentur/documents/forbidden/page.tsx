import { rechtOf } from '../../../../../contract/pages/public.ts';
import { AGENTUR } from '../../../../../contract/portals/agentur.ts';
import { areaOn } from '../../../../../contract/portals/portal.ts';
import { AGENTUR_RECHTE, type AgenturRecht } from '../../../../../contract/rules/rechte.ts';
import type { TextKey } from '../../../../../texts/texts.ts';
import { headOf } from '../../../../shell/head.ts';
import type { Visit } from '../../../../shell/visit.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Linked } from '../../../../ui/linked.tsx';
import { documentScreen } from '../../../documents/framed.tsx';
import { portalData } from '../../../shell/app/app-page.tsx';
import { FirstFrame } from '../../../shell/frame/first-frame.tsx';
import { areaLabel } from '../../labels.ts';
import { AGENCY_APP } from '../../page.ts';
import { agenturOf } from '../../visit.ts';
import { agenturContext } from '../declaration.ts';
import { describeRollenWithRecht, explainForbidden } from './words.ts';

const isAgenturRecht = (recht: string): recht is AgenturRecht => AGENTUR_RECHTE.some((one) => one === recht);

/**
 * Answers 403 for a page that the role of the agency user does not open, inside the frame of the portal: names the roles that may open it. The navigation
 * has the areas that the user may open. Null without an agency session, if the missing right is not one of an agency, or if the user cannot be read.
 */
export async function showForbidden(visit: Visit) {
  const { page, params } = visit;
  const agentur = agenturOf(visit);
  const recht = page === null ? 'Besuch' : rechtOf(page, params);
  if (agentur === null || !isAgenturRecht(recht)) return null;
  const frame = await portalData(AGENTUR, AGENCY_APP, visit, null);
  if (!('data' in frame)) return null;
  const { data } = frame;
  const context = agenturContext(visit);
  const { t, mandant } = context;
  const titel = t('agenturseite.verboten.titel', { seite: t(nameOf(visit)) });
  const [rolle = 'Minimal'] = agentur.rollen;
  const [why, ask] = explainForbidden(t, recht, { rolle, agentur, mandant, inhaber: data.own.benutzer.Inhaber });
  const content = (
    <FirstFrame t={t} data={data} current={null}>
      <div className="flex max-w-measure flex-col gap-4">
        <h1 className="text-xl">{titel}</h1>
        <p className="text-lg">{why}</p>
        <p>{t('agenturseite.verboten.text', { agentur: agentur.name, wer: describeRollenWithRecht(t, recht) })}</p>
        <p>
          <Linked text={ask} />
        </p>
        <div>
          <ButtonLink href={data.frame.overview}>{t('portal.uebersicht')}</ButtonLink>
        </div>
      </div>
    </FirstFrame>
  );
  return { status: 403, head: headOf(context, { titel, beschreibung: titel, portal: documentScreen(AGENTUR) }), content };
}

const AREAS_WITHOUT_SCREEN = ['einladung'] as const;

function nameOf({ params }: Visit): TextKey {
  const area = areaOn(AGENTUR, AGENTUR.area.page, params);
  if (area !== null) return areaLabel(area);
  const other = AREAS_WITHOUT_SCREEN.find((name) => name === params.bericht);
  return other ? `agenturseite.bereich.${other}` : 'agenturseite.link.AgencyRewardOverview';
}
