import type { Anfrage } from '../../../contract/calls/empfehlung/anfrage.ts';
import type { TextKey } from '../../../texts/texts.ts';
import { fieldOf } from '../../shell/form.ts';
import { Button } from '../../ui/button.tsx';
import { DayField } from '../../ui/fields.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import type { AnfrageProps } from './load.ts';

interface DecideProps extends AnfrageProps {
  readonly anfrage: Anfrage;
  /** First day on which the request can be released, as shown. */
  readonly tag: string;
}

/** The tenant's next steps, one button each. Each works on its own; the API refuses a step that the status does not allow. */
export const Decide = (props: DecideProps) => {
  const { t, anfrage, tag } = props;
  const { Status, Freigebbar } = anfrage;
  const next = Status === 'Eingegangen' ? 'Bestaetigt' : Freigebbar ? 'Freigegeben' : null;
  const end = END[Status];
  return (
    <>
      <PostForm noValidate className="flex flex-col gap-6">
        <p className="max-w-measure">{t(Freigebbar ? 'anfrage.danach.frei' : `anfrage.danach.${Status}`, { tag })}</p>
        {Status === 'Eingegangen' && <Beginn {...props} />}
        {(next || end) && (
          <div className="flex flex-col gap-3 md:flex-row">
            {next && (
              <Button name="Status" value={next}>
                {t(`anfrage.knopf.${next}`)}
              </Button>
            )}
            {end && (
              <Button variant="quiet" name="Status" value="Storniert">
                {t(end)}
              </Button>
            )}
          </div>
        )}
      </PostForm>
      {Status === 'Bestaetigt' && (
        <PostForm noValidate className="flex flex-col gap-6 border-t border-border pt-6">
          <Beginn {...props} />
          <div>
            <Button variant="quiet" name="Status" value="Bestaetigt">
              {t('anfrage.frist.aendern')}
            </Button>
          </div>
        </PostForm>
      )}
    </>
  );
};

/** The day from which the withdrawal period and the release count. */
const Beginn = ({ t, locale, form }: DecideProps) => (
  <DayField
    {...fieldOf({ t, form }, 'FristBeginn')}
    className="max-w-sm"
    label={t('feldname.fristbeginn')}
    hint={t('anfrage.frist.hinweis', { widerruf: t('frist.widerruf') })}
    locale={locale}
    placeholder={t('formular.tag.muster')}
  />
);

/** Text of the button that ends the request, by status; none once it has ended. */
const END: Partial<Record<Anfrage['Status'], TextKey>> = {
  Eingegangen: 'anfrage.knopf.ablehnen',
  Bestaetigt: 'anfrage.knopf.stornieren',
  Freigegeben: 'anfrage.knopf.stornieren',
};
