import { type AgenturRecht, needsSchalter, rollenWithRecht } from '../../../../../contract/rules/rechte.ts';
import type { RegistrierungStatus } from '../../../../../contract/rules/registrierung.ts';
import type { Rolle } from '../../../../../contract/rules/rollen.ts';
import type { Translate } from '../../../../../texts/texts.ts';
import { ownerNames } from '../../owner-names.ts';

/**
 * Names the roles that have a right. Owners of active and of inactive agencies are one group if both have it; otherwise owners and staff of
 * active agencies are one group if both have it.
 */
export function describeRollenWithRecht(t: Translate, recht: AgenturRecht): string {
  const rollen = rollenWithRecht(recht);
  const anyOwner = rollen.includes('Inhaber') && rollen.includes('InhaberInaktiv');
  if (!anyOwner && rollen.includes('Inhaber') && rollen.includes('Mitarbeiter')) {
    const others = rollen.filter((rolle) => rolle !== 'Inhaber' && rolle !== 'Mitarbeiter');
    return t.list([t('agenturseite.wer.Taetige'), ...others.map((rolle) => t(`agenturseite.wer.${rolle}`))]);
  }
  const named = anyOwner ? rollen.filter((rolle) => rolle !== 'Inhaber' && rolle !== 'InhaberInaktiv') : rollen;
  return t.list([...(anyOwner ? [t('agenturseite.wer.Inhabende')] : []), ...named.map((rolle) => t(`agenturseite.wer.${rolle}`))]);
}

interface ForbiddenCase {
  readonly rolle: Rolle;
  readonly agentur: { readonly name: string; readonly status: RegistrierungStatus };
  readonly mandant: { readonly Name: string; readonly SupportEmail: string };
  /** The names of the agency's owners. */
  readonly inhaber: readonly string[];
}

/** Two sentences: why the page is closed to the user, and whom the user can ask. */
export function explainForbidden(
  t: Translate,
  recht: AgenturRecht,
  { rolle, agentur, mandant, inhaber }: ForbiddenCase,
): readonly [string, string] {
  const grund =
    agentur.status === 'Aktiv' ? (rolle === 'Minimal' ? 'ohneRolle' : needsSchalter(recht, rolle) ? 'schalter' : 'rolle') : 'agentur';
  const values = { agentur: agentur.name, rolle: t(`agentur.rolle.${rolle}`), mandant: mandant.Name };
  return [
    t(`agenturseite.verboten.grund.${grund}`, values),
    rolle === 'InhaberInaktiv'
      ? t('agenturseite.verboten.support', { support: mandant.SupportEmail })
      : t('agenturseite.verboten.fragen', { wen: ownerNames(t, inhaber) }),
  ];
}
