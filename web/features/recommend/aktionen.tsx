import type { Aktion } from '../../../contract/calls/aktion.ts';
import { fieldOf } from '../../shell/form.ts';
import type { PageContext } from '../../shell/page.ts';
import { Checkbox } from '../../ui/fields.tsx';
import { type RecommendForm, wordingOf } from './form.ts';

/** The tenant's campaigns, each with a checkbox that only the visitor ticks. */
export const Aktionen = (props: PageContext & RecommendForm) =>
  props.aktionen.length > 0 && (
    <fieldset className="flex flex-col gap-6">
      <legend className="mb-1 font-heading text-lg font-semibold">{props.t('empfehlen.aktionen')}</legend>
      {props.aktionen.map((aktion) => (
        <Box key={aktion.AktionsId} {...props} aktion={aktion} />
      ))}
    </fieldset>
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
