import type { HomeTeil } from '../../../contract/values/startseite.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { TapNote } from '../../features/recommend/tap-form.tsx';
import { Card } from '../../ui/card.tsx';
import type { HomepageProps } from './load.ts';
import { hasTapTerms } from './offers.ts';

type OfferLeadProps = HomepageProps & {
  /** Text for visitors who have to fill in the form. */
  readonly text: TextKey;
  /** The part of the homepage that it belongs to. */
  readonly teil: HomeTeil;
  /** Uses the colours of its section's background. */
  readonly isProminent?: boolean;
};

/** Text above the products. If one tap is enough, it explains what the tap does; the first such part says in whose name and under which terms. */
export const OfferLead = ({ text, teil, isProminent = false, ...props }: OfferLeadProps) => {
  const { t, tap } = props;
  const note = tap && hasTapTerms(props, teil) && <TapNote context={props} tap={tap} className={isProminent ? '' : 'mt-4'} />;
  return (
    <>
      <p className={`mt-2 md:mt-4 max-w-measure ${isProminent ? '' : 'text-muted'}`}>{t(tap ? 'tipp.home' : text)}</p>
      {isProminent && note ? <Card className="mt-4 w-fit max-w-full p-4 text-text">{note}</Card> : note}
    </>
  );
};
