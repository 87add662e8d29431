import type { ReactNode } from 'react';

const SIZES = {
  hero: 'text-headline tracking-[-0.01em]',
  section: 'text-2xl lg:text-3xl tracking-[-0.01em] hyphens-long',
  /** Like `section`, smaller on phones, for pages with many of them. */
  area: 'text-xl md:text-2xl lg:text-3xl tracking-[-0.01em] hyphens-long',
  part: 'text-xl leading-snug hyphens-long',
  item: 'text-lg leading-snug hyphens-long',
} as const;

interface HeadingProps {
  readonly level: 1 | 2 | 3;
  readonly size: keyof typeof SIZES;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Heading({ level, size, id, className = '', children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={`${SIZES[size]} ${className}`}>
      {children}
    </Tag>
  );
}
