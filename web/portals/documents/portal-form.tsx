import type { ReactNode } from 'react';
import type { FormOf } from '../../shell/form.ts';
import { Form } from '../../shell/form-page.tsx';

/** Form of a document of the portal. */
export const PortalForm = ({ children, ...of }: FormOf & { readonly children: ReactNode }) => (
  <div className="flex flex-col gap-8">
    <Form {...of} className="flex flex-col gap-6">
      {children}
    </Form>
  </div>
);
