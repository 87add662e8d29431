import { NO_BREAK_WORD } from '../../../texts/no-break.ts';

/** Text without line breaks after a single first letter ("E-Mail"), as `preventBreaks` does for documents of the server. */
export const NoBreakText = ({ text }: { text: string }) =>
  text.split(NO_BREAK_WORD).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
