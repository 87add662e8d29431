import { type RefCallback, useCallback, useRef } from 'react';

/** Returns the focus to the button that opened a form: `opener` is the ref of that button, call `returnFocus` when the form closes. */
export function useFocusReturn(): { readonly opener: RefCallback<HTMLButtonElement>; returnFocus(): void } {
  const shouldFocus = useRef(false);
  const opener = useCallback((button: HTMLButtonElement | null) => {
    if (shouldFocus.current) button?.focus();
    if (button) shouldFocus.current = false;
  }, []);
  return {
    opener,
    returnFocus() {
      shouldFocus.current = true;
    },
  };
}
