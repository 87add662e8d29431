import { WHOLE_WORD } from '../../../texts/whole-words.ts';

/** A text whose words are not parted behind their first letter, as documents are kept together on the server. */
export const WholeWords = ({ text }: { text: string }) =>
  text.split(WHOLE_WORD).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
