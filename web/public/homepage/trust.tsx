import { type PageName, pageAddress } from '../../../contract/pages/public.ts';
import { shownFrist } from '../../features/praemie/amount.ts';
import { Container } from '../../ui/container.tsx';
import { Heading } from '../../ui/heading.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { HomepageProps } from './load.ts';

/** Each question with the page that answers it in full. */
const PARTS = [
  ['wer', 'Imprint'],
  ['wann', 'TOS'],
  ['daten', 'Privacy'],
] as const satisfies readonly (readonly [string, PageName])[];

/** Who runs the programme, when it pays, what happens with data: each from the tenant's own rules. */
export const Trust = ({ t, mandant, paths, locale, impressum, freigabeTage, auszahlungFristTage }: HomepageProps) => {
  const values = {
    programm: mandant.ProgrammName,
    mandant: mandant.Name,
    tage: freigabeTage,
    frist: shownFrist(t, auszahlungFristTage),
  };
  return (
    <section aria-labelledby="vertrauen">
      <Container className="py-16 lg:py-24">
        <Heading level={2} size="section" id="vertrauen">
          {t('home.vertrauen.titel')}
        </Heading>
        <ul className="mt-10 grid grid-cols-1 gap-10 md:grid-cols-3 md:gap-8 lg:gap-16">
          {PARTS.map(([part, page]) => (
            <li key={part} className="flex flex-col">
              <Heading level={3} size="item">
                {t(`home.vertrauen.${part}.titel`)}
              </Heading>
              <p className="mt-2 max-w-measure text-muted">{t(`home.vertrauen.${part}.text`, values)}</p>
              <p className="mt-auto pt-2">
                <TextLink href={page === 'Imprint' ? impressum.adresse : pageAddress(paths, page, locale)}>
                  {t(`home.vertrauen.${part}.link`)}
                </TextLink>
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
};
