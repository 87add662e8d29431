import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

interface DropdownProps {
  readonly label: ReactNode;
  /** Accessible name of a button whose label is an icon. */
  readonly name?: string;
  readonly buttonClass: string;
  readonly align?: 'left' | 'right';
  /** Opens upwards, for a button at the bottom edge of phones. */
  readonly isUp?: boolean;
  /** Position of the popup on phones. */
  readonly onPhones?: keyof typeof PHONE_POSITIONS;
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

const SIDES = { left: 'left-0', right: 'right-0' } as const;

/** `here`: at its button. `edge`: at the bottom edge of phones, for filter chips, because the scrolling row around them would clip the popup. */
const PHONE_POSITIONS = {
  here: '',
  edge: 'max-lg:fixed max-lg:inset-x-2 max-lg:top-auto max-lg:bottom-18 max-lg:z-40 max-lg:mt-0 max-lg:max-h-[60dvh]',
} as const;

/** A button with a popup below: Esc, a click outside or leaving focus closes it. Holds fields and links, so it has no menu roles. */
export function Dropdown({ label, name, buttonClass, align = 'left', isUp = false, onPhones = 'here', children }: DropdownProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => {
    // The focused element disappears with the popup.
    if (popup.current?.contains(document.activeElement)) button.current?.focus();
    setOpen(false);
  };
  const [side, setSide] = useState(align);
  useLayoutEffect(() => {
    // A popup that would extend beyond the right edge of the window is aligned to the right edge of its button.
    if (isOpen && align === 'left' && popup.current && popup.current.getBoundingClientRect().right > innerWidth) setSide('right');
  }, [isOpen, align]);

  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles the key that closes the popup
    <div
      ref={root}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        close();
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={name}
        className={buttonClass}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && (
        <div
          ref={popup}
          id={id}
          // A click on plain text focuses the popup; otherwise an element behind it would get the focus, which closes the popup.
          tabIndex={-1}
          className={`absolute z-30 max-h-[min(70dvh,28rem)] min-w-56 overflow-y-auto rounded-control border border-border bg-surface p-2 text-text shadow-raised outline-none ${SIDES[side]} ${PHONE_POSITIONS[onPhones]} ${isUp ? 'bottom-full mb-2' : 'top-full mt-1'}`}
        >
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </div>
  );
}
