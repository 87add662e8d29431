import type { TextKey } from '../../../texts/texts.ts';
import { useBackoffice } from '../backoffice.ts';
import { TextLink } from '../frame/text-link.tsx';
import { PATHS } from '../paths.ts';
import { hasRecht, useMandant } from '../user.ts';

interface PersonLinksProps {
  /** The person of the title: an account or a recipient; null without one, or once the data is deleted. */
  readonly person: string | null;
  /** The account of the recommender beside that person. */
  readonly empfehler?: string | null;
}

/** Links from a sheet to the pages of its people, for people with the right to open them. */
export function PersonLinks({ person, empfehler = null }: PersonLinksProps) {
  const { t } = useBackoffice();
  const zugang = useMandant();
  const links: readonly (readonly [string | null, TextKey])[] = [
    [person, 'betrieb.person.zur'],
    [empfehler, 'betrieb.person.zumEmpfehler'],
  ];
  if (!hasRecht(zugang, 'Personen')) return null;
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 empty:hidden">
      {links.map(
        ([id, label]) =>
          id !== null && (
            <TextLink key={label} to={PATHS.person(zugang.Mandant, id)}>
              {t(label)}
            </TextLink>
          ),
      )}
    </p>
  );
}
