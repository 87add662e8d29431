import { useQuery } from '@tanstack/react-query';
import type { SettingsGroup } from '../../../contract/rules/settings-groups.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import type { FieldText, FieldTexts, FileTexts } from '../../../texts/fields/fields.ts';
import { useBackoffice } from '../backoffice.ts';

/** Names and effects of all fields, groups of settings and files of a tenant. */
export interface AllFieldTexts {
  readonly fields: FieldTexts;
  readonly groups: Readonly<Record<SettingsGroup, FieldText>>;
  readonly files: FileTexts;
}

const LOAD: Readonly<Record<Locale, () => Promise<AllFieldTexts>>> = {
  de: () => import('../../../texts/fields/de.ts'),
  en: () => import('../../../texts/fields/en.ts'),
};

/** These words in the language of the app; undefined while they load. They are a file of their own, since no other screen needs them. */
export function useFieldTexts(): AllFieldTexts | undefined {
  const { locale } = useBackoffice();
  return useQuery({ queryKey: ['field-texts', locale], queryFn: LOAD[locale], staleTime: Number.POSITIVE_INFINITY }).data;
}
