import { Outlet } from 'react-router';
import { Mark } from './mark.tsx';
import { CONTENT, useContentFocus } from './use-content-focus.ts';

/** Frame of the screens before a login: one card below the name. */
export function Outside() {
  useContentFocus();
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-120 flex-col px-4 py-8 sm:py-16">
      <header className="mb-6 px-1 print:hidden">
        <Mark />
      </header>
      <main id={CONTENT} tabIndex={-1} className="rounded-card border border-border bg-surface p-5 shadow-card outline-none sm:p-8">
        <Outlet />
      </main>
    </div>
  );
}
