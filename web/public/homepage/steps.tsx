import type { Translate } from '../../../texts/texts.ts';
import { Heading } from '../../ui/heading.tsx';
import { Section } from './section.tsx';

/** The last step has the accent colour. */
const MARKS = { 1: 'bg-primary text-on-primary', 2: 'bg-primary text-on-primary', 3: 'bg-accent text-on-accent' } as const;

/** The three steps: Auswählen, Empfehlen, Freuen. Side by side, on phones with small text; with large text below each other. */
export const Steps = ({ t }: { t: Translate }) => (
  <Section labelledBy="schritte" variant="strong">
    <Heading level={2} size="area" id="schritte">
      {t('home.schritte.titel')}
    </Heading>
    <div className="@container">
      <ol className="mt-6 grid grid-cols-1 gap-x-2 gap-y-5 @min-[18rem]:grid-cols-3 md:mt-10 md:gap-x-8 lg:gap-x-16">
        {([1, 2, 3] as const).map((nummer) => (
          <li key={nummer} className="relative">
            {nummer < 3 && <StepConnector />}
            <span
              aria-hidden="true"
              className={`mb-3 flex size-11 items-center justify-center rounded-full font-heading text-lg font-semibold md:mb-6 md:size-14 md:text-xl ${MARKS[nummer]}`}
            >
              {nummer}
            </span>
            <Heading level={3} size="item" className="max-md:text-[0.95rem]">
              {t(`home.schritt${nummer}.titel`)}
            </Heading>
            <p className="mt-1 max-w-measure max-md:text-xs md:mt-2">{t(`home.schritt${nummer}.text`)}</p>
          </li>
        ))}
      </ol>
    </div>
  </Section>
);

/** Line from one mark to the next, where the steps are side by side. */
const StepConnector = () => (
  <span
    aria-hidden="true"
    className="absolute top-5.5 -right-1 left-13 hidden border-t-2 border-dotted border-primary/40 @min-[18rem]:block md:top-7 md:right-0 md:left-18 lg:-right-12"
  />
);
