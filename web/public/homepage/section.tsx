import type { ReactNode } from 'react';
import { Container } from '../../ui/container.tsx';

interface SectionProps {
  /** Name of a section without a heading; `labelledBy` is the id of the heading. */
  readonly label?: string | undefined;
  readonly labelledBy?: string;
  readonly id?: string | undefined;
  /** Background of the section; of two `strong` sections in a row only the first one has it. */
  readonly variant?: 'plain' | 'strong' | 'loud';
  readonly className?: string;
  readonly children: ReactNode;
}

/** Sections with a background have the class `band`: a section after one keeps its top padding, a section after a plain one has none. */
const VARIANTS = {
  plain: '[section:not(.band)+&]:pt-0',
  strong: 'band bg-surface-strong [.bg-surface-strong+&]:bg-transparent',
  loud: 'band bg-primary text-on-primary',
} as const;

/** A part of the homepage in the page's column, at any position. */
export const Section = ({ label, labelledBy, id, variant = 'plain', className = '', children }: SectionProps) => (
  <section id={id} aria-label={label} aria-labelledby={labelledBy} className={`py-8 md:py-16 lg:py-24 ${VARIANTS[variant]} ${className}`}>
    <Container>{children}</Container>
  </section>
);
