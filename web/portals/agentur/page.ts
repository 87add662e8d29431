import { readAgenturUser } from '../../../contract/calls/agentur/login.ts';
import { pageAddress } from '../../../contract/pages/public.ts';
import { AGENTUR } from '../../../contract/portals/agentur.ts';
import { may } from '../../../contract/rules/rechte.ts';
import { seesAllRows } from '../../../contract/rules/rollen.ts';
import { type AppPage, appPage } from '../shell/app/app-page.tsx';
import { INHALTE, inhaltPagesOf } from './documents/inhalte.ts';
import { areaLabel } from './labels.ts';
import type { Own } from './own.ts';
import { ownerNames } from './owner-names.ts';
import { agenturOf, isOwner } from './visit.ts';

/** What the portal of the agencies loads for its app. */
export const AGENCY_APP: AppPage<typeof AGENTUR, Own> = {
  label: areaLabel,
  beschreibung: ({ t }) => t('agentur.beschreibung'),
  texts:
    /^(agentur|freigabe|agenturBericht|teilen\.kanal|passwort\.(regel|aendern))\.|^passwort\.(regeln|regeln\.haeufig|erfuellt|fehlt|zeigen|verbergen|neu)$/,
  captchaArea: 'einladung',
  async load(visit, { t, paths }) {
    const isConsentOpen = agenturOf(visit)?.isConsentOpen ?? false;
    // Owners can read the portal first: the consent page leads here with this parameter.
    if (isConsentOpen && isOwner(visit) && visit.page === 'AgencyHome' && visit.query.spaeter !== '1')
      return { redirect: { page: 'AgencyConsent' } };
    const answer = await visit.call(readAgenturUser);
    if (!answer.ok) return answer;
    const { Token: _, ...benutzer } = answer.body;
    const { locale, konfiguration } = visit;
    const agentur = agenturOf(visit);
    const links = (['AgencyRewardOverview', 'AgencyCosts', ...inhaltPagesOf(visit)] as const).filter(
      (name) => name in INHALTE || may(agentur, 'Praemienplan'),
    );
    return {
      ...(isConsentOpen && {
        notice: t(isOwner(visit) ? 'agenturseite.zustimmung.offen' : 'agenturseite.zustimmung.offenMitarbeiter', {
          wer: ownerNames(t, benutzer.Inhaber),
        }),
        noticeLink: { href: pageAddress(paths, 'AgencyConsent', locale), label: t('agenturseite.zustimmung.lesen') },
      }),
      session: benutzer.GueltigBis,
      person: {
        name: [benutzer.Vorname, benutzer.Nachname].filter(Boolean).join(' ') || benutzer.Email,
        firm: benutzer.AgenturName,
        detail: [benutzer.Agenturnummer, benutzer.Mitarbeiternummer, t.list(benutzer.Rollen.map((rolle) => t(`agentur.rolle.${rolle}`)))]
          .filter(Boolean)
          .join(' · '),
      },
      links: links.map((name) => ({ href: pageAddress(paths, name, locale), label: t(`agenturseite.link.${name}`) })),
      own: {
        inviter: {
          name: benutzer.AgenturName,
          nummer: benutzer.Mitarbeiternummer ?? null,
          agenturnummer: benutzer.Agenturnummer,
          canChooseNummer: benutzer.Rollen.includes('Inhaber'),
        },
        benutzer,
        schalter: agentur?.schalter ?? [],
        seesAll: agentur !== null && seesAllRows(agentur),
        mandant: {
          name: konfiguration.Name,
          support: konfiguration.SupportEmail,
          locales: konfiguration.SupportedLanguage.Sprache,
          statistikJeMitarbeiter: konfiguration.StatistikJeMitarbeiter,
          plan: { minCent: konfiguration.PlanMinCent, maxCent: konfiguration.PlanMaxCent },
        },
        zusatzdaten: pageAddress(paths, 'AgencyAdditionalData', locale),
      },
    };
  },
};

export const agencyApp = appPage(AGENTUR, AGENCY_APP);
