import { confirmPage } from '../../documents/confirm/page.tsx';
import { forgotPasswordPage } from '../../documents/forgot-password/page.tsx';
import { loginPage } from '../../documents/login/page.tsx';
import { logoutPage } from '../../documents/logout/page.tsx';
import { registerPage } from '../../documents/register/page.tsx';
import { registerPasswordPage } from '../../documents/register-password/page.tsx';
import { resetPasswordPage } from '../../documents/reset-password/page.tsx';
import { SELLER_DOCUMENTS } from './declaration.ts';

export const sellerLogin = loginPage(SELLER_DOCUMENTS);
export const sellerLogout = logoutPage(SELLER_DOCUMENTS);
export const sellerForgotPassword = forgotPasswordPage(SELLER_DOCUMENTS);
export const sellerResetPassword = resetPasswordPage(SELLER_DOCUMENTS);
export const sellerRegister = registerPage(SELLER_DOCUMENTS);
export const sellerConfirm = confirmPage(SELLER_DOCUMENTS);
export const sellerRegisterPassword = registerPasswordPage(SELLER_DOCUMENTS);
