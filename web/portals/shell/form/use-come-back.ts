import { type RefCallback, useCallback, useRef } from 'react';

/** Returns the focus to the button that opened a form: `opener` is the ref of that button, `comeBack` is called when the form closes. */
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
