/** A letter and a hyphen say nothing without what follows: E-Mail. Kept by the split, at every second place. */
const WORD = /(?<![\p{L}\p{N}-])(\p{L}-\p{L}+)/gu;

/** A text whose words are not parted behind their first letter, as documents are kept together on the server. */
export const WholeWords = ({ text }: { text: string }) =>
  text.split(WORD).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
