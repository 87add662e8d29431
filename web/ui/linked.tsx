import { Fragment } from 'react';

const ADDRESS = /((?<![\p{L}\p{N}._+-])[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/u;

/** A line of plain text in which mail addresses become links. */
export const Linked = ({ text }: { text: string }) =>
  text.split(ADDRESS).map((part, index) =>
    index % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
      <Fragment key={index}>{part}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
      <a key={index} href={`mailto:${part}`} className="text-primary underline underline-offset-4">
        {part}
      </a>
    ),
  );
