import { Heading } from '../../ui/heading.tsx';
import type { HomepageProps } from './load.ts';
import { Section } from './section.tsx';

/** The tenant's partners: one picture each, with its name if it has one. */
export const Partner = ({ partner }: HomepageProps) =>
  partner && (
    <Section label={partner.Titel ?? undefined}>
      {partner.Titel && (
        <Heading level={2} size="section">
          {partner.Titel}
        </Heading>
      )}
      <ul className="mt-8 flex flex-wrap gap-x-12 gap-y-8">
        {partner.Bilder.map(({ Adresse, Breite, Hoehe, Alternativtext, Titel }) => (
          <li key={Adresse} className="flex items-center gap-4 wrap-anywhere">
            <img src={Adresse} width={Breite} height={Hoehe} alt={Alternativtext} loading="lazy" className="h-14 w-auto" />
            {Titel}
          </li>
        ))}
      </ul>
    </Section>
  );
