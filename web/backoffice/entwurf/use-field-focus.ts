import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Shows and focuses the field that the address names after its `#`; of several fields under one name the first control. */
export function useFieldFocus(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const field = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    field?.scrollIntoView({ block: 'center' });
    (field instanceof HTMLFieldSetElement ? field.querySelector<HTMLElement>('button, input, select, textarea') : field)?.focus();
  }, [hash]);
}
