import { Fragment } from 'react';
import { Heading } from './heading.tsx';

interface Block {
  readonly kind: 'heading' | 'paragraph';
  readonly text: string;
}

/** Blocks of a plain text: an empty line parts paragraphs, a line that begins with `## ` is a heading. */
export function parseProse(text: string): readonly Block[] {
  const blocks: Block[] = [];
  for (const part of text.replaceAll('\r\n', '\n').split(/\n\s*\n|\n(?=## )/)) {
    const trimmed = part.trim();
    const heading = /^## (.*)/.exec(trimmed);
    const rest = (heading ? trimmed.slice(heading[0].length) : trimmed).trim();
    if (heading?.[1]?.trim()) blocks.push({ kind: 'heading', text: heading[1].trim() });
    if (rest !== '') blocks.push({ kind: 'paragraph', text: rest });
  }
  return blocks;
}

const ADDRESS = /([\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/u;

/** A line of plain text; what looks like a mail address can be written to. */
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

/** A long plain text in its blocks. */
export const Prose = ({ text }: { text: string }) => (
  <div className="flex max-w-measure flex-col gap-4">
    {parseProse(text).map(({ kind, text: words }, index) =>
      kind === 'heading' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a text have no other name
        <Heading key={index} level={2} size="item" className="mt-6 first:mt-0">
          {words}
        </Heading>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a text have no other name
        <p key={index} className="text-wrap whitespace-pre-line">
          <Linked text={words} />
        </p>
      ),
    )}
  </div>
);
