import { Fragment } from 'react';
import { Heading } from './heading.tsx';
import { Table } from './table.tsx';

type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/**
 * Blocks of a plain text: an empty line parts paragraphs, a line that begins with `## ` is a heading, and lines like `| a | b |`, all
 * of as many fields as the first, are a table with its head above.
 */
export function parseProse(text: string): readonly Block[] {
  const blocks: Block[] = [];
  for (const part of text.replaceAll('\r\n', '\n').split(/\n\s*\n|\n(?=## )/)) {
    const trimmed = part.trim();
    const heading = /^## (.*)/.exec(trimmed);
    const rest = (heading ? trimmed.slice(heading[0].length) : trimmed).trim();
    if (heading?.[1]?.trim()) blocks.push({ kind: 'heading', text: heading[1].trim() });
    if (rest !== '') blocks.push(parseTable(rest) ?? { kind: 'paragraph', text: rest });
  }
  return blocks;
}

function parseTable(text: string): Block | null {
  const [head, ...rows] = text.split('\n').map(fieldsOf);
  if (!head || rows.length === 0) return null;
  const isEven = (row: readonly string[] | null): row is readonly string[] => row?.length === head.length;
  return rows.every(isEven) ? { kind: 'table', head, rows } : null;
}

function fieldsOf(line: string): readonly string[] | null {
  const inner = /^\|(.+)\|$/.exec(line.trim())?.[1];
  return inner === undefined ? null : inner.split('|').map((field) => field.trim());
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

/** A long plain text in its blocks. A table is called by the heading over it. */
export const Prose = ({ text }: { text: string }) => {
  const blocks = parseProse(text);
  return (
    <div className="flex max-w-measure flex-col gap-4">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a text have no other name
        <ProseBlock key={index} block={block} caption={headingBefore(blocks, index)} />
      ))}
    </div>
  );
};

const headingBefore = (blocks: readonly Block[], index: number): string => {
  const heading = blocks.slice(0, index).findLast(({ kind }) => kind === 'heading');
  return heading && 'text' in heading ? heading.text : '';
};

const ProseBlock = ({ block, caption }: { block: Block; caption: string }) => {
  if (block.kind === 'heading')
    return (
      <Heading level={2} size="item" className="mt-6 first:mt-0">
        {block.text}
      </Heading>
    );
  if (block.kind === 'table') return <ProseTable {...block} caption={caption} />;
  return (
    <p className="text-wrap whitespace-pre-line">
      <Linked text={block.text} />
    </p>
  );
};

const ProseTable = ({ head, rows, caption }: Extract<Block, { kind: 'table' }> & { caption: string }) => (
  <div className="my-2">
    <Table
      caption={caption || head.join(', ')}
      isCaptionHidden
      columns={head.map((title, index) => ({ title, cell: (row: readonly string[]) => row[index] }))}
      rows={rows}
      keyOf={(row) => row.join('|')}
      empty=""
    />
  </div>
);
