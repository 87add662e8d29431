import { type RefCallback, useCallback, useRef } from 'react';

/** Whoever comes back from a form has the focus where it was opened: `opener` is the ref of that button, `comeBack` is called as the form closes. */
export function useComeBack(): { readonly opener: RefCallback<HTMLButtonElement>; comeBack(): void } {
  const isBack = useRef(false);
  const opener = useCallback((button: HTMLButtonElement | null) => {
    if (isBack.current) button?.focus();
    if (button) isBack.current = false;
  }, []);
  return {
    opener,
    comeBack() {
      isBack.current = true;
    },
  };
}
