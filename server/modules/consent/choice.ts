import type { Consent } from '../../../contract/calls/consent.ts';
import { consentWording, versionOf } from '../../../texts/consent.ts';
import { createTexts } from '../../../texts/texts.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { insertConsent, insertWortlaut } from './store.ts';

/**
 * Stores a choice of cookies as proof (GDPR art. 7 (1)): moment, choice and wording of the banner, and nothing about the visitor. Refuses
 * with Konflikt if the wording of the banner has changed since.
 */
export async function storeConsent(context: Context, choice: Consent, wortlaut: string): Promise<void> {
  const { locale, texte, konfiguration } = context;
  const wording = consentWording(createTexts(locale, texte[locale]), konfiguration);
  if (versionOf(wording) !== wortlaut) refuse('Konflikt');
  await insertWortlaut(context, { wortlaut, language: locale, inhalt: JSON.stringify(wording) });
  const { Funktional, Analytisch, Marketing } = choice;
  await insertConsent(context, { wortlaut, funktional: Funktional, analytisch: Analytisch, marketing: Marketing });
}
