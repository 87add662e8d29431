import type { Translate } from '../../../texts/texts.ts';
import { Heading } from '../../ui/heading.tsx';
import { Section } from './section.tsx';

/** The last step has the accent colour. */
const MARKS = { 1: 'bg-primary text-on-primary', 2: 'bg-primary text-on-primary', 3: 'bg-accent text-on-accent' } as const;

/** The three steps: Auswählen, Empfehlen, Freuen. */
export const Steps = ({ t }: { t: Translate }) => (
  <Section labelledBy="schritte" variant="strong">
    <Heading level={2} size="section" id="schritte">
      {t('home.schritte.titel')}
    </Heading>
    <ol className="mt-10 grid gap-10 md:grid-cols-3 md:gap-8 lg:gap-16">
      {([1, 2, 3] as const).map((nummer) => (
        <li key={nummer} className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 md:block">
          {nummer < 3 && <StepConnector />}
          <span
            aria-hidden="true"
            className={`flex size-14 items-center justify-center rounded-full font-heading text-xl font-semibold md:mb-6 ${MARKS[nummer]}`}
          >
            {nummer}
          </span>
          <div>
            <Heading level={3} size="item">
              {t(`home.schritt${nummer}.titel`)}
            </Heading>
            <p className="mt-2 max-w-measure">{t(`home.schritt${nummer}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  </Section>
);

/** Line from one mark to the next: down on phones, to the right where the steps are side by side. */
const StepConnector = () => (
  <span
    aria-hidden="true"
    className="absolute top-16 -bottom-8 left-7 border-l-2 border-dotted border-primary/40 md:top-7 md:right-0 md:bottom-auto md:left-18 md:border-t-2 md:border-l-0 lg:-right-12"
  />
);
