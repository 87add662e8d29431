import { createHash } from 'node:crypto';
import { CONSENTS } from '../contract/calls/consent.ts';
import type { MandantKonfiguration } from '../contract/calls/mandant.ts';
import type { Translate } from './texts.ts';

/** Who measures for a tenant, by the type of the tracker: what for, and whether data may leave the EU with it. */
const PARTNER = {
  matomo: { name: 'Matomo', isOutsideEu: false, for: ['Analytisch'] },
  gtm: { name: 'Google Tag Manager', isOutsideEu: true, for: ['Analytisch', 'Marketing'] },
  gtag: { name: 'Google Analytics', isOutsideEu: true, for: ['Analytisch', 'Marketing'] },
} as const;

type Partner = (typeof PARTNER)[keyof typeof PARTNER];

/** What a visitor reads before choosing: all of it is what the choice was about. */
export interface ConsentWording {
  readonly titel: string;
  readonly text: string;
  readonly kategorien: readonly {
    readonly identifier: (typeof CONSENTS)[number]['identifier'];
    readonly titel: string;
    readonly text: string;
  }[];
}

/** The wording of a tenant's banner in one language, with its partners by number and name. */
export function consentWording(t: Translate, { trackings, Name }: Pick<MandantKonfiguration, 'trackings' | 'Name'>): ConsentWording {
  const partners = [...new Set(trackings.filter(({ enabled }) => enabled).map(({ type }) => type))].map((type) => PARTNER[type]);
  const outside = partners.some(({ isOutsideEu }) => isOutsideEu) ? ` ${t('consent.ausserhalb')}` : '';
  const mandant = { mandant: Name };
  const text = partners.length === 0 ? t('consent.text.keiner', mandant) : t.plural('consent.text', partners.length, mandant);
  return {
    titel: t('consent.titel'),
    text: `${text}${outside} ${t('consent.widerruf')}`,
    kategorien: CONSENTS.map(({ identifier }) => ({
      identifier,
      titel: t(`consent.${identifier}`),
      text: t(`consent.${identifier}.text`, { partner: namesFor(partners, identifier) }).trim(),
    })),
  };
}

const namesFor = (partners: readonly Partner[], identifier: string): string =>
  partners
    .filter((partner) => partner.for.some((one) => one === identifier))
    .map(({ name }) => name)
    .join(', ');

/** Short hash of a wording: a choice names the words that it was made by. */
export const versionOf = (wording: ConsentWording): string =>
  createHash('sha256').update(JSON.stringify(wording)).digest('base64url').slice(0, 16);
