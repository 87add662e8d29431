import { isNurLesen } from '../../contract/rules/rechte.ts';
import { Container } from '../ui/container.tsx';
import { Notice } from '../ui/notice.tsx';
import type { PageContext } from './page.ts';

/** Notice on every page of an administrator's session that the session is read-only. */
export const ReadsOnly = ({ context: { login, t } }: { context: PageContext }) =>
  isNurLesen(login) ? (
    <Container className="py-4 print:hidden">
      <Notice variant="warning">
        <p>{t('seite.nurLesen')}</p>
      </Notice>
    </Container>
  ) : null;
