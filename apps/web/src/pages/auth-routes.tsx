import type { RouteObject } from 'react-router';
import { AuthFrame } from '../features/auth/auth-frame.tsx';

/** Pages for people who are not signed in; each is its own chunk, the frame around them stays. */
export const authRoutes: RouteObject[] = [
  {
    Component: AuthFrame,
    children: [
      { path: '/login', lazy: { Component: async () => (await import('./login-page.tsx')).LoginPage } },
      { path: '/forgot', lazy: { Component: async () => (await import('./forgot-page.tsx')).ForgotPage } },
      {
        path: '/registration',
        lazy: { Component: async () => (await import('./registration-page.tsx')).RegistrationPage },
      },
      {
        path: '/fix-registration',
        lazy: { Component: async () => (await import('./fix-registration-page.tsx')).FixRegistrationPage },
      },
      {
        path: '/reset-password',
        lazy: { Component: async () => (await import('./reset-password-page.tsx')).ResetPasswordPage },
      },
      {
        path: '/verify-email',
        lazy: { Component: async () => (await import('./verify-email-page.tsx')).VerifyEmailPage },
      },
      {
        path: '/verify-reset-pin',
        lazy: { Component: async () => (await import('./verify-reset-pin-page.tsx')).VerifyResetPinPage },
      },
      { path: '/verify-pin', lazy: { Component: async () => (await import('./verify-pin-page.tsx')).VerifyPinPage } },
    ],
  },
];
