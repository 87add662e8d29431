import { Heading } from '../../ui/heading.tsx';
import type { HomepageProps } from './load.ts';
import { Section } from './section.tsx';

/** The tenant's partners: one picture each, with its name if it has one. */
export const Partner = ({ partner }: HomepageProps) =>
  partner && (
    <Section label={partner.Titel ?? undefined}>
      {partner.Titel && (
        <Heading level={2} size="area">
          {partner.Titel}
        </Heading>
      )}
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 max-md:text-xs md:mt-8 md:gap-x-12 md:gap-y-8">
        {partner.Bilder.map(({ Adresse, Breite, Hoehe, Alternativtext, Titel }) => (
          <li key={Adresse} className="flex items-center gap-3 wrap-anywhere md:gap-4">
            <img src={Adresse} width={Breite} height={Hoehe} alt={Alternativtext} loading="lazy" className="h-9 w-auto md:h-14" />
            {Titel}
          </li>
        ))}
      </ul>
    </Section>
  );
