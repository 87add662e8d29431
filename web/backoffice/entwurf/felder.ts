import { useQuery } from '@tanstack/react-query';
import type { EinstellungsGruppe } from '../../../contract/rules/einstellungen.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import type { Dateien, Felder, FeldText } from '../../../texts/felder/felder.ts';
import { useBackoffice } from '../backoffice.ts';

/** Names and effects of all fields, groups of settings and files of a tenant. */
export interface FelderTexte {
  readonly felder: Felder;
  readonly gruppen: Readonly<Record<EinstellungsGruppe, FeldText>>;
  readonly dateien: Dateien;
}

const LOAD: Readonly<Record<Locale, () => Promise<FelderTexte>>> = {
  de: () => import('../../../texts/felder/de.ts'),
  en: () => import('../../../texts/felder/en.ts'),
};

/** These words in the language of the app; undefined while they load. They are a file of their own, since no other screen needs them. */
export function useFelder(): FelderTexte | undefined {
  const { locale } = useBackoffice();
  return useQuery({ queryKey: ['felder', locale], queryFn: LOAD[locale], staleTime: Number.POSITIVE_INFINITY }).data;
}
