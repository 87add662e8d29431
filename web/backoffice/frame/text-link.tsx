import { Link, type LinkProps } from 'react-router';

/** Link within a text. */
export const TextLink = (props: LinkProps) => <Link {...props} className="font-semibold text-primary underline underline-offset-3" />;
