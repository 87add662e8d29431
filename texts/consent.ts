import { createHash } from 'node:crypto';
import { CONSENT_TAGE, CONSENTS } from '../contract/calls/consent.ts';
import type { MandantKonfiguration } from '../contract/calls/mandant.ts';
import { countsZiele } from '../contract/values/tracking.ts';
import type { Translate } from './texts.ts';

/** Partners that measure for a tenant, by type of tracker: purposes, and whether data may leave the EU. */
const PARTNER = {
  matomo: { name: 'Matomo', isOutsideEu: false, for: ['Analytisch'] },
  gtm: { name: 'Google Tag Manager', isOutsideEu: true, for: ['Analytisch', 'Marketing'] },
  gtag: { name: 'Google Analytics', isOutsideEu: true, for: ['Analytisch', 'Marketing'] },
} as const;

type Partner = (typeof PARTNER)[keyof typeof PARTNER];

/** Everything that a visitor can read before choosing; the stored choice refers to this wording. */
export interface ConsentWording {
  readonly titel: string;
  /** Text of the banner. */
  readonly text: string;
  /** Additional text of the settings. */
  readonly mehr: string;
  readonly kategorien: readonly {
    readonly identifier: (typeof CONSENTS)[number]['identifier'];
    readonly titel: string;
    readonly text: string;
  }[];
}

/** The wording of a tenant's banner and its settings in one language, with the number and names of its partners. */
export function consentWording(t: Translate, konfiguration: Pick<MandantKonfiguration, 'trackings' | 'Name' | 'Dienste'>): ConsentWording {
  const { trackings, Name } = konfiguration;
  const partners = [...new Set(trackings.filter(({ enabled }) => enabled).map(({ type }) => type))].map((type) => PARTNER[type]);
  return {
    titel: t('consent.titel'),
    text: `${purposeOf(t, partners)} ${t('consent.jederzeit')}`,
    mehr: t('consent.mehr', { mandant: Name, tage: CONSENT_TAGE }),
    kategorien: CONSENTS.map(({ identifier }) => ({
      identifier,
      titel: t(`consent.${identifier}`),
      text: t(identifier === 'Analytisch' && countsZiele(konfiguration) ? 'consent.Analytisch.ziele' : `consent.${identifier}.text`, {
        partner: namesFor(partners, identifier),
      }).trim(),
    })),
  };
}

/** The purpose of the consent, in one sentence. */
function purposeOf(t: Translate, partners: readonly Partner[]): string {
  if (partners.length === 0) return t('consent.text.keiner');
  const hasWerbung = namesFor(partners, 'Marketing') !== '';
  return t.plural('consent.text', partners.length, {
    was: t(hasWerbung ? 'consent.was.werbung' : 'consent.was.besuche'),
    wo: partners.some(({ isOutsideEu }) => isOutsideEu) ? t('consent.ausserhalb') : '',
  });
}

const namesFor = (partners: readonly Partner[], identifier: string): string =>
  partners
    .filter((partner) => partner.for.some((one) => one === identifier))
    .map(({ name }) => name)
    .join(', ');

/** Short hash of a wording; a stored choice has it as its version. */
export const versionOf = (wording: ConsentWording): string =>
  createHash('sha256').update(JSON.stringify(wording)).digest('base64url').slice(0, 16);
