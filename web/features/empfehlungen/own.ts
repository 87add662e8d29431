import type { EigeneEmpfehlung, EigenerEmpfaenger, NaechsterSchritt } from '../../../contract/calls/empfehlung/empfehlungsform.ts';
import { isShareable } from '../../../contract/rules/shareable.ts';

/** A recipient whose reward the recommender can pick now, with the token for it. */
export type PickableEmpfaenger = EigenerEmpfaenger & {
  readonly Praemierung: NonNullable<EigenerEmpfaenger['Praemierung']> & { readonly Token: string };
};

/** Whether the recommender can pick a reward for this recipient now. */
export const canPick = (empfaenger: EigenerEmpfaenger): empfaenger is PickableEmpfaenger =>
  empfaenger.NaechsterSchritt.Schritt === 'PraemieWaehlen' && empfaenger.Praemierung?.Token !== undefined;

/** All rewards that the recommender can pick now, the one with the earliest last day first. */
export const rewardsToPick = (list: readonly EigeneEmpfehlung[]): readonly PickableEmpfaenger[] =>
  list.flatMap(({ Empfaenger }) => Empfaenger.filter(canPick)).toSorted((a, b) => lastDayOf(a).localeCompare(lastDayOf(b)));

const lastDayOf = ({ NaechsterSchritt }: PickableEmpfaenger): string => NaechsterSchritt.Spaetestens ?? '';

/** The newest referral that can be shared; the list has the newest first. */
export const newestLink = (list: readonly EigeneEmpfehlung[]): EigeneEmpfehlung | undefined => list.find(isShareable);

/** Whether the link has reached another person: it was opened, or a recipient has joined. A named person is a recipient before the link is shared. */
export const wasShared = ({ Klicks, Benannt, Empfaenger }: EigeneEmpfehlung): boolean =>
  Klicks > 0 || Empfaenger.some(({ NaechsterSchritt }) => !Benannt || !BEFORE_OPENING.includes(NaechsterSchritt.Schritt));

const BEFORE_OPENING: readonly NaechsterSchritt['Schritt'][] = ['AdresseBestaetigen', 'EmpfaengerDaten'];
