import type { Anfrage } from '../../../contract/calls/anfrage.ts';
import type { TextKey, Translate } from '../../../texts/texts.ts';
import { Button } from '../../ui/button.tsx';

interface DecideProps {
  readonly t: Translate;
  readonly anfrage: Anfrage;
  /** The first day on which it can be released. */
  readonly tag: string;
}

/** What the tenant can do with it now, one button a step; each acts by itself, and the API refuses what its state does not allow. */
export const Decide = ({ t, anfrage: { Status, Freigebbar }, tag }: DecideProps) => {
  const next = Status === 'Eingegangen' ? 'Bestaetigt' : Freigebbar ? 'Freigegeben' : null;
  const end = END[Status];
  return (
    <form method="post" className="flex flex-col gap-6">
      <p className="max-w-measure">{t(Freigebbar ? 'anfrage.danach.frei' : `anfrage.danach.${Status}`, { tag })}</p>
      {(next || end) && (
        <div className="flex flex-col gap-3 md:flex-row">
          {next && (
            <Button name="Status" value={next}>
              {t(`anfrage.knopf.${next}`)}
            </Button>
          )}
          {end && (
            <Button look="quiet" name="Status" value="Storniert">
              {t(end)}
            </Button>
          )}
        </div>
      )}
    </form>
  );
};

/** What ending it is called in a state; nothing where it has ended. */
const END: Partial<Record<Anfrage['Status'], TextKey>> = {
  Eingegangen: 'anfrage.knopf.ablehnen',
  Bestaetigt: 'anfrage.knopf.stornieren',
  Freigegeben: 'anfrage.knopf.stornieren',
};
