import { pageAddress } from '../../../contract/pages/public.ts';
import type { TextKey } from '../../../texts/texts.ts';
import type { PageContext } from '../../shell/page.ts';
import type { FieldProps } from '../../ui/field.tsx';
import { Checkbox } from '../../ui/fields.tsx';
import { acceptedOf, acceptedPagesOf } from './accepted.ts';

type TermsProps = PageContext & {
  readonly field: Omit<FieldProps, 'label'>;
  /** Sentence that the tick accepts. */
  readonly satz?: TextKey;
  /** Sentence at the button if the tenant asks for no tick, otherwise null. */
  readonly hinweis: TextKey | null;
};

/** The terms and the reward conditions: a checkbox, or only the sentence if the tenant asks for no tick. */
export function Terms({ field, satz = 'empfehlen.agb', hinweis, ...context }: TermsProps) {
  const sentence = context.t(hinweis ?? satz, acceptedOf(context));
  const words = (
    <>
      {sentence} <TermsLinks {...context} />
      <SeenVersions {...context} />
    </>
  );
  return hinweis ? (
    <p className="max-w-measure text-xs text-muted">{words}</p>
  ) : (
    // A tick that was refused is asked for again.
    <Checkbox
      {...field}
      value={field.error ? '' : field.value}
      checkedValue={sentence}
      label={<span className="block max-md:text-xs">{words}</span>}
    />
  );
}

/** Versions of the texts that the page shows, which the form sends with the consent. */
export const SeenVersions = ({ shownVersions }: Pick<PageContext, 'shownVersions'>) =>
  Object.entries(shownVersions).map(([name, version]) => <input key={name} type="hidden" name={name} value={version} />);

type TermsLinksProps = Parameters<typeof acceptedPagesOf>[0] & Pick<PageContext, 'paths' | 'locale'>;

const READ = { TOS: 'empfehlen.agb.link', RewardConditions: 'empfehlen.praemienbedingungen.link' } as const;

/** Links to the texts to accept, which open in a new window. */
export const TermsLinks = (context: TermsLinksProps) => (
  <span className="mt-1 flex flex-wrap gap-x-4">
    {acceptedPagesOf(context).map((page) => (
      <a
        key={page}
        href={pageAddress(context.paths, page, context.locale)}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-6 items-center text-primary underline underline-offset-4"
      >
        {context.t(READ[page])}
      </a>
    ))}
  </span>
);
