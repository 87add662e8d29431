import { pageAddress } from '../../../contract/pages/public.ts';
import { freigabePhrase } from '../../../texts/texts.ts';
import { formatFrist } from '../../features/praemie/amount.ts';
import { ConditionsLink } from '../../features/praemie/conditions-link.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Heading } from '../../ui/heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { HomepageProps } from './load.ts';
import { Section } from './section.tsx';

const PARTS = ['wer', 'wann', 'daten'] as const;

/** Who runs the programme, when it pays, and what happens with data, from the tenant's own rules. */
export const Trust = (props: HomepageProps) => {
  const { t, locale, mandant, freigabeTage, auszahlungFristTage } = props;
  const values = {
    programm: mandant.ProgrammName,
    mandant: mandant.Name,
    freigabeAb: freigabePhrase(locale, freigabeTage),
    frist: formatFrist(t, auszahlungFristTage),
  };
  return (
    <Section labelledBy="vertrauen">
      <Heading level={2} size="area" id="vertrauen">
        {t('home.vertrauen.titel')}
      </Heading>
      <Carousel className="mt-1 gap-4 md:mt-10 md:grid-cols-3 md:gap-8 lg:gap-16">
        {PARTS.map((part) => (
          <li key={part} className="flex flex-col max-md:rounded-card max-md:bg-surface max-md:p-4 max-md:shadow-card">
            <Heading level={3} size="item">
              {t(`home.vertrauen.${part}.titel`)}
            </Heading>
            <p className="mt-1 max-w-measure text-muted max-md:text-xs md:mt-2">{t(`home.vertrauen.${part}.text`, values)}</p>
            <p className="mt-auto pt-2">
              <PartLink {...props} part={part} />
            </p>
          </li>
        ))}
      </Carousel>
    </Section>
  );
};

/** Link to the page that answers a question in full. */
const PartLink = ({ part, ...props }: HomepageProps & { readonly part: (typeof PARTS)[number] }) => {
  if (part === 'wann') return <ConditionsLink {...props} />;
  const { t, paths, locale, impressum } = props;
  return (
    <TextLink href={part === 'wer' ? impressum.adresse : pageAddress(paths, 'Privacy', locale)}>
      {t(`home.vertrauen.${part}.link`)}
    </TextLink>
  );
};
