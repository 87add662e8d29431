import { useBackoffice } from '../backoffice.ts';
import { TextLink } from '../frame/text-link.tsx';
import { PATHS } from '../paths.ts';
import { hasRecht, useMandant } from '../user.ts';

/** Link from a sheet to the page of its recommended person, for people with the right to open it. */
export function PersonLink({ empfaengernummer }: { readonly empfaengernummer: string }) {
  const { t } = useBackoffice();
  const zugang = useMandant();
  if (!hasRecht(zugang, 'Personen')) return null;
  return (
    <p>
      <TextLink to={PATHS.person(zugang.Mandant, empfaengernummer)}>{t('betrieb.person.zur')}</TextLink>
    </p>
  );
}
