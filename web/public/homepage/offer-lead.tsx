import type { TextKey } from '../../../texts/texts.ts';
import { TapNote } from '../../features/recommend/tap-form.tsx';
import { Card } from '../../ui/card.tsx';
import type { HomepageProps } from './load.ts';

type OfferLeadProps = HomepageProps & {
  /** Text for visitors who have to fill in the form. */
  readonly text: TextKey;
  /** Uses the colours of its section's background. */
  readonly isProminent?: boolean;
};

/** Text above the products. If one tap is enough, it explains what the tap does, in whose name and under which terms. */
export const OfferLead = ({ text, isProminent = false, ...props }: OfferLeadProps) => {
  const { t, tap } = props;
  const note = tap && <TapNote context={props} tap={tap} className={isProminent ? '' : 'mt-4'} />;
  return (
    <>
      <p className={`mt-4 max-w-measure ${isProminent ? '' : 'text-muted'}`}>{t(tap ? 'tipp.home' : text)}</p>
      {isProminent && note ? <Card className="mt-4 w-fit p-4 text-text">{note}</Card> : note}
    </>
  );
};
