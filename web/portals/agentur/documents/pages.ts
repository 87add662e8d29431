import { confirmPage } from '../../documents/confirm/page.tsx';
import { forgotPasswordPage } from '../../documents/forgot-password/page.tsx';
import { loginPage } from '../../documents/login/page.tsx';
import { logoutPage } from '../../documents/logout/page.tsx';
import { registerPage } from '../../documents/register/page.tsx';
import { registerPasswordPage } from '../../documents/register-password/page.tsx';
import { resetPasswordPage } from '../../documents/reset-password/page.tsx';
import { AGENTUR_DOCUMENTS } from './declaration.ts';

export const agencyLogin = loginPage(AGENTUR_DOCUMENTS);
export const agencyLogout = logoutPage(AGENTUR_DOCUMENTS);
export const agencyForgotPassword = forgotPasswordPage(AGENTUR_DOCUMENTS);
export const agencyResetPassword = resetPasswordPage(AGENTUR_DOCUMENTS);
export const agencyRegister = registerPage(AGENTUR_DOCUMENTS);
export const agencyConfirm = confirmPage(AGENTUR_DOCUMENTS);
export const agencyRegisterPassword = registerPasswordPage(AGENTUR_DOCUMENTS);
