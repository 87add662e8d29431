import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Shows and focuses the field that the address names after its `#`. */
export function useFieldFocus(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const field = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    field?.scrollIntoView({ block: 'center' });
    field?.focus();
  }, [hash]);
}
