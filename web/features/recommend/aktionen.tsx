import type { Aktion } from '../../../contract/calls/aktion.ts';
import { fieldOf } from '../../shell/form.ts';
import type { PageContext } from '../../shell/page.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Checkbox } from '../../ui/fields.tsx';
import { type RecommendForm, wordingOf } from './form.ts';

/** The tenant's campaigns, each with a checkbox that only the visitor ticks. Folded, with their titles, until one is ticked. */
export const Aktionen = (props: PageContext & RecommendForm) =>
  props.aktionen.length > 0 && (
    <Disclosure summary={<Summary {...props} />} open={props.aktionen.some((aktion) => isTicked(props, aktion))}>
      <fieldset className="flex flex-col gap-5 text-text">
        <legend className="sr-only">{props.t('empfehlen.aktionen')}</legend>
        {props.aktionen.map((aktion) => (
          <Box key={aktion.AktionsId} {...props} aktion={aktion} />
        ))}
      </fieldset>
    </Disclosure>
  );

const isTicked = ({ form }: RecommendForm, aktion: Aktion): boolean => form.values[`Aktionen.${aktion.AktionsId}`] === wordingOf(aktion);

const Summary = ({ t, aktionen }: PageContext & RecommendForm) => (
  <span className="min-w-0">
    {t('empfehlen.aktionen')}
    <span className="block text-xs font-normal text-muted">{t.list(aktionen.map(({ Titel }) => Titel))}</span>
  </span>
);

const Box = ({ aktion, ...props }: PageContext & RecommendForm & { readonly aktion: Aktion }) => (
  <div>
    <Checkbox
      {...fieldOf(props, `Aktionen.${aktion.AktionsId}`)}
      checkedValue={wordingOf(aktion)}
      label={
        <>
          <b className="block font-semibold">{aktion.Titel}</b>
          {aktion.Text}
        </>
      }
    />
    <details className="mt-1 ml-9 max-w-measure text-xs text-muted">
      <summary className="inline-flex min-h-8 cursor-pointer items-center text-primary underline underline-offset-4">
        {props.t('empfehlen.aktionen.rechtstext')}
        <span className="sr-only"> {aktion.Titel}</span>
      </summary>
      <div
        className="mt-1 flex flex-col gap-2 [&_a]:text-primary [&_a]:underline [&_ol]:list-decimal [&_ol]:pl-5 [&_ul]:list-disc [&_ul]:pl-5"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the call answers with HTML that the server has sanitised
        dangerouslySetInnerHTML={{ __html: aktion.RechtsText }}
      />
    </details>
  </div>
);
