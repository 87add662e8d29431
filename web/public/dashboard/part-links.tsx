import type { Translate } from '../../../texts/texts.ts';
import { TextLink } from '../../ui/text-link.tsx';
import type { Part } from './parts.ts';

/** Links to the first and the next lines of a list, below it. `title` is the title of the list, for readers of links alone. */
export const PartLinks = ({ t, part, title }: { readonly t: Translate; readonly part: Part<unknown>; readonly title: string }) =>
  part.first === null && part.next === null ? null : (
    <p className="mt-2 flex flex-wrap gap-x-6">
      {part.next !== null && (
        <TextLink href={part.next}>
          {t('bereich.weitere')}
          <span className="sr-only">: {title}</span>
        </TextLink>
      )}
      {part.first !== null && (
        <TextLink href={part.first}>
          {t('bereich.anfang')}
          <span className="sr-only">: {title}</span>
        </TextLink>
      )}
    </p>
  );
