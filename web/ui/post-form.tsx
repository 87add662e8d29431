import { type ComponentProps, createContext, useContext } from 'react';

/** Whether the page is one of a session that only reads. */
export const ReadOnly = createContext(false);

/** A form that changes something. In a session that only reads it stays visible, and nothing in it can be used or sent. */
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
