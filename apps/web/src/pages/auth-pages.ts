import { FixRegistrationPage } from './fix-registration-page.tsx';
import { ForgotPage } from './forgot-page.tsx';
import { RegistrationPage } from './registration-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';
import { VerifyEmailPage } from './verify-email-page.tsx';
import { VerifyPinPage } from './verify-pin-page.tsx';
import { VerifyResetPinPage } from './verify-reset-pin-page.tsx';
import type { PublicPath } from '../session/public-paths.ts';
import type { ComponentType } from 'react';

/** All pages but the sign-in, in one chunk: they are small and follow each other. */
export const AUTH_PAGES: Readonly<Record<Exclude<PublicPath, '/login'>, ComponentType>> = {
  '/forgot': ForgotPage,
  '/registration': RegistrationPage,
  '/fix-registration': FixRegistrationPage,
  '/reset-password': ResetPasswordPage,
  '/verify-email': VerifyEmailPage,
  '/verify-reset-pin': VerifyResetPinPage,
  '/verify-pin': VerifyPinPage,
};
