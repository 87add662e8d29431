import type { ReactNode } from 'react';

interface CarouselProps {
  /** Layout of the list outside of phones; also the gap. */
  readonly className: string;
  /** Entries with little content. */
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

/** List whose entries stand in a row on phones, to swipe through. Each entry has a link or button, so that the keyboard reaches it. */
export const Carousel = ({ className, isNarrow = false, children }: CarouselProps) => (
  <div className="@container">
    <ul className={`carousel grid ${isNarrow ? 'carousel-narrow' : ''} ${className}`}>{children}</ul>
  </div>
);
