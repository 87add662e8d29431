import { type ComponentProps, createContext, useContext } from 'react';

/** Whether the page belongs to a read-only session. */
export const ReadOnly = createContext(false);

/** A form that changes data. In a read-only session it is visible but disabled. */
export const PostForm = ({ children, ...props }: Omit<ComponentProps<'form'>, 'method'>) => (
  <form method="post" {...props}>
    {useContext(ReadOnly) ? (
      <fieldset disabled className="contents [&_:disabled]:cursor-not-allowed [&_:disabled]:opacity-60">
        {children}
      </fieldset>
    ) : (
      children
    )}
  </form>
);
