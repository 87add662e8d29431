import { Fragment } from 'react';

/** A text in which a mail address that is too long for its line is parted before its `@`, sooner than within a word. */
export const AddressText = ({ text }: { readonly text: string }) =>
  text.split(/(?=@)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
