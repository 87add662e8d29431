import type { ReactNode } from 'react';
import { Container } from '../../ui/container.tsx';

interface SectionProps {
  /** Id of its heading, or what it is called. */
  readonly label?: string | undefined;
  readonly labelledBy?: string;
  readonly id?: string | undefined;
  /** Has a background of its own; of two such sections in a row only the first. */
  readonly variant?: 'plain' | 'strong' | 'loud';
  readonly className?: string;
  readonly children: ReactNode;
}

/** Grounds bear `band`: what follows one begins with room above it, what follows another plain section does not. */
const VARIANTS = {
  plain: '[section:not(.band)+&]:pt-0',
  strong: 'band bg-surface-strong [.bg-surface-strong+&]:bg-transparent',
  loud: 'band bg-primary text-on-primary',
} as const;

/** A part of the home in the page's column, wherever the tenant has it. */
export const Section = ({ label, labelledBy, id, variant = 'plain', className = '', children }: SectionProps) => (
  <section id={id} aria-label={label} aria-labelledby={labelledBy} className={`py-16 lg:py-24 ${VARIANTS[variant]} ${className}`}>
    <Container>{children}</Container>
  </section>
);
