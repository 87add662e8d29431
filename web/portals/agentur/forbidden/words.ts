import { type AgenturRecht, RECHTE, rollenWith } from '../../../../contract/rules/rechte.ts';
import type { Rolle } from '../../../../contract/rules/rollen.ts';
import type { Translate } from '../../../../texts/texts.ts';

/** Who has a right, in words: owners in one, where their agency's state makes no difference; else in one with the staff, whose agency is active too. */
export function werDarf(t: Translate, recht: AgenturRecht): string {
  const rollen = rollenWith(recht);
  const anyOwner = rollen.includes('Inhaber') && rollen.includes('InhaberInaktiv');
  if (!anyOwner && rollen.includes('Inhaber') && rollen.includes('Mitarbeiter')) {
    const others = rollen.filter((rolle) => rolle !== 'Inhaber' && rolle !== 'Mitarbeiter');
    return t.list([t('agenturseite.wer.Taetige'), ...others.map((rolle) => t(`agenturseite.wer.${rolle}`))]);
  }
  const named = anyOwner ? rollen.filter((rolle) => rolle !== 'Inhaber' && rolle !== 'InhaberInaktiv') : rollen;
  return t.list([...(anyOwner ? [t('agenturseite.wer.Inhabende')] : []), ...named.map((rolle) => t(`agenturseite.wer.${rolle}`))]);
}

interface Mandant {
  readonly Name: string;
  readonly SupportEmail: string;
}

/** What somebody of a role can do about it, a sentence each. */
export function adviceFor(t: Translate, rolle: Rolle, recht: AgenturRecht, { Name, SupportEmail }: Mandant): string[] {
  const isSwitched = Object.values(RECHTE[recht].rollen).some((has) => has !== true);
  const switched = rolle === 'Mitarbeiter' && isSwitched ? [t('agenturseite.verboten.schalter', { name: Name })] : [];
  if (rolle === 'InhaberInaktiv') return [t('agenturseite.verboten.inaktiv', { support: SupportEmail })];
  return [...switched, t(rolle === 'Minimal' ? 'agenturseite.verboten.minimal' : 'agenturseite.verboten.mitarbeiter')];
}
